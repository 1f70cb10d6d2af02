import { z } from "zod";
import { defineAction } from "../define.ts";
import { groupCovers } from "../files/groupCovers.ts";
import { changeGroupFile } from "./changeGroupFile.ts";

/** The admin gives a group the cover that was uploaded before, where the admin's plan has covers, or takes it away on any (D6). */
export const setGroupCover = defineAction(
  "set_group_cover",
  z.object({ group_id: z.uuid(), cover_id: z.uuid().nullish() }),
  ({ group_id, cover_id }, services) =>
    changeGroupFile(services, groupCovers, { act: "set_group_cover", groupId: group_id, fileId: cover_id ?? null }),
);
