import { ACCENTS } from "../../schema/accents.ts";
import { isSparing } from "../theme/appearance.ts";

/** How a member without a picture is shown: initials on a colour that stays theirs. */

/** Soft grounds that carry dark text in every theme: the accents that circles can choose from. */
export const avatarGrounds = ACCENTS;

export const avatarInk = "#1D2430";

/** The same id gives the same colour on every screen and device. */
export function avatarGround(id: string): string {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return avatarGrounds[sum % avatarGrounds.length] ?? avatarGrounds[0];
}

/** First letters of the first and last word: `Amina El Fassi` is `AF`, `chloe` is `C`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letter = (word: string | undefined) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "";
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : "");
}

const ours = /^\/files\/avatars\/[0-9a-f-]{36}$/;
/** Pixels on a page up to which the small size of a picture, of 96 dots, is sharp enough: the seats of a ring. */
const smallUpTo = 56;

/** Where a member's picture is for a place of that many pixels. Performance mode takes the small one everywhere (D173). */
export function avatarAddress(url: string, size: number): string {
  if (!ours.test(url)) return url;
  const isSmall = size <= smallUpTo || isSparing();
  return `${url}/${isSmall ? "small" : "large"}`;
}
