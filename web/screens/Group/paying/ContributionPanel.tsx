import { chakra, Stack } from "@chakra-ui/react";
import { Trans, useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { ContributionPanel_group$key } from "../../../__generated__/member/ContributionPanel_group.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Banner } from "../../../ui/Banner.tsx";
import { Card } from "../../../ui/Card.tsx";
import { LockedButton, PayBox } from "./PayBox.tsx";
import { useJustPaid } from "./useJustPaid.ts";
import { useLiveStandings } from "../../../circle/standing/useLiveStandings.ts";
import { StandingNotice } from "./StandingNotice.tsx";
import { isSomebodyLate, useBoard } from "../../../circle/members/useBoard.ts";
import { type Standing, useStandings } from "../../../circle/standing/useStandings.ts";

/** States in which a round is owed but locked, or not payable yet. */
const lockedStates = new Set(["too_early", "expired"]);

function RoundPanel(props: {
  groupId: string;
  standing: Standing | null;
  zone: string;
  isFrozen: boolean;
  isPotWaiting: boolean;
}) {
  const { t } = useTranslation("contribution");
  const { standing, isFrozen } = props;
  const isOwed = standing !== null && !["receiving", "paid", "processing"].includes(standing.state);
  return (
    <Stack gap="4">
      <StandingNotice standing={standing} zone={props.zone} isPotWaiting={props.isPotWaiting} />
      {isOwed && isFrozen ? (
        <Banner tone="due" title={t("frozen.title")}>
          {t("frozen.text")}
        </Banner>
      ) : standing?.canPay ? (
        <PayBox groupId={props.groupId} standing={standing} />
      ) : (
        standing && lockedStates.has(standing.state) && <LockedButton />
      )}
    </Stack>
  );
}

/** Rounds before the running one that I still owe (D59): each with its own way to pay, or why not. */
const isArrear = (standing: Standing, current: number) =>
  standing.round < current && ["grace", "late_allowed", "expired", "processing"].includes(standing.state);

/** My contribution to this round: what is owed, until when, what it costs, and the button. For members only. */
export function ContributionPanel(props: { group: ContributionPanel_group$key }) {
  const { t } = useTranslation("contribution");
  const group = useFragment(
    graphql`
      fragment ContributionPanel_group on groups {
        current_payout_round
        frozen_at
        group_id
        id
        join_option
        status
        time_zone
        ...useBoard_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const isPotWaiting = isSomebodyLate(useBoard(group));
  useLiveStandings(group.id);
  const standings = useStandings(group);
  useJustPaid(standings);
  const hasStarted = group.status === "started";
  const current = hasStarted ? (standings.find((standing) => standing.isCurrent) ?? null) : null;
  // A finished cycle still takes what is owed (D82).
  const running = hasStarted ? (group.current_payout_round ?? 1) : Number.POSITIVE_INFINITY;
  const arrears = standings.filter((standing) => isArrear(standing, running));
  const isOver = ["completed", "closed", "inactive"].includes(group.status);
  if (isOver && arrears.length === 0) return null;

  const round = { groupId: group.group_id, zone: group.time_zone, isFrozen: group.frozen_at != null, isPotWaiting };
  return (
    <Card aria-label={t("title")} id="contribution">
      <Stack gap="6">
        {!isOver && <RoundPanel key={current?.round} {...round} standing={current} />}
        {arrears.length > 0 && (
          <Stack gap="4" pt={isOver ? "0" : "5"} borderTopWidth={isOver ? "0" : "1px"}>
            <chakra.h3 fontWeight="semibold">{t("arrears.title")}</chakra.h3>
            {arrears.map((standing) => (
              <Stack key={standing.round} gap="3" asChild>
                <details>
                  <chakra.summary cursor="pointer" minH="11" py="2" borderRadius="l2" focusVisibleRing="outside">
                    <Trans
                      t={t}
                      i18nKey="arrears.row"
                      values={{ round: standing.round }}
                      components={{ day: <DateText value={standing.dueDate} format="weekday" /> }}
                    />
                  </chakra.summary>
                  <chakra.div pt="3">
                    <RoundPanel {...round} standing={standing} />
                  </chakra.div>
                </details>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
