/**
 * One answer to "may I?", the same behind a button, in the message of an action and in the help beside it (D236). If it
 * allows, `act` names what the button does. If it refuses, it gives the reason with its values; `act` then names what may
 * be done all the same, where there is such a thing. No question asks whether a person is suspended: they are refused before
 * any rule is asked (D296, middleware/admitCaller.ts).
 */
export type MayI<Act extends string, Refused extends { code: string }> =
  | { allowed: true; act: Act }
  | ({ allowed: false; act?: Act | undefined } & Refused);

export const may = <Act extends string>(act: Act): { allowed: true; act: Act } => ({ allowed: true, act });

export const mayNot = <const Refused extends { code: string }>(refused: Refused): { allowed: false } & Refused => ({
  allowed: false,
  ...refused,
});
