import { randomInt } from "node:crypto";
import { getOAuthState } from "better-auth/api";
import { sql } from "kysely";
import { z } from "zod";
import { PERSON_NAME } from "../../../schema/account.ts";
import { placeInside } from "../../../schema/wayBack.ts";
import type { Database } from "../../db/database.ts";
import { isTimeZone } from "../../domain/cycle.ts";
import { storedText, textLength } from "../../domain/text.ts";

/** What the page tells of somebody before they go to the provider. Whatever is no fit is left out. */
export const toldBefore = z.object({
  language: z.enum(["en", "es", "fr"]).optional().catch(undefined),
  timeZone: z.string().max(64).refine(isTimeZone).optional().catch(undefined),
  /** Where the person was going. */
  wayBack: z.string().transform(placeInside).optional().catch(undefined),
});

export type ToldBefore = z.output<typeof toldBefore>;

/** Letters and digits that are no words and look like no other. */
const SIGNS = "bcdfghjkmnpqrstvwxz23456789";
const LENGTH = 8;

/** A username until its owner chooses one: made of nothing that the provider said, so that it gives no address away. */
export const madeUsername = (): string =>
  `member.${Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;

/** The name that a provider gave, in its stored form; the username where it is none, or could be taken for our support. */
export async function nameOrUsername(db: Database, given: string, username: string): Promise<string> {
  const name = storedText(given, "name");
  if (name === null || name === "" || textLength(name) > PERSON_NAME.max) return username;
  const { rows } = await sql<{ poses: boolean }>`select private.poses_as_staff(${name}) as poses`.execute(db);
  return rows[0]!.poses ? username : name;
}

/**
 * The row of somebody whom a provider brings for the first time. The picture stays with the provider, since our pages load
 * nothing from elsewhere.
 */
export async function newcomerOf(db: Database, given: { name: string }, body: unknown) {
  const told = toldBefore.parse((await getOAuthState()) ?? additionalIn(body));
  const username = madeUsername();
  const zone = told.timeZone;
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from private.time_zones where code = ${zone ?? null}) as known`.execute(db);
  return {
    name: await nameOrUsername(db, given.name, username),
    username,
    image: null,
    language: told.language ?? null,
    timeZone: rows[0]!.known ? zone : null,
    wayBack: told.wayBack ?? null,
  };
}

const additionalIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "additionalData" in body ? (body.additionalData ?? {}) : {};
