import { z } from "zod";
import { inTransaction } from "../db/database.ts";
import { defineAction } from "../define.ts";
import { freeSeats, seatRefusal } from "../domain/joining.ts";
import { failPoint } from "../faults.ts";
import { lockGroupFor } from "../groups/lockGroupFor.ts";
import { linkPath, newToken, tokenHash } from "../invitations/joinTokens.ts";
import { seatsOf } from "../members/joinQuestion.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";
import { openLinksOf } from "./queries.ts";
import { record } from "../record/record.ts";

/**
 * The admin makes a link by which as many people may come as there are free seats (D112). Its token is in the answer
 * alone: of a link that is lost there is no copy, and another one is made.
 */
export const createJoinLink = defineAction(
  "create_join_link",
  z.object({ group_id: z.uuid() }),
  ({ group_id }, { db, caller: { userId } }) =>
    inTransaction(db, async (tx) => {
      const group = await lockGroupFor(tx, "create_join_link", { groupId: group_id, userId });
      const seats = await seatsOf(tx, group, null);
      const noSeat = seatRefusal(seats);
      if (noSeat) throw new AppError(noSeat);
      const max = await readLimit(tx, "join_links_open_max");
      if ((await openLinksOf(tx, group_id)) >= max) throw new AppError({ code: "join-links-enough", values: { max } });
      const { join_link_id } = await tx
        .insertInto("join_links")
        .values({ group_id, created_by: userId, uses_left: freeSeats(seats) })
        .returning("join_link_id")
        .executeTakeFirstOrThrow();
      const token = newToken();
      await tx
        .insertInto("private.join_link_tokens")
        .values({ join_link_id, token_hash: tokenHash(token) })
        .execute();
      await record(tx, group, "join_link_created", { by: userId, values: { seats: freeSeats(seats) } });
      failPoint("createLink:before-commit");
      return { success: true, join_link_id, path: linkPath(group.url_slug, token) };
    }),
);
