import type { ComponentProps } from "react";
import { chakra, Stack } from "@chakra-ui/react";
import { Trans, useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { ContributionPanel_group$key } from "../../../__generated__/member/ContributionPanel_group.graphql.ts";
import { DateText } from "../../../components/DateText.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { usePlaces } from "../../../app/places.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import type { AppFailure } from "../../../lib/AppFailure.ts";
import { isMemberBy } from "../../../lib/mayI.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { LockedButton, PayBox } from "./PayBox.tsx";
import { useJustPaid } from "./useJustPaid.ts";
import { useLiveStandings } from "../../../circle/standing/useLiveStandings.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { StandingNotice, type Unlocking } from "./StandingNotice.tsx";
import { lateIn } from "../../../circle/members/board.ts";
import { useBoard } from "../../../circle/members/useBoard.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { useDebts, useStandings } from "../../../circle/standing/useStandings.ts";

/** Refusals that the notice above the button explains already. */
const explained = new Set(["payment-too-early", "grace-expired"]);

/** Why a round that is owed cannot be paid now, with the next step where there is one, and the button that is locked. */
function Locked({ refusal }: { refusal: AppFailure }) {
  const { t } = useTranslation("contribution");
  const failureText = useFailureText();
  const to = usePlaces()(refusal.nextStep ?? "");
  if (explained.has(refusal.code)) return <LockedButton />;
  return (
    <Banner
      tone="due"
      title={t("notAvailable")}
      action={
        refusal.nextStep &&
        to && (
          <ButtonLink to={to} size="sm" variant="outline">
            {t("nextStep")}
          </ButtonLink>
        )
      }
    >
      {failureText(refusal)}
    </Banner>
  );
}

function RoundPanel(props: {
  groupId: string;
  standing: Standing | null;
  zone: string;
  isPotWaiting: boolean;
  unlocking: Unlocking;
}) {
  const { standing } = props;
  const isOwed = standing !== null && !["receiving", "paid", "processing"].includes(standing.state);
  return (
    <Stack gap="4">
      <StandingNotice
        standing={standing}
        zone={props.zone}
        isPotWaiting={props.isPotWaiting}
        unlocking={props.unlocking}
      />
      {isOwed &&
        (standing.mayPay.allowed ? (
          <PayBox groupId={props.groupId} standing={standing} />
        ) : (
          <Locked refusal={standing.mayPay.refusal} />
        ))}
    </Stack>
  );
}

/** One round that I still owe from before: how much, to whom, since when, and its own way to pay, or why not (D59). */
function Debt(props: Omit<ComponentProps<typeof RoundPanel>, "standing"> & { debt: Standing; isOpen: boolean }) {
  const { t } = useTranslation("contribution");
  const { debt, isOpen, ...round } = props;
  return (
    <details open={isOpen}>
      <chakra.summary cursor="pointer" minH="11" py="2" borderRadius="l2" focusVisibleRing="outside">
        <Trans
          t={t}
          i18nKey="arrears.row"
          values={{ cycle: debt.cycle, name: debt.recipient, round: debt.round }}
          components={{
            day: <DateText value={debt.dueDate} format="weekday" />,
            money: <MoneyText cents={debt.amount} currency={debt.currency} fontWeight="semibold" />,
          }}
        />
      </chakra.summary>
      <chakra.div pt="3">
        <RoundPanel {...round} standing={debt} />
      </chakra.div>
    </details>
  );
}

/**
 * What I still owe from before; then my contribution to this round: what is owed, until when, what it costs, and the
 * button. A former member sees the debts alone.
 */
export function ContributionPanel(props: { group: ContributionPanel_group$key }) {
  const { t } = useTranslation("contribution");
  const myId = useMyId();
  const group = useFragment(
    graphql`
      fragment ContributionPanel_group on groups {
        admin_alias
        admin_id
        end_date
        group_id
        id
        may_join
        status
        time_zone
        ...useBoard_group
        ...useStandings_group
      }
    `,
    props.group,
  );
  const isPotWaiting = lateIn(useBoard(group)).length > 0;
  useLiveStandings(group.id);
  const standings = useStandings(group);
  useJustPaid(standings);
  const hasStarted = group.status === "started";
  const current = hasStarted ? (standings.find((standing) => standing.isCurrent) ?? null) : null;
  const debts = useDebts(group);
  const isOver = ["completed", "closed", "inactive"].includes(group.status) || !isMemberBy(group.may_join);
  if (isOver && debts.length === 0) return null;

  const unlocking: Unlocking = {
    admin: group.admin_id === myId ? null : (group.admin_alias ?? ""),
    cycleEnds: group.end_date ?? null,
  };
  const round = { groupId: group.group_id, zone: group.time_zone, isPotWaiting, unlocking };
  return (
    <Card aria-label={t("title")} id="contribution" scrollMarginTop="20">
      <Stack gap="6">
        {debts.length > 0 && (
          <Stack gap="4">
            <chakra.h3 fontWeight="semibold">{t("arrears.title")}</chakra.h3>
            {debts.map((debt, index) => (
              <Debt key={`${debt.cycle}:${debt.round}`} {...round} debt={debt} isOpen={index === 0} />
            ))}
          </Stack>
        )}
        {!isOver && (
          <Stack pt={debts.length > 0 ? "5" : "0"} borderTopWidth={debts.length > 0 ? "1px" : "0"}>
            <RoundPanel key={current?.round} {...round} standing={current} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
