import { chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { InvitedSentence_group$key } from "../../../__generated__/member/InvitedSentence_group.graphql.ts";
import { isFromInvitation } from "../../../app/paths.ts";
import { InvitationNotHereBanner } from "../../../circle/joining/InvitationNotHere.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isMemberBy } from "../../../lib/mayI.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useOpenInvitation } from "./useOpenInvitation.ts";

/**
 * The first words of the page for who is invited, with the way to the answer. Who comes from a letter and has no open
 * invitation here is told so; members read neither.
 */
export function InvitedSentence(props: { group: InvitedSentence_group$key }) {
  const { t } = useTranslation("circle");
  const { search } = useLocation();
  const group = useFragment(
    graphql`
      fragment InvitedSentence_group on groups {
        may_join
        ...useOpenInvitation_group
      }
    `,
    props.group,
  );
  const invitation = useOpenInvitation(group);
  if (isMemberBy(group.may_join)) return null;
  if (!invitation) return isFromInvitation(search) ? <InvitationNotHereBanner /> : null;
  return (
    <Flex gap="4" rowGap="3" align="center" justify="space-between" flexWrap="wrap">
      <chakra.p textStyle={{ base: "lg", md: "xl" }} fontWeight="medium" textWrap="balance" flex="1 1 20rem" minW="0">
        {invitation.from === null ? t("invited.lead") : t("invited.by", { name: invitation.from })}
      </chakra.p>
      <ButtonLink to={`${search}#join`}>{t("invited.answer")}</ButtonLink>
    </Flex>
  );
}
