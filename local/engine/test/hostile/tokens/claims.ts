import { claims, good, hasura, NAMESPACE, now, signed, SKEW } from "./makeToken.ts";
import { INVALID, NOT_ALLOWED, NOT_DECODED, type Vector } from "./vector.ts";

/** Correctly signed, but for another time. */
export const times: readonly Vector[] = [
  ["exp beyond the skew", () => signed({ ...good(), exp: now() - SKEW - 1 }), `${INVALID}JWTExpired`],
  ["exp at the skew", () => signed({ ...good(), exp: now() - SKEW }), `${INVALID}JWTExpired`],
  ["exp 0", () => signed({ ...good(), exp: 0 }), `${INVALID}JWTExpired`],
  ["exp below zero", () => signed({ ...good(), exp: -1e12 }), `${INVALID}JWTExpired`],
  ["exp 1e308", () => signed({ ...good(), exp: 1e308 }), NOT_DECODED],
  ["exp 1e999", () => signed(JSON.stringify(good()).replace(/"exp":\d+/, '"exp":1e999')), NOT_DECODED],
  ["exp as a text", () => signed({ ...good(), exp: String(now() + 600) }), NOT_DECODED],
  ["exp as a list", () => signed({ ...good(), exp: [now() + 600] }), NOT_DECODED],
  ["exp null", () => signed({ ...good(), exp: null }), NOT_DECODED],
  ["exp true", () => signed({ ...good(), exp: true }), NOT_DECODED],
  [
    "exp twice, the last one past",
    () =>
      signed(
        JSON.stringify(good())
          .replace("{", `{"exp":${now() + 600},`)
          .replace(/"exp":\d+,"iss"/, '"exp":1,"iss"'),
      ),
    `${INVALID}JWTExpired`,
  ],
  ["nbf beyond the skew", () => signed({ ...good(), nbf: now() + SKEW + 10 }), `${INVALID}JWTNotYetValid`],
  ["nbf as a text", () => signed({ ...good(), nbf: "0" }), NOT_DECODED],
  ["iat beyond the skew", () => signed({ ...good(), iat: now() + SKEW + 10 }), `${INVALID}JWTIssuedAtFuture`],
  ["iat as a text", () => signed({ ...good(), iat: "yesterday" }), NOT_DECODED],
];

/** Tokens of another issuer or for another audience. */
export const parties: readonly Vector[] = [
  ["another issuer", () => signed({ ...good(), iss: "elsewhere" }), `${INVALID}JWTNotInIssuer`],
  ["an issuer in other letters", () => signed({ ...good(), iss: "Circle" }), `${INVALID}JWTNotInIssuer`],
  ["a list of issuers", () => signed({ ...good(), iss: ["circle"] }), /JWTNotInIssuer|DecodeError/],
  ["no issuer", () => signed({ ...good(), iss: undefined }), `${INVALID}JWTNotInIssuer`],
  ["another audience", () => signed({ ...good(), aud: "tablet" }), `${INVALID}JWTNotInAudience`],
  [
    "a list of other audiences",
    () => signed({ ...good(), aud: ["tablet", "Web", "web "] }),
    `${INVALID}JWTNotInAudience`,
  ],
  ["an empty list of audiences", () => signed({ ...good(), aud: [] }), `${INVALID}JWTNotInAudience`],
  ["an audience that is no text", () => signed({ ...good(), aud: { web: true } }), /JWTNotInAudience|DecodeError/],
  ["no audience", () => signed({ ...good(), aud: undefined }), `${INVALID}JWTNotInAudience`],
];

const CLAIMS = "jwt-invalid-claims";
const ROLES = "jwt-missing-role-claims";
/** Correctly signed, but without the claims that they need. */
export const rights: readonly Vector[] = [
  [
    "no claims of Hasura's",
    () => signed({ ...good(), [NAMESPACE]: undefined }),
    `claims key: '${NAMESPACE}' not found`,
    CLAIMS,
  ],
  [
    "claims beside their place",
    () => signed({ ...good(), [NAMESPACE]: undefined, ...hasura }),
    `claims key: '${NAMESPACE}' not found`,
    CLAIMS,
  ],
  [
    "claims as a text",
    () => signed({ ...good(), [NAMESPACE]: JSON.stringify(hasura) }),
    "expecting a json object when claims_format is json",
    CLAIMS,
  ],
  [
    "claims as a list",
    () => signed({ ...good(), [NAMESPACE]: [hasura] }),
    "expecting a json object when claims_format is json",
    CLAIMS,
  ],
  [
    "no default role",
    () => signed(claims({ "x-hasura-default-role": undefined })),
    'JWT claim does not contain "x-hasura-default-role"',
    ROLES,
  ],
  [
    "no allowed roles",
    () => signed(claims({ "x-hasura-allowed-roles": undefined })),
    'JWT claim does not contain "x-hasura-allowed-roles"',
    ROLES,
  ],
  [
    "allowed roles as a text",
    () => signed(claims({ "x-hasura-allowed-roles": "member" })),
    "invalid x-hasura-allowed-roles; should be a list of roles",
    CLAIMS,
  ],
  [
    "allowed roles that are no texts",
    () => signed(claims({ "x-hasura-allowed-roles": ["member", 1] })),
    "invalid x-hasura-allowed-roles; should be a list of roles",
    CLAIMS,
  ],
  [
    "a default role that is no text",
    () => signed(claims({ "x-hasura-default-role": ["member"] })),
    "invalid x-hasura-default-role; should be a role",
    CLAIMS,
  ],
  [
    "an empty default role",
    () => signed(claims({ "x-hasura-default-role": "" })),
    "invalid x-hasura-default-role; should be a role",
    CLAIMS,
  ],
  [
    "a default role that is not allowed",
    () => signed(claims({ "x-hasura-default-role": "admin" })),
    NOT_ALLOWED,
    "access-denied",
  ],
  ["no role allowed", () => signed(claims({ "x-hasura-allowed-roles": [] })), NOT_ALLOWED, "access-denied"],
  [
    "a role in other letters",
    () => signed(claims({ "x-hasura-default-role": "Member" })),
    NOT_ALLOWED,
    "access-denied",
  ],
  [
    "a variable that is a number",
    () => signed(claims({ "x-hasura-user-id": 7 })),
    "x-hasura-* claims: parsing Text failed, expected String, but encountered Number",
    CLAIMS,
  ],
  [
    "a variable that is null",
    () => signed(claims({ "x-hasura-user-id": null })),
    "x-hasura-* claims: parsing Text failed, expected String, but encountered Null",
    CLAIMS,
  ],
  [
    "a variable that is a list",
    () => signed(claims({ "x-hasura-groups": ["a"] })),
    "x-hasura-* claims: parsing Text failed, expected String, but encountered Array",
    CLAIMS,
  ],
];
