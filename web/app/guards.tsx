import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { type Session, useSession } from "../session/session.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ErrorState } from "../ui/EmptyState.tsx";
import { loginPath } from "./paths.ts";

export type SignedIn = Extract<Session, { status: "signedIn" }>;

function AuthenticationRequired({ text }: { text: string }) {
  const { t } = useTranslation("shell");
  return (
    <ErrorState
      title={t("errorPage.requiredTitle")}
      text={text}
      actions={<ButtonLink to={loginPath(useLocation())}>{t("errorPage.signIn")}</ButtonLink>}
    />
  );
}

/** Lets members through. Visitors are sent to the sign-in page; a person whose session ended here is told so. */
export function RequireSession({ children }: { children: (session: SignedIn) => ReactNode }) {
  const { t } = useTranslation("refusals");
  const session = useSession();
  const here = useLocation();
  if (session.status === "signedIn") return children(session);
  if (session.status === "signedOut" && session.isExpired)
    return <AuthenticationRequired text={t("session-expired")} />;
  return <Navigate to={loginPath(here)} replace />;
}

/** Admits whoever may act in `role`; the server decides again with every request. */
export function RequireRole({ role, children }: { role: string; children: ReactNode }) {
  const { t } = useTranslation("errors");
  const session = useSession();
  if (session.status === "signedIn" && session.roles.includes(role)) return children;
  return <AuthenticationRequired text={t("permission-denied")} />;
}
