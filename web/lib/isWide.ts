/** As wide as `lg` of the theme, which follows the size of text as layouts do. */
export const WIDE = "(min-width: 64rem)";

/** Whether there is room for two things side by side, as on a desktop. */
export const isWide = (): boolean => matchMedia(WIDE).matches;
