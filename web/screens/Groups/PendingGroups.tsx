import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { type RefObject, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { PendingGroups_query$key } from "../../__generated__/member/PendingGroups_query.graphql.ts";
import type { PendingGroupsDiscardMutation } from "../../__generated__/member/PendingGroupsDiscardMutation.graphql.ts";
import { GroupImage } from "../../circle/summary/GroupImage.tsx";
import { useFrequencyText } from "../../circle/useFrequencyText.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";
import { useAction } from "../../sending/useAction.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ConfirmDialog } from "../../ui/Dialog.tsx";
import { toaster } from "../../ui/toaster.tsx";
import { useHeadsRows } from "../../ui/useHeadsRows.ts";
import { forgetDraft, hasDraft, keepDraft } from "../CreateGroup/draft.ts";
import { draftOfPending } from "../CreateGroup/pendingDraft.ts";

const dayMs = 86_400_000;

/** Circles that I began and did not finish (D72): each can be gone on with or dropped. Nothing where there are none. */
export function PendingGroups(props: {
  query: PendingGroups_query$key;
  /** Takes over the focus that goes with the last of them. */
  panel: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation("browse");
  const locale = useLocale();
  const dateText = useDateText();
  const frequencyText = useFrequencyText();
  const navigate = useNavigate();
  const data = useFragment(
    graphql`
      fragment PendingGroups_query on query_root @argumentDefinitions(userId: { type: "uuid!" }) {
        ...useLimits_query
        unfinished: groups_connection(
          first: 20
          where: { admin_id: { _eq: $userId }, status: { _eq: pending } }
          order_by: [{ updated_at: desc }, { group_id: asc }]
        ) {
          edges {
            node {
              accent_color
              contribution_amount
              cover_url
              currency
              description
              frequency
              group_id
              image_url
              is_public
              join_method
              location
              manual_start_enabled
              member_limit
              minimum_members_to_start
              name
              payout_assignment_method
              payout_delay_days
              rules
              short_id
              start_date
              updated_at
              url_slug
            }
          }
        }
      }
    `,
    props.query,
  );
  const { pending_kept } = useLimits(data, ["pending_kept"]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const { isBusy, run } = useAction<PendingGroupsDiscardMutation>(
    graphql`
      mutation PendingGroupsDiscardMutation($group_id: uuid!) {
        discard_pending_group(group_id: $group_id) {
          success
        }
      }
    `,
    { failed: t("unfinished.failed") },
  );
  const groups = data.unfinished.edges.map(({ node }) => node).filter(({ group_id }) => !gone.includes(group_id));
  const head = useHeadsRows<HTMLHeadingElement>(groups.length, props.panel);
  if (groups.length === 0) return null;

  const goOn = (group: (typeof groups)[number]) => {
    // What was typed on this device since then is newer than what the server has.
    if (!hasDraft(group.group_id)) keepDraft(draftOfPending(group), group.group_id);
    void navigate(`/groups/create?pending=${group.group_id}`);
  };
  const drop = async (groupId: string) => {
    const done = await run({ group_id: groupId });
    setAsked(null);
    if (!done) return;
    forgetDraft(groupId);
    setGone([...gone, groupId]);
    toaster.show({ tone: "info", title: t("unfinished.dropped") });
  };
  return (
    <Card aria-labelledby="unfinished">
      <Stack gap="2">
        <Heading {...head} as="h2" size="md" id="unfinished">
          {t("unfinished.title")}
        </Heading>
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
          {groups.map((group) => (
            <HStack as="li" key={group.group_id} gap="3" py="3" flexWrap="wrap">
              <GroupImage seed={group.group_id} name={group.name} url={group.image_url} />
              <Stack gap="0" flex="1 1 12rem" minW="0">
                <chakra.span fontWeight="medium" overflowWrap="anywhere">
                  {group.name}
                </chakra.span>
                <chakra.span color="fg.muted" textStyle="sm">
                  {`${formatMoney(group.contribution_amount, group.currency, { locale })} ${frequencyText(group.frequency)}`}
                </chakra.span>
                <chakra.span color="fg.muted" textStyle="sm">
                  {t("unfinished.until", {
                    date: dateText(new Date(Date.parse(group.updated_at) + pending_kept * dayMs).toISOString(), "full"),
                  })}
                </chakra.span>
              </Stack>
              <HStack gap="2" flexWrap="wrap">
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t("unfinished.goOnName", { name: group.name })}
                  onClick={() => goOn(group)}
                >
                  {t("unfinished.goOn")}
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={t("unfinished.dropName", { name: group.name })}
                  onClick={() => setAsked(group.group_id)}
                >
                  {t("unfinished.drop")}
                </Button>
              </HStack>
            </HStack>
          ))}
        </chakra.ul>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== null}
        size="sm"
        title={t("unfinished.dropTitle", { name: groups.find(({ group_id }) => group_id === asked)?.name ?? "" })}
        confirmLabel={t("unfinished.drop")}
        isDestructive
        isPending={isBusy}
        onClose={() => setAsked(null)}
        onConfirm={() => void (asked && drop(asked))}
      >
        {t("unfinished.dropText")}
      </ConfirmDialog>
    </Card>
  );
}
