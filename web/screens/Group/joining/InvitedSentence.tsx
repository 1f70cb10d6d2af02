import { chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { InvitedSentence_group$key } from "../../../__generated__/member/InvitedSentence_group.graphql.ts";
import { isFromInvitation } from "../../../app/paths.ts";
import { InvitationNotHereBanner } from "../../../circle/joining/InvitationNotHere.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../../lib/mayI.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useOpenInvitation } from "./useOpenInvitation.ts";

/** An invitation stays open while nobody can join (D111). Each reason has its own sentence about it. */
const closed = {
  "group-closed": "over",
  "group-frozen": "frozen",
  "group-full": "full",
  "on-waiting-list": "full",
} as const;
const isClosed = (code: string): code is keyof typeof closed => code in closed;

/**
 * The first words of the page for who is invited, with the way to the answer, or why there is none to give. Who comes from a
 * letter and has no open invitation here is told so; members read neither.
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
  const mayJoin = readMayI(group.may_join);
  if (isRefusedWith(mayJoin, "already-member")) return null;
  if (!invitation) return isFromInvitation(search) ? <InvitationNotHereBanner /> : null;
  const { from } = invitation;
  const why = !mayJoin.allowed && isClosed(mayJoin.refusal.code) ? closed[mayJoin.refusal.code] : null;
  return (
    <Flex gap="4" rowGap="3" align="center" justify="space-between" flexWrap="wrap">
      <chakra.p textStyle={{ base: "lg", md: "xl" }} fontWeight="medium" textWrap="balance" flex="1 1 20rem" minW="0">
        {from === null
          ? t(why ? `invited.${why}Lead` : "invited.lead")
          : t(why ? `invited.${why}By` : "invited.by", { name: from })}
      </chakra.p>
      {why === null && <ButtonLink to={`${search}#join`}>{t("invited.answer")}</ButtonLink>}
    </Flex>
  );
}
