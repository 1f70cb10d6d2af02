/**
 * The accent colours that a circle can have (D6). Each is a soft ground, which carries dark text in every theme and stands
 * beside text and never behind it otherwise, so no choice costs contrast.
 */
export const ACCENTS = [
  "#CFE8E3",
  "#F6D9C4",
  "#D9E3F7",
  "#F3DCE6",
  "#E4E6C3",
  "#DDD8F3",
  "#F7E3B8",
  "#CFE5D2",
] as const;

export const isAccent = (text: string): boolean => (ACCENTS as readonly string[]).includes(text);
