import { HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ActionBar } from "../../ui/ActionBar.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { useIsSeen } from "../../ui/useIsSeen.ts";
import type { Stand, StandAct } from "./stand.ts";
import { StandText } from "./StandText.tsx";

/**
 * The buttons of what the sentences ask for, each act once. Paying stands beside the sentence on desktops; on phones and
 * tablets it is a bar above the tabs, as long as the button that pays is out of sight; the bar repeats the sentence only once
 * that is out of sight too.
 */
export function StandActions(props: {
  stands: readonly Stand[];
  currency: string;
  /** The button that invites people. */
  invite: ReactNode;
}) {
  const { t } = useTranslation("circle");
  const acts = new Set(props.stands.map(({ act }) => act));
  const toPay = props.stands.find(({ act }) => act === "pay");
  const asked = toPay && `${toPay.key} ${toPay.day ?? ""}`;
  const isPaySeen = useIsSeen("#contribution [data-pay]", asked);
  const isSaid = useIsSeen("[data-says=pay]", asked);
  // One main action a page. People can be invited from the header too.
  const main = (["pay", "allowLate", "answerLeave", "approve", "invite"] as const).find((act) => acts.has(act));
  const isAnswerable =
    main === "invite" || (["askLate", "allowLate", "answerLeave", "approve"] as const).some((act) => acts.has(act));
  const lookOf = (act: StandAct) => (act === main ? "solid" : "outline");
  const pay = <ButtonLink to="#contribution">{t("stand.act.pay")}</ButtonLink>;
  return (
    <>
      {(toPay || isAnswerable) && (
        <HStack gap="3" flexWrap="wrap" hideBelow={isAnswerable ? undefined : "lg"}>
          {toPay && <HStack hideBelow="lg">{pay}</HStack>}
          {acts.has("askLate") && (
            <ButtonLink to="#contribution" variant="outline">
              {t("stand.act.askLate")}
            </ButtonLink>
          )}
          {acts.has("allowLate") && (
            <ButtonLink to="#late-payments" variant={lookOf("allowLate")}>
              {t("stand.act.allowLate")}
            </ButtonLink>
          )}
          {acts.has("answerLeave") && (
            <ButtonLink to="#leave-requests" variant={lookOf("answerLeave")}>
              {t("stand.act.answerLeave")}
            </ButtonLink>
          )}
          {acts.has("approve") && (
            <ButtonLink to="#join-requests" variant={lookOf("approve")}>
              {t("stand.act.approve")}
            </ButtonLink>
          )}
          {main === "invite" && props.invite}
        </HStack>
      )}
      {toPay && !isPaySeen && (
        <ActionBar text={!isSaid && <StandText stand={toPay} currency={props.currency} />} action={pay} />
      )}
    </>
  );
}
