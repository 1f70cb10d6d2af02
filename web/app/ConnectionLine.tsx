import { chakra, HStack } from "@chakra-ui/react";
import { CloudOff, RefreshCw } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useConnectionState } from "../relay/connection.ts";
import { toaster } from "../ui/toaster.tsx";

/** As wide as `md` of the theme: from there on a toast says it (D230). */
const ROOMY = "(min-width: 48rem)";
/** A connection that is back by then was never missed, in milliseconds. */
const PATIENCE_MS = 1000;
/** The toast stays for as long as the trouble, and no timer of a browser is longer. */
const UNTIL_IT_ENDS_MS = 2 ** 31 - 1;

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
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
 * Tells that the device is offline or that the live connection is coming back, and nothing otherwise: a slim line on a
 * phone, where connections are lost most, and a toast where there is room for one (D230).
 */
export function ConnectionLine() {
  const { t } = useTranslation("shell");
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const live = useConnectionState();
  const { pathname } = useLocation();
  const isReconnecting = isOnline && live === "reconnecting";
  const isTalking = pathname === "/messages";
  const line = !isOnline ? t("connection.offline") : isReconnecting ? t("connection.reconnecting") : null;
  const words = isReconnecting && isTalking ? t("connection.reconnectingChat") : line;
  return (
    <chakra.div role="status" hideFrom="md" data-no-print>
      {/* Toasts end with their page, so each page has its own. */}
      {words !== null && <ConnectionToast key={pathname} title={t("connection.issueTitle")} text={words} />}
      {line !== null && (
        <HStack
          gap="2"
          justify="center"
          px="4"
          py="1.5"
          bg={isOnline ? "bg.muted" : "due.subtle"}
          color={isOnline ? "fg.muted" : "due.fg"}
          textStyle="sm"
        >
          {isOnline ? <RefreshCw size={14} aria-hidden /> : <CloudOff size={16} aria-hidden />}
          {line}
        </HStack>
      )}
    </chakra.div>
  );
}
