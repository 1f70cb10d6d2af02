import { sql } from "kysely";
import { z } from "zod";
import { PERSON_NAME } from "../../schema/account.ts";
import { atOneMoment } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { textLength } from "../domain/text.ts";
import { line } from "../middleware/textInput.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { findablePeople } from "./findablePeople.ts";
import { readGroupToInvite } from "./inviteQuestion.ts";

/**
 * People whom somebody may invite to a group and who are not in it: by a part of the alias or the @username, or by whole
 * words of the legal name, because with parts of it a legal name could be spelled out letter by letter. Addresses and
 * phone numbers are not searched, so that nobody learns whether one has an account (D180, D181, D266). Who was picked already
 * and has not answered is marked, since another invitation would be none (D109). Changes nothing.
 */
export const searchPeople = defineAction(
  "search_people",
  z.object({ group_id: z.uuid(), text: line({ max: PERSON_NAME.max }) }),
  ({ group_id, text }, { db, caller: { userId } }) =>
    atOneMoment(db, async (tx, now) => {
      const limits = await readLimits(tx);
      const min = limit(limits, "search_min");
      const wanted = text.replace(/^@/, "");
      if (textLength(wanted) < min) throw new AppError({ code: "search-too-short", values: { min } });
      await readGroupToInvite(tx, "search_people", { groupId: group_id, userId });
      const part = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const people = await findablePeople(tx, userId)
        .select(["p.user_id", "p.alias", "p.username", "p.avatar_url"])
        // Only a person who was picked: that a typed address has an account is told to nobody (D266).
        .select((eb) =>
          eb
            .exists(
              eb
                .selectFrom("group_invitations as i")
                .select("i.invitation_id")
                .whereRef("i.invitee_email", "=", "p.email")
                .where("i.group_id", "=", group_id)
                .where("i.picked_alias", "is not", null)
                .where("i.status", "=", "pending")
                .where("i.expires_at", ">", now),
            )
            .as("is_invited"),
        )
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("group_members as m")
                .select("m.user_id")
                .whereRef("m.user_id", "=", "p.user_id")
                .where("m.group_id", "=", group_id)
                .where("m.status", "=", "active"),
            ),
          ),
        )
        .where((eb) =>
          text.startsWith("@")
            ? sql<boolean>`p.username::text ilike ${part}`
            : eb.or([
                eb("p.alias", "ilike", part),
                sql<boolean>`p.username::text ilike ${part}`,
                eb.and([
                  eb("p.name", "ilike", part),
                  sql<boolean>`position(' ' || lower(${wanted}) || ' ' in ' ' || lower(p.name) || ' ') > 0`,
                ]),
              ]),
        )
        .orderBy(
          sql`p.username = ${wanted}::citext desc, lower(p.alias) = lower(${wanted}) desc, lower(p.alias), p.user_id`,
        )
        .limit(limit(limits, "invitees_found"))
        .execute();
      return { people };
    }),
  { counted: "search" },
);
