import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { loginPath, onTheWay, placeOf } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** A headline over the reason, for the codes that have one. */
const titles = {
  "identity-required": "join.verifyTitle",
  "identity-required-to-accept": "join.verifyTitle",
  "free-plan-limit": "join.upgradeTitle",
  "in-arrears": "join.arrearsTitle",
  "payment-disputed": "join.disputedTitle",
  "alias-taken": "join.profileTitle",
  "request-pending": "join.pendingTitle",
  "on-waiting-list": "join.waitingTitle",
  "join-link-ended": "join.linkEndedTitle",
  "group-full": "join.fullTitle",
  "invite-only": "join.inviteTitle",
  "group-closed": "join.closedTitle",
  "group-frozen": "join.frozenTitle",
} as const;

/** Reasons that say here more than the refusal does. */
const texts = { "group-full": "join.fullText", "group-frozen": "join.frozenText" } as const;

/** Leads back here when it is done. */
const VERIFY = "/identity-verification";

/** What the button to the next step is called, by where it leads. */
const labels = {
  [VERIFY]: "join.verify",
  "/subscription": "join.upgrade",
  "/dashboard": "join.arrearsLink",
  "/groups?tab=discover": "join.discover",
  "/profile": "join.profile",
  "/support": "join.support",
} as const;

/** A refusal that the page itself states in place of the form, under a headline of its own. */
export const isObstacle = (code: string): code is keyof typeof titles => code in titles;
const hasOwnText = (code: string): code is keyof typeof texts => code in texts;
const isLabelled = (path: string): path is keyof typeof labels => path in labels;

/** Refusals that no step of the reader's can lift: no seat can be taken, and the terms are not shown. */
const closedFor = new Set([
  "group-closed",
  "group-frozen",
  "group-full",
  "invite-only",
  "join-link-ended",
  "on-waiting-list",
]);
export const isClosedFor = (code: string): boolean => closedFor.has(code);

const Text = chakra("p", { base: { color: "fg.muted" } });
const Title = chakra("p", { base: { fontWeight: "semibold" } });

/** The headline of a refusal. */
export function useObstacleTitle(): (code: string) => string {
  const { t } = useTranslation("circle");
  return (code) => t(isObstacle(code) ? titles[code] : "join.notNowTitle");
}

/**
 * Why somebody cannot join now, as the server says it, and the one button that helps (D105, D236). `children` is what can
 * be done here and now, which comes before the way elsewhere.
 */
export function JoinObstacle(props: {
  refusal: AppFailure;
  /** The headline stands over it already. */
  isTitled?: boolean;
  children?: ReactNode;
}) {
  const { refusal } = props;
  const { t } = useTranslation("circle");
  const titleOf = useObstacleTitle();
  const failureText = useFailureText();
  const { code, nextStep } = refusal;
  const to = usePlaces()(nextStep ?? "");
  const here = placeOf(useLocation());
  // Looking for another group helps less than removing the obstacle.
  const isMainAction = nextStep !== "/groups?tab=discover";
  return (
    <Stack gap="3">
      <Stack gap="1">
        {!props.isTitled && <Title>{titleOf(code)}</Title>}
        <Text>{hasOwnText(code) ? t(texts[code]) : failureText(refusal)}</Text>
      </Stack>
      {props.children}
      {nextStep && to && isLabelled(nextStep) && (
        <ButtonLink
          to={to === VERIFY ? onTheWay(to, here) : to}
          size={isMainAction ? "lg" : "md"}
          variant={isMainAction ? "solid" : "outline"}
        >
          {t(labels[nextStep])}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** For visitors: log in and come back here, or make an account. That it is full stands over it. */
export function LogInToJoin({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation("circle");
  const here = useLocation();
  return (
    <Stack gap="3">
      <Stack gap="1">
        {!isFull && <Title>{t("join.logInTitle")}</Title>}
        <Text>{t(isFull ? "join.fullVisitor" : "join.logInText")}</Text>
      </Stack>
      <ButtonLink to={loginPath(here)} size="lg">
        {t("join.logIn")}
      </ButtonLink>
      <ButtonLink to={onTheWay("/register", placeOf(here))} variant="outline">
        {t("join.createAccount")}
      </ButtonLink>
    </Stack>
  );
}
