export const INVALID = "Could not verify JWT: ";
export const NOT_SIGNED = `${INVALID}JWSError JWSInvalidSignature`;
export const NOT_DECODED = /^Could not verify JWT: JWTClaimsSetDecodeError/;
export const NOT_ALLOWED = "Your requested role is not in allowed roles";
export const PARTS = /Expected 3 parts; got \d+/;

/** A token, and its answer by Hasura's table. `issuer` is where the keys are published. */
export type Vector = readonly [
  title: string,
  token: (issuer: string) => string | Promise<string>,
  message: string | RegExp,
  code?: string,
];
