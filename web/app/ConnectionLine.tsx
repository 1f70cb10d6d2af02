import { chakra } from "@chakra-ui/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ConnectionNote } from "../components/ConnectionNote.tsx";
import { useDateText } from "../i18n/useDateText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { localDay } from "../lib/dates.ts";
import { useIsOnline } from "../lib/useIsOnline.ts";
import { useConnectionState } from "../relay/connection.ts";
import { useAsOf } from "../relay/kept.ts";
import { toaster } from "../ui/toaster.tsx";

/** As wide as `md` of the theme: from there on a toast says it (D230). */
const ROOMY = "(min-width: 48rem)";
/** A connection that is back by then was never missed, in milliseconds. */
const PATIENCE_MS = 1000;
/** The toast stays for as long as the trouble, and no timer of a browser is longer. */
const UNTIL_IT_ENDS_MS = 2 ** 31 - 1;

const styleOf = (at: Date) => (localDay(at) === localDay(new Date()) ? "time" : "dateTime");

/** When the page's data is from, in words; empty while it is from now. */
export function useAsOfText(): string {
  const { t } = useTranslation("shell");
  const dateText = useDateText();
  const asOf = useAsOf();
  if (asOf === null) return "";
  const at = new Date(asOf);
  return t("connection.asOf", { when: dateText(at.toISOString(), styleOf(at)) });
}

/** A toast for as long as it is here, except on a phone, which the slim line serves. */
function ConnectionToast({ title, text }: { title: string; text: string }) {
  useEffect(() => {
    if (!matchMedia(ROOMY).matches) return;
    let shown: number | undefined;
    const timer = setTimeout(() => {
      shown = toaster.show({ tone: "due", title, text, durationMs: UNTIL_IT_ENDS_MS });
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (shown !== undefined) toaster.dismiss(shown);
    };
  }, [text, title]);
  return null;
}

/**
 * Tells that the device is offline, that the live connection is coming back or that the page shows what it had before, and
 * nothing otherwise: a slim line on a phone, where connections are lost most, and a toast where there is room for one (D230).
 */
export function ConnectionLine() {
  const { t } = useTranslation("shell");
  const isOnline = useIsOnline();
  const live = useConnectionState();
  const { pathname } = useLocation();
  const asOf = useAsOfText();
  const isReconnecting = isOnline && (live === "reconnecting" || asOf !== "");
  const isTalking = pathname === "/messages";
  const said = !isOnline ? t("connection.offline") : isReconnecting ? t("connection.reconnecting") : null;
  const line = said && [said, asOf].filter(Boolean).join(" ");
  const words = isReconnecting && isTalking ? t("connection.reconnectingChat") : line;
  return (
    <chakra.div role="status" hideFrom="md" data-no-print>
      {/* Toasts end with their page, so each page has its own. */}
      {words !== null && <ConnectionToast key={pathname} title={t("connection.issueTitle")} text={words} />}
      {line !== null && <ConnectionNote isOnline={isOnline}>{line}</ConnectionNote>}
    </chakra.div>
  );
}
