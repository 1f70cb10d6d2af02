import { sql } from "kysely";
import { z } from "zod";
import { defineAction } from "../define.ts";
import { line } from "../middleware/textInput.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { acquaintances } from "./acquaintances.ts";

/** Longer than any name. */
const LONGEST = 120;

/** People to begin a conversation with, by a part of the alias or the @username, from one character (D180). */
export const findChatPeople = defineAction(
  "find_chat_people",
  z.object({ text: line({ max: LONGEST }) }),
  async ({ text }, { caller, db }) => {
    const part = `%${text.replace(/^@/, "").replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const people = await acquaintances(db, caller.userId)
      .select(["p.user_id", "p.alias", "p.username", "p.avatar_url"])
      .where((eb) =>
        text.startsWith("@")
          ? sql<boolean>`p.username::text ilike ${part}`
          : eb.or([eb("p.alias", "ilike", part), sql<boolean>`p.username::text ilike ${part}`]),
      )
      .orderBy(sql`lower(p.alias), p.user_id`)
      .limit(limit(await readLimits(db), "people_found"))
      .execute();
    return { people };
  },
  { counted: "search" },
);
