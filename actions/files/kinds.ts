import type { FileKindsValue } from "../db/schema.ts";
import type { FileKind, UploadKind } from "./fileKind.ts";
import { groupCovers } from "./groupCovers.ts";
import { attachments } from "./attachments.ts";
import { avatars } from "./avatars.ts";
import { dataExports } from "./dataExports.ts";
import type { GroupFileKind } from "./groupFile.ts";
import { groupPictures } from "./groupPictures.ts";
import { voices } from "./voices.ts";

/** What a group shows, each in a column of its own. */
export const GROUP_FILES: readonly GroupFileKind[] = [groupPictures, groupCovers];

/** Every kind of files, by its word in file_kinds. */
export const FILE_KINDS: Readonly<Record<FileKindsValue, FileKind>> = {
  avatar: avatars,
  group_picture: groupPictures,
  group_cover: groupCovers,
  voice: voices,
  attachment: attachments,
  data_export: dataExports,
};

/** The kinds that people bring. */
export const UPLOADS: readonly UploadKind[] = [avatars, ...GROUP_FILES, voices, attachments];
