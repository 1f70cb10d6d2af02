import type { Tx } from "../db/database.ts";
import { CATALOGUE, isReadIn, type KindsIn, type NewsKind, readValues, type ValuesOf } from "./catalogue.ts";

type Definition<Kind extends NewsKind> = (typeof CATALOGUE)[Kind];

interface NamedGroup {
  group_id: string;
  name: string;
}

/** What a caller gives for one kind; a group and readers only where the kind has them. */
export type Telling<Kind extends NewsKind> = {
  values: ValuesOf<Kind>;
  /** Names the occasion within its kind. An occasion is told once, however often the handler runs. */
  occasion: string;
} & (Definition<Kind>["about"] extends "group" ? { group: NamedGroup } : unknown) &
  // `to`: who gets the notice and the line in the feed. A post in the chat is for everybody there.
  (Kind extends KindsIn<"notice" | "feed"> ? { to: readonly string[] } : unknown);

interface AnyTelling {
  values: object;
  occasion: string;
  group?: NamedGroup;
  to?: readonly string[];
}

/**
 * Tells a piece of news, once per occasion: writes the notices, the lines of the feed and the post in the chat that its
 * kind has (D188, D304). Letters follow from the notices. The only code that writes these rows.
 * @throws ZodError where the values are not those of the kind: then nothing is written at all
 */
export async function tell<Kind extends NewsKind>(tx: Tx, kind: Kind, telling: Telling<Kind>): Promise<void>;
export async function tell(tx: Tx, kind: NewsKind, { group, occasion, to = [], values }: AnyTelling): Promise<void> {
  const facts = JSON.stringify(readValues(kind, { ...values, ...(group && { group: group.name }) }));
  if (!(await isFirstTime(tx, kind, occasion))) return;

  if (isReadIn(kind, "notice") && to.length > 0) {
    await tx
      .insertInto("notifications")
      .values(
        to.map((userId) => ({
          user_id: userId,
          kind,
          values: facts,
          priority: CATALOGUE[kind].weight,
          group_id: group?.group_id,
          group_name: group?.name,
        })),
      )
      .execute();
  }
  if (isReadIn(kind, "feed") && to.length > 0) {
    await tx
      .insertInto("activity_feed")
      .values(to.map((userId) => ({ user_id: userId, kind, values: facts, group_id: group?.group_id })))
      .execute();
  }
  if (isReadIn(kind, "chat") && group) {
    await tx.insertInto("messages").values({ chat_id: group.group_id, sender_id: null, kind, values: facts }).execute();
  }
}

/** Whether one of these occasions was told, even if its readers have cleared the notice since. */
export async function wasTold(tx: Tx, kind: NewsKind, occasions: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom("private.told_news")
    .select("occasion")
    .where("kind", "=", kind)
    .where("occasion", "in", occasions)
    .executeTakeFirst();
  return row !== undefined;
}

async function isFirstTime(tx: Tx, kind: NewsKind, occasion: string): Promise<boolean> {
  const row = await tx
    .insertInto("private.told_news")
    .values({ kind, occasion })
    .onConflict((conflict) => conflict.doNothing())
    .returning("occasion")
    .executeTakeFirst();
  return row !== undefined;
}
