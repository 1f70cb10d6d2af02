import { chakra, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { InviteAddressQuery } from "../../../../__generated__/member/InviteAddressQuery.graphql.ts";
import { useEmailInvitation } from "../../../../circle/inviting/useEmailInvitation.ts";
import { useLimits } from "../../../../components/useLimits.ts";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { readMayI } from "../../../../lib/mayI.ts";
import { required } from "../../../../lib/required.ts";
import { useOwnQuery } from "../../../../relay/useOwnQuery.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { useMyId } from "../../../../session/useMyId.ts";
import { Banner } from "../../../../ui/Banner.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { RefusalBanner } from "../../../../ui/RefusalBanner.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";

/** What came of it; about one address in one circle. */
interface Outcome {
  email: string;
  groupId: string;
  isNew: boolean;
}

/** Whoever shares no circle with the reader cannot be written to yet; but they can be invited into one (D107). */
export function InviteAddress({ email }: { email: string }) {
  const { t } = useTranslation("messages");
  const { t: circle } = useTranslation("circle");
  const failureText = useFailureText();
  const me = required(useMyId(), "the person who invites");
  const query = useOwnQuery<InviteAddressQuery>(
    graphql`
      query InviteAddressQuery($me: uuid!) {
        ...useLimits_query
        groups_connection(
          first: 100
          where: { status: { _eq: recruiting }, members: { user_id: { _eq: $me }, status: { _eq: active } } }
          order_by: [{ name: asc }]
        ) {
          edges {
            node {
              group_id
              invitations(where: { status: { _in: [pending, expired] }, inviter_id: { _eq: $me } }) {
                invitation_id
              }
              may_invite
              name
            }
          }
        }
      }
    `,
    { me },
  );
  const { invitation_expires: days } = useLimits(query, ["invitation_expires"]);
  const circles = query.groups_connection.edges
    .map(({ node }) => node)
    .filter(({ may_invite }) => readMayI(may_invite).allowed);
  const [chosen, setChosen] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const groupId = chosen ?? circles[0]?.group_id;
  const invite = useEmailInvitation();
  const inviting = useAttempt(async (group: (typeof circles)[number]) => {
    const id = await invite(group.group_id, email);
    const isNew = group.invitations.every(({ invitation_id }) => invitation_id !== id);
    setOutcome({ email, groupId: group.group_id, isNew });
  });
  const group = circles.find((each) => each.group_id === groupId);
  if (!group) return <chakra.p color="fg.muted">{t("start.noCircle")}</chakra.p>;
  const isDone = outcome?.email === email && outcome.groupId === groupId;
  return (
    <Stack gap="4" as="section" aria-label={t("start.inviteLabel")}>
      <chakra.p overflowWrap="anywhere">
        {circles.length === 1 ? t("start.inviteTo", { email, group: group.name }) : t("start.inviteToOne", { email })}
      </chakra.p>
      {circles.length > 1 && (
        <SelectField
          label={t("start.circle")}
          value={groupId}
          options={circles.map(({ group_id, name }) => ({ value: group_id, label: name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {isDone ? (
        <Banner tone="paid" title={outcome.isNew ? circle("invite.sent") : t("start.invitedBefore")}>
          {outcome.isNew && circle("invite.sentTo", { people: [{ alias: email }], count: days })}
        </Banner>
      ) : (
        <Button
          alignSelf={{ base: "stretch", sm: "flex-start" }}
          isPending={inviting.isBusy}
          onClick={() => void inviting.run(group)}
        >
          {t("start.invite")}
        </Button>
      )}
      {inviting.failure && (
        <RefusalBanner title={circle("invite.failed")}>{failureText(inviting.failure)}</RefusalBanner>
      )}
    </Stack>
  );
}
