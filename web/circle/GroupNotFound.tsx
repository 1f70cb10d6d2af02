import { useLocation } from "react-router-dom";
import { useTitle } from "../app/PageTitle.tsx";
import { loginPath } from "../app/paths.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useMyId } from "../session/useMyId.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";

/** An unknown group, or a private one somebody may not know of: both look the same (D95). */
export function GroupNotFound() {
  const { t } = useTranslation("circle");
  useTitle(t("notFound.title"));
  const isVisitor = useMyId() === null;
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
