/**
 * What was read while its mark waits for a connection is counted no more: not by its row, nor on tabs and bell (D227). All of them
 * read these records, and what the server says next takes their place.
 */
import type { Environment, RecordProxy, RecordSourceProxy } from "relay-runtime";
import { ringsBell } from "../../../schema/news/notices.ts";

/** Where each count of the server ends, not their sum (D193): it may stand for more, so nothing can be taken from it. */
const ENDS_AT = 100;

type Count = "alerts" | "alerts_unread" | "messages";

const numberOf = (record: RecordProxy | undefined, name: string): number => Number(record?.getValue(name) ?? 0);

/** @returns by how much the count fell: it may hold less than is taken, such as the messages of the last days alone */
function lower(counts: RecordProxy | undefined, name: Count, by: number): number {
  const known = counts?.getValue(name);
  // Nothing has told it yet.
  if (typeof known !== "number") return by;
  const fall = known < ENDS_AT ? Math.min(known, by) : 0;
  counts?.setValue(known - fall, name);
  return fall;
}

function lowerTotal(counts: RecordProxy | undefined, by: number): void {
  counts?.setValue(Math.max(0, numberOf(counts, "total") - by), "total");
}

const countsOf = (store: RecordSourceProxy, me: string): RecordProxy | undefined =>
  store
    .getRoot()
    .getLinkedRecord("badge_counts_connection", { first: 1, where: { user_id: { _eq: me } } })
    ?.getLinkedRecords("edges")?.[0]
    ?.getLinkedRecord("node") ?? undefined;

/** @param stateId the global id of the reader's state in the conversation that was read */
export function sinkMessages(environment: Environment, me: string, stateId: string): void {
  environment.commitUpdate((store) => {
    const state = store.get(stateId) ?? undefined;
    const counts = countsOf(store, me);
    lowerTotal(counts, lower(counts, "messages", numberOf(state, "unread")));
    state?.setValue(0, "unread");
  });
}

/** @param kind of an alert that was unread */
export function sinkAlert(environment: Environment, me: string, kind: string): void {
  environment.commitUpdate((store) => {
    const counts = countsOf(store, me);
    lower(counts, "alerts_unread", 1);
    if (ringsBell(kind)) lowerTotal(counts, lower(counts, "alerts", 1));
  });
}

export function sinkAlerts(environment: Environment, me: string): void {
  environment.commitUpdate((store) => {
    const counts = countsOf(store, me);
    lowerTotal(counts, numberOf(counts, "alerts"));
    counts?.setValue(0, "alerts");
    counts?.setValue(0, "alerts_unread");
  });
}
