import { useLocation } from "react-router-dom";
import { useTitle } from "../app/PageTitle.tsx";
import { isFromInvitation, loginPath } from "../app/paths.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useMyId } from "../session/useMyId.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { InvitationNotHerePage, LogInToInvitation } from "./joining/InvitationNotHere.tsx";

/** Stands in for a group that does not exist, and for a private one that the reader may not know of: both look the same (D95). */
export function GroupNotFound() {
  const isVisitor = useMyId() === null;
  const { search } = useLocation();
  if (!isFromInvitation(search)) return <NotFound isVisitor={isVisitor} />;
  return isVisitor ? <LogInToInvitation /> : <InvitationNotHerePage />;
}

function NotFound({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation("circle");
  useTitle(t("notFound.title"));
  const here = useLocation();
  return (
    <EmptyState
      isPage
      title={t("notFound.title")}
      text={`${t("notFound.text")}. ${t(isVisitor ? "notFound.private" : "notFound.privateToMe")}`}
      action={
        isVisitor ? (
          <ButtonLink to={loginPath(here)}>{t("join.logIn")}</ButtonLink>
        ) : (
          <ButtonLink to="/groups">{t("notFound.back")}</ButtonLink>
        )
      }
    />
  );
}
