import type { Json } from "../../lib/json.ts";

/**
 * The faces that a visitor sees, in joining order: addresses of pictures, an empty text where a member has none.
 * @throws Error where `groups.member_avatars` is no list of texts
 */
export function avatarsOf(memberAvatars: Json | undefined): readonly string[] {
  const isListOfTexts = Array.isArray(memberAvatars) && memberAvatars.every((each) => typeof each === "string");
  if (!isListOfTexts) throw new Error("member_avatars is no list of texts");
  return memberAvatars as readonly string[];
}
