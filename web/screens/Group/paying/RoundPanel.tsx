import { Stack } from "@chakra-ui/react";
import { usePlaces } from "../../../app/places.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { AppFailure } from "../../../lib/AppFailure.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { LateRequest } from "./LateRequest.tsx";
import { LockedButton, PayBox } from "./PayBox.tsx";
import { StandingNotice, type Unlocking } from "./StandingNotice.tsx";

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

/** Whether the round asks me for a payment that is not on its way yet. */
export const isOwed = (standing: Standing | null): standing is Standing =>
  standing !== null && !["receiving", "paid", "processing"].includes(standing.state);

export interface RoundPanelProps {
  groupId: string;
  /** Null before the start. */
  standing: Standing | null;
  zone: string;
  isPotWaiting: boolean;
  unlocking: Unlocking;
}

/** One round of mine: what is owed and until when, then the way to pay it, or why there is none and what leads to one. */
export function RoundPanel(props: RoundPanelProps) {
  const { groupId, standing, unlocking } = props;
  return (
    <Stack gap="4">
      <StandingNotice standing={standing} zone={props.zone} isPotWaiting={props.isPotWaiting} unlocking={unlocking} />
      {isOwed(standing) &&
        (standing.mayPay.allowed ? (
          <PayBox groupId={groupId} standing={standing} />
        ) : (
          <Stack gap="3">
            <Locked refusal={standing.mayPay.refusal} />
            {standing.state === "expired" && (
              <LateRequest groupId={groupId} standing={standing} unlocking={unlocking} />
            )}
          </Stack>
        ))}
    </Stack>
  );
}
