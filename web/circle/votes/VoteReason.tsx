import { chakra, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { VoteReason_vote$key } from "../../__generated__/member/VoteReason_vote.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Matter } from "./memberVote.ts";

/** Why the circle is asked, with the words of who asked, and while it votes what follows from a Yes. */
export function VoteReason(props: {
  vote: VoteReason_vote$key;
  matter: Matter;
  name: string;
  extensionDays: number;
  isOver: boolean;
}) {
  const { t } = useTranslation("votes");
  const { extensionDays: days, isOver, matter, name } = props;
  const vote = useFragment(
    graphql`
      fragment VoteReason_vote on grace_period_votes {
        created_by
        description
        round {
          payout_round
        }
        user_id
      }
    `,
    props.vote,
  );
  const round = vote.round?.payout_round ?? 0;
  if (matter === "extend") {
    if (isOver) return null;
    return <p>{t(vote.created_by === vote.user_id ? "why.extend" : "why.extendByAdmin", { name, round, days })}</p>;
  }
  return (
    <Stack gap="2">
      {matter === "wish" ? (
        <p>{t("why.wish", { name })}</p>
      ) : vote.created_by == null ? (
        <p>{t("why.behind", { name, round })}</p>
      ) : (
        <>
          <p>{t("why.asked", { name })}</p>
          <chakra.blockquote
            ps="3"
            borderStartWidth="3px"
            borderColor="border.emphasized"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {vote.description}
          </chakra.blockquote>
        </>
      )}
      {!isOver && (
        <chakra.p color="fg.muted" textStyle="sm">
          {t("why.removal", { name })}
        </chakra.p>
      )}
    </Stack>
  );
}
