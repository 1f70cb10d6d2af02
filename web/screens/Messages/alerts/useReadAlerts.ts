import { useEffect, useState, useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { recordError } from "../../../lib/errorLog.ts";
import { deliver, ownOf } from "../../../offline/own.ts";
import { readAllAgain } from "../../../relay/readAgain.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { currentUserId } from "../../../session/useMyId.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { sinkAlert, sinkAlerts } from "../sinkCounts.ts";

interface Told {
  created_at: string;
  notification_id: string;
}

export interface ReadAlerts {
  /** Whether an alert was read here, though the server may not have heard of it yet. */
  isReadHere: (alert: Told) => boolean;
  /** An alert that was unread was followed. */
  follow: (id: string, kind: string) => void;
  /** @param until the instant (ISO 8601) up to which the reader can have seen them */
  markAll: (until: string) => Promise<void>;
  isMarking: boolean;
  /** That all were read waits for the connection, or has arrived and the list has not come anew. */
  isMarkWaiting: boolean;
}

/** What was read of alerts: told to the server now, or when there is a connection, and shown at once (D227). */
export function useReadAlerts(): ReadAlerts {
  const { t } = useTranslation("messages");
  const me = currentUserId();
  const environment = useRelayEnvironment();
  const [{ queue }] = useState(() => ownOf(me));
  const waiting = useSyncExternalStore(queue.subscribe, queue.shown);
  // From when it has arrived until the list has come anew, nothing waits and the rows do not know it yet.
  const [markedUntil, setMarkedUntil] = useState<string | null>(null);
  const marks = waiting.flatMap((entry) => (entry.kind === "alerts" ? [entry] : []));
  const until = [markedUntil, ...marks.map(({ what }) => what.until as string)].flatMap((each) =>
    each === null ? [] : [Date.parse(each)],
  );
  useEffect(
    () =>
      queue.onSent((ticket) => {
        const sent = queue.shown().find((entry) => entry.ticket === ticket);
        if (sent?.kind !== "alerts") return;
        const { until: last } = sent.what;
        setMarkedUntil(last);
        const forget = () => setMarkedUntil((marked) => (marked === last ? null : marked));
        void readAllAgain().then(forget, forget);
      }),
    [queue],
  );
  const followed = new Set(waiting.flatMap((entry) => (entry.kind === "alert" ? [entry.what.id] : [])));

  const marking = useAttempt(
    (last: string) => deliver({ kind: "alerts", what: { until: last }, line: "alerts", slot: "all alerts" }),
    { failed: t("alerts.markFailed") },
  );
  const markAll = async (last: string) => {
    const done = await marking.run(last);
    if (!done) return;
    if (done.answer === "waits") sinkAlerts(environment, me);
    const later = done.answer === "waits" ? { text: t("alerts.allReadWaits") } : {};
    toaster.show({ tone: "paid", title: t("alerts.allRead"), ...later });
  };
  // Whoever follows an alert is on the way to its page, so a failure is not worth a word: it only stays unread.
  const follow = (id: string, kind: string) =>
    void deliver({ kind: "alert", what: { id }, line: "alerts", slot: `alert ${id}` }).then(
      (fared) => fared === "waits" && sinkAlert(environment, me, kind),
      recordError,
    );
  return {
    isReadHere: ({ created_at, notification_id }) =>
      followed.has(notification_id) || until.some((at) => Date.parse(created_at) <= at),
    follow,
    markAll,
    isMarking: marking.isBusy,
    isMarkWaiting: markedUntil !== null || marks.some(({ hasWaited }) => hasWaited),
  };
}
