import { randomUUID } from "node:crypto";
import { setClock } from "../clock.ts";
import { buildUser } from "../factories.ts";
import { isWrittenId } from "../fieldRules.ts";
import type { MakeBaseCall } from "./baseCall.ts";

export const placeCalls: Record<string, MakeBaseCall> = {
  load_google_maps: async (service) => {
    const { db } = service.services;
    await setClock(db, new Date("2027-01-04T12:00:00Z"));
    const { userId } = await buildUser(db, { plan: "all_inclusive" });
    return {
      as: userId,
      input: { search_id: randomUUID() },
      // Any id of the browser's making names a search; one that is counted is counted.
      fields: {
        search_id: (value) => (isWrittenId(value) ? { either: String(value).toLowerCase() } : { refused: true }),
      },
      kept: async () => ({
        search_id: (
          await db
            .selectFrom("private.place_searches")
            .select("search_id")
            .where("user_id", "=", userId)
            .executeTakeFirstOrThrow()
        ).search_id,
      }),
    };
  },
};
