import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { JoinLinksPanel_group$key } from "../../../__generated__/group_admin/JoinLinksPanel_group.graphql.ts";
import type { JoinLinksPanelCreateMutation } from "../../../__generated__/group_admin/JoinLinksPanelCreateMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readMayI } from "../../../lib/mayI.ts";
import { useProductMinute } from "../../../lib/productClock.ts";
import { useAction } from "../../../sending/useAction.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { JoinLinkRow } from "./JoinLinkRow.tsx";
import { NewLink } from "./NewLink.tsx";

/** The links by which people may come, and how many wait for a seat, while the circle takes members (D92, D112). */
export function JoinLinksPanel(props: { group: JoinLinksPanel_group$key; days: number }) {
  const { t } = useTranslation("doors");
  const now = useProductMinute();
  const group = useFragment(
    graphql`
      fragment JoinLinksPanel_group on groups {
        group_id
        join_method
        may_invite
        name
        status
        join_links(where: { revoked_at: { _is_null: true }, uses_left: { _gt: 0 } }, order_by: [{ created_at: desc }]) {
          expires_at
          join_link_id
          ...JoinLinkRow_link
        }
        waiting_list {
          user_id
        }
      }
    `,
    props.group,
  );
  const [made, setMade] = useState<{ id: string; link: string } | null>(null);
  const [endedIds, setEndedIds] = useState<ReadonlySet<string>>(new Set());
  const create = useAction<JoinLinksPanelCreateMutation>(
    graphql`
      mutation JoinLinksPanelCreateMutation($groupId: uuid!) {
        create_join_link(group_id: $groupId) {
          join_link_id
          path
        }
      }
    `,
    { failed: t("links.makeFailed") },
  );
  const links = group.join_links.filter(
    ({ expires_at, join_link_id }) => Date.parse(expires_at) > now && !endedIds.has(join_link_id),
  );
  const waiting = group.waiting_list.length;
  const mayMake = readMayI(group.may_invite).allowed;
  if (group.status !== "recruiting" || (!mayMake && links.length === 0 && waiting === 0)) return null;

  const handleCreate = async () => {
    const done = await create.run({ groupId: group.group_id });
    if (!done) return;
    const { join_link_id, path } = done.answer.create_join_link;
    setMade({ id: join_link_id, link: location.origin + path });
  };
  return (
    <Card aria-labelledby="join-links">
      <Stack gap="4">
        <Stack gap="1">
          <Heading as="h2" size="md" id="join-links">
            {t("links.title")}
          </Heading>
          <chakra.p color="fg.muted" textStyle="sm">
            {t(group.join_method === "request_to_join" ? "links.leadByRequest" : "links.lead", { count: props.days })}
          </chakra.p>
          {waiting > 0 && <chakra.p fontWeight="medium">{t("links.waiting", { count: waiting })}</chakra.p>}
        </Stack>
        {made && !endedIds.has(made.id) && <NewLink key={made.id} group={group.name} link={made.link} />}
        {links.length > 0 && (
          <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={t("links.open")}>
            {links.map((link) => (
              <JoinLinkRow
                key={link.join_link_id}
                link={link}
                onRevoked={() => setEndedIds((before) => new Set(before).add(link.join_link_id))}
              />
            ))}
          </chakra.ul>
        )}
        {mayMake && (
          <Button
            variant="outline"
            alignSelf="flex-start"
            isPending={create.isBusy}
            onClick={() => void handleCreate()}
          >
            {t(links.length > 0 ? "links.makeAnother" : "links.make")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
