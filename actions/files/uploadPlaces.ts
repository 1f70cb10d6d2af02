import { AppError } from "../refusals/AppError.ts";

/** Uploads that are held in memory at once, of all people and of one. */
const OF_ALL = 12;
const OF_ONE = 2;
/** Seconds after which somebody who found no place may come again. */
const WAIT_S = 5;

const held = new Map<string, number>();
let used = 0;

/**
 * Does the work of one upload while there is a place for it: what has not come whole is held in memory, and nobody may
 * take all of it.
 * @throws AppError without a place
 */
export async function withUploadPlace<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const own = held.get(userId) ?? 0;
  if (used >= OF_ALL || own >= OF_ONE) {
    throw new AppError({ code: "too-many-requests", values: { retryAfter: WAIT_S } });
  }
  used += 1;
  held.set(userId, own + 1);
  try {
    return await work();
  } finally {
    used -= 1;
    const left = held.get(userId)! - 1;
    if (left > 0) held.set(userId, left);
    else held.delete(userId);
  }
}
