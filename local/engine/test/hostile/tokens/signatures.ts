import { exportJWK, exportSPKI } from "jose";
import { ADMIN_SECRET } from "../../startForTest.ts";
import { changed, claims, ec, encode, good, hmac, otherEc, rsa, signed, unsigned } from "./makeToken.ts";
import { NOT_DECODED, NOT_SIGNED, PARTS, type Vector } from "./vector.ts";

/** Tokens that nobody who holds the key has signed. */
export const signatures: readonly Vector[] = [
  ["alg none", () => unsigned({ alg: "none" }), NOT_SIGNED],
  ["alg None", () => unsigned({ alg: "None" }), NOT_SIGNED],
  ["alg NONE", () => unsigned({ alg: "NONE" }), NOT_SIGNED],
  ["alg nOnE", () => unsigned({ alg: "nOnE" }), NOT_SIGNED],
  ["alg none and a key's id", () => unsigned({ alg: "none", kid: "ec-1" }), NOT_SIGNED],
  [
    "alg none over a good signature",
    () => changed((_, body, mac) => `${encode({ alg: "none" })}.${body}.${mac}`),
    NOT_SIGNED,
  ],
  ["alg null", () => unsigned({ alg: null }), NOT_SIGNED],
  ["alg a list", () => unsigned({ alg: ["ES256"] }), NOT_SIGNED],
  ["no alg", () => unsigned({}), NOT_SIGNED],
  ["an alg that nobody knows", () => unsigned({ alg: "ES257", kid: "ec-1" }, good(), "AAAA"), NOT_SIGNED],
  ["an alg of another key's kind", () => signed(good(), { alg: "RS256" }), NOT_SIGNED],
  ["HS256 with the RSA public key", async () => hmac(await exportSPKI(rsa.publicKey), { kid: "rsa-1" }), NOT_SIGNED],
  ["HS256 with the EC public key", async () => hmac(await exportSPKI(ec.publicKey), { kid: "ec-1" }), NOT_SIGNED],
  [
    "HS256 with the public key as JWK",
    async () => hmac(JSON.stringify(await exportJWK(ec.publicKey)), { kid: "ec-1" }),
    NOT_SIGNED,
  ],
  [
    "HS256 with the public key's bytes",
    () => hmac(ec.publicKey.export({ type: "spki", format: "der" }), { kid: "ec-1" }),
    NOT_SIGNED,
  ],
  ["HS256 with no key", () => hmac(""), NOT_SIGNED],
  ["HS256 with a zero byte for a key", () => hmac("\0", { kid: "../../../dev/null" }), NOT_SIGNED],
  ["HS256 with the admin secret", () => hmac(ADMIN_SECRET), NOT_SIGNED],
  ["another party's key", () => signed(good(), {}, otherEc.privateKey), NOT_SIGNED],
  ["another party's key and no key's id", () => signed(good(), { kid: undefined }, otherEc.privateKey), NOT_SIGNED],
  ["another key's id", () => signed(good(), { kid: "rsa-1" }), NOT_SIGNED],
  ["a key's id that is a path", () => signed(good(), { kid: "../../../../etc/passwd" }), NOT_SIGNED],
  ["a key's id that is SQL", () => signed(good(), { kid: "x' union select 'key' --" }), NOT_SIGNED],
  ["a key's id that is a URL", () => signed(good(), { kid: "http://127.0.0.1:1/key" }, otherEc.privateKey), NOT_SIGNED],
  ["a key's id that is a number", () => signed(good(), { kid: 0 }, otherEc.privateKey), NOT_SIGNED],
  ["a key's id that every object has", () => signed(good(), { kid: "__proto__" }, otherEc.privateKey), NOT_SIGNED],
  [
    "its own key in the header",
    async () => signed(good(), { jwk: await exportJWK(otherEc.publicKey) }, otherEc.privateKey),
    NOT_SIGNED,
  ],
  [
    "its own key and no key's id",
    async () => signed(good(), { kid: undefined, jwk: await exportJWK(otherEc.publicKey) }, otherEc.privateKey),
    NOT_SIGNED,
  ],
  ["jku", (issuer) => signed(good(), { jku: `${issuer}/elsewhere`, kid: "x" }, otherEc.privateKey), NOT_SIGNED],
  ["x5u", (issuer) => signed(good(), { x5u: `${issuer}/elsewhere`, kid: "x" }, otherEc.privateKey), NOT_SIGNED],
  ["x5c", () => signed(good(), { x5c: ["MIIB"], kid: "x" }, otherEc.privateKey), NOT_SIGNED],
  ["a critical extension", () => signed(good(), { crit: ["exp"] }), NOT_SIGNED],
  ["an unencoded payload", () => signed(good(), { crit: ["b64"], b64: false }), NOT_DECODED],
  ["the signature taken off", () => changed((head, body) => `${head}.${body}.`), NOT_SIGNED],
  ["the signature and its dot taken off", () => changed((head, body) => `${head}.${body}`), PARTS],
  ["a truncated signature", () => changed((head, body, mac) => `${head}.${body}.${mac.slice(0, -4)}`), NOT_SIGNED],
  [
    "a signature of zeros",
    () => changed((head, body) => `${head}.${body}.${Buffer.alloc(64).toString("base64url")}`),
    NOT_SIGNED,
  ],
  ["a longer signature", () => changed((head, body, mac) => `${head}.${body}.${mac}AAAA`), NOT_SIGNED],
  [
    "the signature of another token",
    () => changed((head, body) => `${head}.${body}.${signed({ ...good(), sub: "x" }).split(".")[2]}`),
    NOT_SIGNED,
  ],
  [
    "another payload",
    () => changed((head, _, mac) => `${head}.${encode(claims({ "x-hasura-default-role": "admin" }))}.${mac}`),
    NOT_SIGNED,
  ],
  [
    "another header",
    () => changed((_, body, mac) => `${encode({ alg: "ES256", kid: "ec-1", typ: "JWT" })}.${body}.${mac}`),
    NOT_SIGNED,
  ],
  [
    "the payload written anew",
    () => changed((head, body, mac) => `${head}.${encode(` ${Buffer.from(body, "base64url").toString()}`)}.${mac}`),
    NOT_SIGNED,
  ],
  ["a padded payload", () => changed((head, body, mac) => `${head}.${body}==.${mac}`), NOT_SIGNED],
  ["the other base64", () => changed((head, body, mac) => `${head}.${body}.${mac.slice(0, -2)}+/`), NOT_SIGNED],
];

