import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { type Session, useSession } from "../session/session.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ErrorState } from "../ui/EmptyState.tsx";
import { toaster } from "../ui/toaster.tsx";
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

/** Leads to the dashboard, which says why (D205). */
function NotAuthorized() {
  const { t } = useTranslation("errors");
  const navigate = useNavigate();
  useEffect(() => {
    toaster.show({ tone: "late", title: t("permission-denied"), isForNextPage: true });
    void navigate("/dashboard", { replace: true });
  }, [navigate, t]);
  return null;
}

/** Admits whoever may act in `role`; the server decides again with every request. */
export function RequireRole({ role, children }: { role: string; children: ReactNode }) {
  const session = useSession();
  const here = useLocation();
  if (session.status !== "signedIn") return <Navigate to={loginPath(here)} replace />;
  return session.roles.includes(role) ? children : <NotAuthorized />;
}
