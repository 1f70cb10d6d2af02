import type { RecordPageQuery } from "../../__generated__/member/RecordPageQuery.graphql.ts";
import { isRecord } from "../../lib/json.ts";

type Connection = NonNullable<
  Extract<NonNullable<RecordPageQuery["response"]["node"]>, { recorded_acts_connection?: unknown }>
>["recorded_acts_connection"];
type Row = NonNullable<Connection>["edges"][number]["node"];
export type ActKind = Row["kind"];

/** One line of a circle's record (D265). */
export interface RecordedAct {
  /** Its place in the record, from one. */
  number: number;
  kind: ActKind;
  /** Null where the system acted in the organizer's place. */
  actorId: string | null;
  actor: string;
  /** Whom it was about; empty where it was about nobody, or where that is not told. */
  about: string;
  /** Whose order was arranged, in that order; empty where none was. */
  order: readonly string[];
  /** As it was typed. */
  reason: string | null;
  /** The facts of its kind; amounts in minor units. */
  values: Readonly<Record<string, unknown>>;
  at: string;
}

export function recordedActOf(row: Row): RecordedAct {
  return {
    number: row.number,
    kind: row.kind,
    actorId: row.actor_id ?? null,
    actor: row.actor_alias ?? "",
    about: row.about_alias ?? "",
    order: Array.isArray(row.order_aliases) ? row.order_aliases.map(String) : [],
    reason: row.reason ?? null,
    values: isRecord(row.values) ? row.values : {},
    at: row.recorded_at,
  };
}