/** Texts that are no tokens, or tokens without claims. */
export const shapes: readonly Vector[] = [
  ["one part", () => "x", PARTS],
  ["two parts", () => "a.b", PARTS],
  ["four parts", () => `${signed(good())}.x`, PARTS],
  ["five parts", () => "a.b.c.d.e", PARTS],
  ["nothing but dots", () => "..", NOT_SIGNED],
  ["10,000 dots", () => ".".repeat(10_000), PARTS],
  ["a header that is no JSON", () => `${encode("{")}.${encode(good())}.AAAA`, NOT_SIGNED],
  ["a header that is a list", () => `${encode([])}.${encode(good())}.AAAA`, NOT_SIGNED],
  ["a header in another alphabet", () => `\u00e9\u00e9.${encode(good())}.AAAA`, NOT_SIGNED],
  ["a header that is no UTF-8", () => `${Buffer.from([255, 254]).toString("base64url")}.e30.AAAA`, NOT_SIGNED],
  ["a payload that is no JSON", () => signed("{"), NOT_DECODED],
  ["a payload that is a list", () => signed([good()]), NOT_DECODED],
  ["a payload that is a text", () => signed('"admin"'), NOT_DECODED],
  ["a payload that is null", () => signed("null"), NOT_DECODED],
  [
    "an exp nested 1,500 deep",
    () => signed(`{"iss":"circle","aud":"web","exp":${"[".repeat(1500)}${"]".repeat(1500)}}`),
    NOT_DECODED,
  ],
  ["12 KB", () => signed({ ...good(), pad: "x".repeat(8000) }, {}, otherEc.privateKey), NOT_SIGNED],
];
