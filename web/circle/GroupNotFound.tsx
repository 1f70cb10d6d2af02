import { HStack } from "@chakra-ui/react";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { arriveWith } from "../lib/arriveWith.ts";
import { useTitle } from "../app/PageTitle.tsx";
import { isFromInvitation, joinLinkIn, loginPath } from "../app/paths.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useMyId } from "../session/useMyId.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { SkeletonCard } from "../ui/Skeletons.tsx";
import { InvitationNotHerePage, LogInFirst } from "./joining/InvitationNotHere.tsx";
import { lazyPart } from "../start/lazyPart.tsx";

/** Loaded late: few people come by a link. */
const JoinLinkPage = lazyPart(async () => (await import("./joining/JoinLinkOpener.tsx")).JoinLinkPage);

/**
 * Stands in for a group that does not exist, and for a private one that the reader may not know of: both look the same (D95).
 * @param onOpened a join link was followed, and the group may be there now
 */
export function GroupNotFound({ onOpened }: { onOpened?: () => void }) {
  const isVisitor = useMyId() === null;
  const { search } = useLocation();
  const link = joinLinkIn(search);
  if (link !== undefined && isVisitor) return <LogInFirst to="link" />;
  if (link !== undefined && onOpened)
    return (
      <Suspense fallback={<SkeletonCard height="60" />}>
        <JoinLinkPage token={link} onOpened={onOpened} />
      </Suspense>
    );
  if (!isFromInvitation(search)) return <NotFound isVisitor={isVisitor} />;
  return isVisitor ? <LogInFirst to="invited" /> : <InvitationNotHerePage />;
}

/** Who is signed in is told and taken to the groups; the panel stands for visitors, and where going on fails (D261). */
function NotFound({ isVisitor }: { isVisitor: boolean }) {
  const { t } = useTranslation("circle");
  useTitle(t("notFound.title"));
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isVisitor) return;
    void navigate("/groups", arriveWith({ title: t("notFound.notice"), text: t("notFound.text") }));
  }, [isVisitor, navigate, t]);
  return (
    <EmptyState
      isPage
      title={t("notFound.title")}
      text={`${t("notFound.text")}. ${t(isVisitor ? "notFound.private" : "notFound.privateToMe")}`}
      action={
        isVisitor ? (
          <HStack gap="3" flexWrap="wrap" justify="center">
            <ButtonLink to={loginPath(here)}>{t("join.logIn")}</ButtonLink>
            <ButtonLink to="/groups" variant="ghost" colorPalette="gray">
              {t("notFound.back")}
            </ButtonLink>
          </HStack>
        ) : (
          <ButtonLink to="/groups">{t("notFound.back")}</ButtonLink>
        )
      }
    />
  );
}
