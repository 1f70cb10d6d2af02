import { chakra, Heading, HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DateText } from "../../components/DateText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Chip } from "../../ui/Chip.tsx";
import { timeLeft } from "./timeLeft.ts";
import { type StandingVote, useVoteState, voteMarks } from "./voteState.ts";

/** What is voted on, how the vote stands, and until when it is open or how it ended (D126). */
export function VoteHead(props: {
  title: string;
  /** Names the card. */
  titleId: string;
  level: "h2" | "h3";
  vote: StandingVote & { closed_at?: string | null };
  /** @param day when it ended */
  renderResult: (state: "approved" | "failed", day: React.JSX.Element) => ReactNode;
}) {
  const { vote } = props;
  const { t } = useTranslation("votes");
  const locale = useLocale();
  const { secondsLeft, state } = useVoteState(vote);
  return (
    <>
      <HStack justify="space-between" align="flex-start" gap="3" flexWrap="wrap">
        <Heading as={props.level} size="md" id={props.titleId} overflowWrap="anywhere">
          {props.title}
        </Heading>
        <Chip icon={voteMarks[state].icon} tone={voteMarks[state].tone}>
          {t(`state.${state}`)}
        </Chip>
      </HStack>
      <chakra.p color="fg.muted" textStyle="sm">
        {state === "active" ? (
          <Trans
            t={t}
            i18nKey="until"
            values={{ left: timeLeft(secondsLeft, locale) }}
            components={{ day: <DateText value={vote.expires_at} format="dateTime" /> }}
          />
        ) : state === "paused" || state === "expired" ? (
          t(state === "paused" ? "frozen" : "counting")
        ) : (
          props.renderResult(state, <DateText value={vote.closed_at ?? vote.expires_at} format="weekday" />)
        )}
      </chakra.p>
    </>
  );
}
