import { z } from "zod";
import { defineAction } from "../define.ts";
import { groupPictures } from "../files/groupPictures.ts";
import { changeGroupFile } from "./changeGroupFile.ts";

/** The admin gives a group the picture that was uploaded before, or takes it away (D91). */
export const setGroupPicture = defineAction(
  "set_group_picture",
  z.object({ group_id: z.uuid(), picture_id: z.uuid().nullish() }),
  ({ group_id, picture_id }, services) =>
    changeGroupFile(services, groupPictures, {
      act: "set_group_picture",
      groupId: group_id,
      fileId: picture_id ?? null,
    }),
);
