import { idOf, optional } from "../fieldRules.ts";
import { storedPicture } from "../storedPicture.ts";
import { type MakeBaseCall, person } from "./baseCall.ts";

export const peopleCalls: Record<string, MakeBaseCall> = {
  set_avatar: async (service) => {
    const userId = await person(service);
    const avatarId = await storedPicture(service.services.db, userId, "avatar");
    return {
      as: userId,
      input: { avatar_id: avatarId },
      fields: { avatar_id: optional(idOf(avatarId, "picture-not-found"), null) },
      kept: () =>
        service.services.db
          .selectFrom("user_profiles")
          .select(["avatar_id"])
          .where("user_id", "=", userId)
          .executeTakeFirstOrThrow(),
    };
  },
};
