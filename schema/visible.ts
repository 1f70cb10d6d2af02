/** Blanks, controls, and signs without a picture of their own, such as the joiner and the colour of a symbol. */
const UNSEEN =
  /^(?:[\0-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0f])*$/u;

/** Whether somebody sees anything of a text. The database says the same: private.is_visible. */
export const isVisible = (text: string): boolean => !UNSEEN.test(text);
