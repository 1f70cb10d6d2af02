import { chakra, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { loginPath } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { ButtonLink } from "../../ui/Button.tsx";

/** Why somebody cannot join now: title and text of each, and where the next step leads (D105, D236). */
const obstacles = {
  verify: { title: "join.verifyTitle", text: "join.verifyText", to: "/identity-verification", go: "join.verify" },
  upgrade: { title: "join.upgradeTitle", text: "join.upgradeText", to: "/subscription", go: "join.upgrade" },
  arrears: { title: "join.arrearsTitle", text: "join.arrearsText", to: "/dashboard", go: "join.arrearsLink" },
  requested: { title: "join.pendingTitle", text: "join.pendingText", to: null, go: null },
  full: { title: "join.fullTitle", text: "join.fullText", to: "/groups?tab=discover", go: "join.discover" },
  invite_only: { title: "join.inviteTitle", text: "join.inviteText", to: "/groups?tab=discover", go: "join.discover" },
  closed: { title: "join.closedTitle", text: "join.closedText", to: "/groups?tab=discover", go: "join.discover" },
} as const;

export type Obstacle = keyof typeof obstacles;

export const isObstacle = (option: string): option is Obstacle => option in obstacles;

const Text = chakra("p", { base: { color: "fg.muted" } });
const Title = chakra("p", { base: { fontWeight: "semibold" } });

/** The reason and the one button that helps. */
export function JoinObstacle({ obstacle }: { obstacle: Obstacle }) {
  const { t } = useTranslation("circle");
  const { title, text, to, go } = obstacles[obstacle];
  const existing = usePlaces();
  const isMainAction = obstacle === "verify" || obstacle === "upgrade" || obstacle === "arrears";
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Title>{t(title)}</Title>
        <Text>{t(text)}</Text>
      </Stack>
      {to && existing(to) && (
        <ButtonLink to={to} size={isMainAction ? "lg" : "md"} variant={isMainAction ? "solid" : "outline"}>
          {t(go)}
        </ButtonLink>
      )}
    </Stack>
  );
}

/** For who is not signed in: log in and come back here, or make an account. */
export function LogInToJoin() {
  const { t } = useTranslation("circle");
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Title>{t("join.logInTitle")}</Title>
        <Text>{t("join.logInText")}</Text>
      </Stack>
      <ButtonLink to={loginPath(useLocation())} size="lg">
        {t("join.logIn")}
      </ButtonLink>
      <ButtonLink to="/register" variant="outline">
        {t("join.createAccount")}
      </ButtonLink>
    </Stack>
  );
}
