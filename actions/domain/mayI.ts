/**
 * One answer to "may I?", the same behind a button, the message of an action and the help beside it (D236). Allowed, it
 * names the act that the button does; refused, the reason with its values, and perhaps what may be done all the same.
 */
export type MayI<Act extends string, Refused extends { code: string }> =
  | { allowed: true; act: Act }
  | ({ allowed: false; act?: Act | undefined } & Refused);

export const may = <Act extends string>(act: Act): { allowed: true; act: Act } => ({ allowed: true, act });

export const mayNot = <const Refused extends { code: string }>(refused: Refused): { allowed: false } & Refused => ({
  allowed: false,
  ...refused,
});
