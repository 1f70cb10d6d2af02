import type { GroupStatus } from "../groupWords.ts";
import { isRefusedWith, readMayI } from "../../lib/mayI.ts";
import { required } from "../../lib/required.ts";
import type { Stand } from "./stand.ts";

/**
 * How many free seats the first sentence of a circle's page tells, 0 where none can be taken; null where it tells where the
 * reader stands instead, or where there is none: a former member is not asked to take a seat.
 */
export function seatsOffered(
  group: { readonly may_join: unknown; readonly spots_left: number | null | undefined; readonly status: GroupStatus },
  reader: { stands: readonly Stand[]; hasLeft: boolean },
): number | null {
  const mayJoin = readMayI(group.may_join);
  if (reader.stands.length > 0 || reader.hasLeft || isRefusedWith(mayJoin, "already-member")) return null;
  const isTaking = group.status === "recruiting" && !isRefusedWith(mayJoin, "group-frozen");
  return isTaking ? required(group.spots_left, "groups.spots_left") : 0;
}
