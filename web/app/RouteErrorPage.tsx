import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHandles, useRevalidate, useRouteError } from "../routing/hooks.ts";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { asFailure } from "../lib/AppFailure.ts";
import { isSessionError } from "../../schema/sessionErrors.ts";
import { isOfOldRelease, isReleaseOver, reloadForNewRelease, reloadFresh } from "../relay/newRelease.ts";
import { isCodeFailure, isOutOfReach } from "../relay/outOfReach.ts";
import { useTryWhenBack } from "../relay/useTryWhenBack.ts";
import { noteSessionError } from "../session/authClient.ts";
import { leave } from "../session/leave.ts";
import { useMyId } from "../session/useMyId.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { ErrorState } from "../ui/EmptyState.tsx";
import { recordError } from "../lib/errorLog.ts";
import { arriveWith } from "../lib/arriveWith.ts";
import { pageHandles } from "./pageHandle.ts";

/** Those whose own sentence says more than that something is wrong with the session. */
const toldByThemselves = new Set(["session-expired", "no-session"]);

/** Those whose own sentence says what to do: refusals of the server's gate, and a service that is away. */
const toldWell = new Set(["too-many-requests", "temporarily-unavailable", "service-unavailable", "unknown-document"]);

const useFailedPage = () => pageHandles(useHandles()).findLast(({ failed }) => failed !== undefined)?.failed;

/** What of the page could not be loaded, in words of its own; undefined where the page has none. */
function useOwnWords(): string | undefined {
  const { t } = useTranslation("shell");
  const { search } = useLocation();
  const failed = useFailedPage();
  const tab = new URLSearchParams(search).get("tab") ?? "";
  switch (failed) {
    case "group":
      return t("errorPage.group");
    case "groups":
      return t(tab === "discover" ? "errorPage.publicGroups" : "errorPage.groups");
    case "messages":
      if (tab === "invites") return t("errorPage.invitations");
      return tab === "" || tab === "chat" ? t("errorPage.chat") : undefined;
    case "settings":
      return t("errorPage.settingsTitle");
    default:
      return undefined;
  }
}

/** Who is signed in goes from a group that could not be loaded to the groups, with a notice; this page stays where that fails. */
function useWayToGroups(isOpen: boolean, text: string): void {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const isOfGroup = useFailedPage() === "group";
  const isVisitor = useMyId() === null;
  const goes = isOfGroup && !isVisitor && isOpen;
  useEffect(() => {
    if (!goes) return;
    void navigate("/groups", arriveWith({ title: t("errorPage.group"), text }));
  }, [goes, navigate, t, text]);
}

/** What a screen shows in its own place when it failed; the rest of the app stays usable. */
export function RouteErrorPage() {
  const { t } = useTranslation("shell");
  const { t: error } = useTranslation("errors");
  const thrown = useRouteError();
  const revalidate = useRevalidate();
  const failureText = useFailureText();
  const ownWords = useOwnWords();
  useEffect(() => {
    recordError(thrown);
    const { code } = asFailure(thrown);
    if (isSessionError(code)) noteSessionError(code, location.pathname);
    // Nothing is typed in a page that did not open.
    if (isOfOldRelease(thrown)) reloadForNewRelease();
  }, [thrown]);

  const tryAgain = () => void revalidate();
  const tryCodeAgain = async () => ((await isReleaseOver()) ? reloadFresh() : revalidate());
  const failure = asFailure(thrown);
  const isConnection = isOutOfReach(thrown);
  // Says nothing of the group: it may be open to them as soon as the service is back, or with the new release.
  const isPassing =
    isCodeFailure(thrown) || isConnection || isOfOldRelease(thrown) || failure.code === "too-many-requests";
  const isOfSession = isSessionError(failure.code);
  useWayToGroups(
    !isPassing && !isOfSession,
    toldWell.has(failure.code) ? failureText(failure) : t("errorPage.groupText"),
  );
  // A page that failed while the service was away opens by itself when it is back.
  useTryWhenBack(thrown, tryAgain);
  if (isCodeFailure(thrown)) {
    return (
      <ErrorState
        title={t("errorPage.loadingTitle")}
        text={t("errorPage.loadingText")}
        onRetry={() => void tryCodeAgain()}
        actions={
          <ButtonLink to="/" variant="outline">
            {t("errorPage.goHome")}
          </ButtonLink>
        }
      />
    );
  }
  if (isOfSession) {
    return (
      <ErrorState
        title={t("errorPage.authTitle")}
        text={toldByThemselves.has(failure.code) ? failureText(failure) : error("session-error")}
        onRetry={tryAgain}
        actions={
          <>
            <Button variant="outline" onClick={() => void leave().then((isOut) => isOut && location.assign("/login"))}>
              {t("errorPage.signOutRestart")}
            </Button>
            <ButtonLink to="/" variant="ghost">
              {t("errorPage.goToHome")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  const textOfFault = () => {
    if (failure.code === "network") return t("connection.issue");
    // For the reader a database that does not answer is a service that does not. An action's sentence would say less.
    if (failure.code === "postgres-error" || failure.code === "temporarily-unavailable") {
      return error("temporarily-unavailable");
    }
    return toldWell.has(failure.code) ? failureText(failure) : t("errorPage.wrongText");
  };
  return (
    <ErrorState
      title={isConnection ? t("connection.issueTitle") : (ownWords ?? t("errorPage.wrongTitle"))}
      text={textOfFault()}
      onRetry={tryAgain}
      actions={
        <>
          <Button variant="outline" onClick={() => location.reload()}>
            {t("errorPage.reload")}
          </Button>
          {failure.code !== "network" && (
            <ButtonLink to="/support" variant="ghost">
              {t("notFound.support")}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
