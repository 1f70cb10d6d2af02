import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import type { FoundPersonRowMutation } from "../../__generated__/member/FoundPersonRowMutation.graphql.ts";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAction } from "../../sending/useAction.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { InvitedMark } from "./InvitedMark.tsx";
import type { Inviting } from "./inviting.ts";
import type { FoundPerson } from "./usePeopleSearch.ts";

/** Somebody who was found, with the button that invites them. No address, no phone number, no legal name (D180, D181). */
export function FoundPersonRow(
  props: Inviting & {
    person: FoundPerson;
    isInvited: boolean;
    onInvited: () => void;
  },
) {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  const { groupId, isInvited, person } = props;
  const [wasListed, setWasListed] = useState(false);
  const invite = useAction<FoundPersonRowMutation>(graphql`
    mutation FoundPersonRowMutation($groupId: uuid!, $userId: uuid!) {
      invite_person(group_id: $groupId, user_id: $userId) {
        invitation_id
      }
    }
  `);
  const handleInvite = async () => {
    props.onTry();
    const done = await invite.run({ groupId, userId: person.user_id });
    if (!done) return props.onRefused();
    props.onInvited();
    setWasListed(!props.onSent(person.alias, done.answer.invite_person.invitation_id));
  };
  return (
    <Stack as="li" gap="2" py="2">
      <HStack gap="3">
        <MemberAvatar userId={person.user_id} name={person.alias} avatarUrl={person.avatar_url} size={40} />
        <Stack gap="0" flex="1" minW="0">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            {person.alias}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            @{person.username}
          </chakra.span>
        </Stack>
        {isInvited ? (
          <InvitedMark />
        ) : (
          <Button
            variant="outline"
            flexShrink="0"
            isPending={invite.isBusy}
            aria-label={t("invite.inviteName", { name: person.alias })}
            onClick={() => void handleInvite()}
          >
            {t("invite.button")}
          </Button>
        )}
      </HStack>
      {invite.failure && <RefusalBanner title={t("invite.failed")}>{failureText(invite.failure)}</RefusalBanner>}
      {wasListed && <RefusalBanner tone="due" title={t("invite.already", { name: person.alias })} />}
    </Stack>
  );
}
