import { type ReactNode, useEffect } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { noteSessionError } from "../session/authClient.ts";
import { type Session, useSession } from "../session/session.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ErrorState } from "../ui/EmptyState.tsx";
import { toaster } from "../ui/toaster.tsx";
import { loginPath } from "./paths.ts";

export type SignedIn = Extract<Session, { status: "signedIn" }>;

/** The ended sessions that the security log was told of: their page may be left and shown again. */
const noted = new WeakSet<Session>();

/** In the place of a page whose reader was signed in until their session ended. */
function AuthenticationRequired({ ended }: { ended: Session }) {
  const { t } = useTranslation("shell");
  const { t: refusal } = useTranslation("refusals");
  const here = useLocation();
  const { pathname } = here;
  useEffect(() => {
    if (noted.has(ended)) return;
    noted.add(ended);
    noteSessionError("session-expired", pathname);
  }, [ended, pathname]);
  return (
    <ErrorState
      title={t("errorPage.requiredTitle")}
      text={refusal("session-expired")}
      actions={<ButtonLink to={loginPath(here)}>{t("errorPage.signIn")}</ButtonLink>}
    />
  );
}

/** Lets members through. Visitors are sent to the sign-in page; a person whose session ended here is told so. */
export function RequireSession({ children }: { children: (session: SignedIn) => ReactNode }) {
  const session = useSession();
  const here = useLocation();
  if (session.status === "signedIn") return children(session);
  if (session.status === "signedOut" && session.isExpired) return <AuthenticationRequired ended={session} />;
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
