import type { z } from "zod";
import type { Tx } from "../db/database.ts";
import type { GroupRow } from "../groups/queries.ts";
import { ACTS, type ActKind } from "./kinds.ts";

type Definition<Kind extends ActKind> = (typeof ACTS)[Kind];

/** What a caller gives for one kind; a person whom it is about and a reason only where the kind has them. */
export type RecordedAct<Kind extends ActKind> = {
  /** Who did it; null where the system did in the organizer's place. */
  by: string | null;
  values: z.input<Definition<Kind>["values"]>;
} & (Definition<Kind>["isAboutSomebody"] extends true ? { about: string } : unknown) &
  (Definition<Kind>["hasReason"] extends true ? { reason: string } : unknown);

interface AnyAct {
  by: string | null;
  values: object;
  about?: string;
  reason?: string;
}

/**
 * Adds a line to a circle's record, in the transaction of the act: what an organizer did, or the system in their place,
 * for everybody in the circle to read (D265). The only code that writes these rows. The caller holds the group's lock, and
 * does not call where nothing was changed, so an act that is called again is recorded once.
 * @throws ZodError where the values are not those of the kind: then nothing is written at all
 */
export async function record<Kind extends ActKind>(
  tx: Tx,
  group: Pick<GroupRow, "group_id" | "status">,
  kind: Kind,
  act: RecordedAct<Kind>,
): Promise<void>;
export async function record(
  tx: Tx,
  { group_id, status }: Pick<GroupRow, "group_id" | "status">,
  kind: ActKind,
  { about, by, reason, values }: AnyAct,
): Promise<void> {
  // A pending circle is its founder's draft: nobody is in it who could read of it (D73).
  if (status === "pending") return;
  await tx
    .insertInto("recorded_acts")
    .values({
      group_id,
      kind,
      actor_id: by,
      about_id: about ?? null,
      reason: reason ?? null,
      values: JSON.stringify(ACTS[kind].values.parse(values)),
    })
    .execute();
}
