import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { VoteSoFar_vote$key } from "../../__generated__/member/VoteSoFar_vote.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useFollowsForm } from "../../ui/useFollowsForm.ts";
import { VoteTally } from "./VoteTally.tsx";

/** How many voted how, and the reader's own answer. */
export function VoteSoFar(props: {
  vote: VoteSoFar_vote$key;
  /** The vote is closed. */
  isOver: boolean;
  /** The reader has just voted in this card: the answer takes the focus that goes with its buttons. */
  hasCast?: boolean;
}) {
  const { hasCast = false, isOver } = props;
  const { t } = useTranslation("votes");
  const { eligible_voters, my_choice, no_count, votes_needed, yes_count } = useFragment(
    graphql`
      fragment VoteSoFar_vote on grace_period_votes {
        eligible_voters
        my_choice
        no_count
        votes_needed
        yes_count
      }
    `,
    props.vote,
  );
  const mine = useFollowsForm<HTMLParagraphElement>(hasCast && my_choice != null);
  return (
    <>
      <VoteTally voters={eligible_voters} needed={votes_needed} yes={yes_count} no={no_count} isOver={isOver} />
      {my_choice != null && (
        <chakra.p ref={mine} tabIndex={-1} fontWeight="semibold" scrollMarginY="24" focusVisibleRing="outside">
          {t(my_choice === "yes" ? "mineYes" : "mineNo")}
        </chakra.p>
      )}
    </>
  );
}
