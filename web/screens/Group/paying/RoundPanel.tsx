import { chakra, Stack } from "@chakra-ui/react";
import { Suspense } from "react";
import { usePlaces } from "../../../app/places.ts";
import type { PayoutWait } from "../../../circle/schedule/payoutWait.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { Part } from "../../../components/Part.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { withRareTexts } from "../../../i18n/i18n.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { AppFailure } from "../../../lib/AppFailure.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { LateRequest } from "./LateRequest.tsx";
import { LockedButton, type OwnTurn, PayBox } from "./PayBox.tsx";
import { StandingNotice, type Unlocking } from "./StandingNotice.tsx";
import { lazyPart } from "../../../start/lazyPart.tsx";

/** Loaded late: few people are overdue. */
const AskCircle = lazyPart(async () => (await withRareTexts(import("./AskCircle.tsx"))).AskCircle);

/** Refusals that the notice above the button explains already. */
const explained = new Set(["payment-too-early", "grace-expired", "group-frozen"]);

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

/** Whether the round asks me for a payment that is not on its way yet. */
export const isOwed = (standing: Standing | null): standing is Standing =>
  standing !== null && !["receiving", "paid", "processing", "waived"].includes(standing.state);

export interface RoundPanelProps {
  groupId: string;
  /** Null before the start. */
  standing: Standing | null;
  zone: string;
  /** What the round's payout waits for; absent once it has gone out, and before the start. */
  wait?: PayoutWait | undefined;
  unlocking: Unlocking;
  /** Told where the round is paid, as long as it is ahead. */
  turn?: OwnTurn | undefined;
}

/** One round of mine: what is owed and until when, then the way to pay it, or why there is none and what leads to one. */
export function RoundPanel(props: RoundPanelProps) {
  const { t } = useTranslation("contribution");
  const { groupId, standing, unlocking } = props;
  return (
    <Stack gap="4">
      <StandingNotice standing={standing} zone={props.zone} wait={props.wait} unlocking={unlocking} />
      {isOwed(standing) && standing.isSettlement && (
        <chakra.p p="4" borderRadius="l3" bg="sunken">
          <Trans
            t={t}
            i18nKey="settlement"
            values={{ name: standing.recipient }}
            components={{
              money: <MoneyText cents={standing.amount} currency={standing.currency} fontWeight="semibold" />,
            }}
          />
        </chakra.p>
      )}
      {isOwed(standing) &&
        (standing.mayPay.allowed ? (
          <PayBox groupId={groupId} standing={standing} turn={props.turn} />
        ) : (
          <Stack gap="3">
            <Locked refusal={standing.mayPay.refusal} />
            {standing.state === "expired" && (
              <LateRequest groupId={groupId} standing={standing} unlocking={unlocking} />
            )}
          </Stack>
        ))}
      {(standing?.state === "grace" || standing?.state === "expired") && standing.isOwed && (
        <Part>
          <Suspense>
            <AskCircle groupId={groupId} cycle={standing.cycle} round={standing.round} />
          </Suspense>
        </Part>
      )}
    </Stack>
  );
}
