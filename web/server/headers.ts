import { createHash } from "node:crypto";
import type { WebSettings } from "./env.ts";

/** Emotion adds one empty style element and fills it through the CSSOM: this is the hash of the empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const TWO_YEARS_SECONDS = 63_072_000;
const STRIPE_JS_ORIGIN = "https://js.stripe.com";

/** Features that the product never asks a browser for. Voice messages need the microphone, of our own pages alone. */
const DENIED_FEATURES = ["accelerometer", "camera", "geolocation", "gyroscope", "magnetometer", "midi", "usb"];

/** Headers that only this server sets. A service may only narrow the content security policy. */
export const DECIDED_HERE = [
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
] as const;

/** Headers that browsers obey for documents and for answers that they may show as one. */
export const OF_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
] as const;

/** The hashes of the page's own inline code, as the policy writes them. No other inline code is allowed. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const NOTHING_INLINE: Inline = { scripts: [], styles: [] };

/** The hashes of a page's own scripts and styles. */
export function inlineOf(html: string): Inline {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  return { scripts: hashes("script"), styles: hashes("style") };
}

/** The security headers of every answer, also of forwarded ones. */
export function securityHeaders({
  publicOrigin,
  stripeJs,
  inline = NOTHING_INLINE,
}: Pick<WebSettings, "publicOrigin" | "stripeJs"> & { inline?: Inline }): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(stripeJs?.origin, inline),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": [...DENIED_FEATURES.map((feature) => `${feature}=()`), "microphone=(self)"].join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(publicOrigin.protocol === "https:"
      ? { "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
      : {}),
  };
}

/** Allows only our own origin and, where it is configured, the payment provider's script with what it needs. */
function contentSecurityPolicy(stripeJs: string | undefined, inline: Inline): string {
  const script = stripeJs ? ` ${stripeJs}` : "";
  const real = stripeJs === STRIPE_JS_ORIGIN;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" ") + script,
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    // What was just recorded is heard before it is sent.
    "media-src 'self' blob:",
    `connect-src 'self'${real ? " https://api.stripe.com" : ""}`,
    ...(stripeJs ? [`frame-src 'self'${script}${real ? " https://hooks.stripe.com" : ""}`] : []),
    "font-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}
