import { createHash } from "node:crypto";
import type { WebSettings } from "./env.ts";

/** Emotion adds one empty style element and fills it through the CSSOM: this is the hash of the empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const TWO_YEARS_SECONDS = 63_072_000;
const STRIPE_JS_ORIGIN = "https://js.stripe.com";

const GOOGLE_MAPS_ORIGIN = "https://maps.googleapis.com";

/** Features that the product never asks a browser for. */
const DENIED_FEATURES = ["accelerometer", "camera", "gyroscope", "magnetometer", "midi", "usb"];
/** Voice messages need the microphone and "use my location" the position, of our own pages alone. */
const OWN_FEATURES = ["geolocation", "microphone"];

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

/** The providers that a page speaks to itself. */
type Providers = Pick<WebSettings, "mapsScript" | "reverseGeocode" | "stripeJs">;

/** The security headers of every answer, also of forwarded ones. */
export function securityHeaders({
  publicOrigin,
  inline = NOTHING_INLINE,
  ...providers
}: Pick<WebSettings, "publicOrigin"> & Partial<Providers> & { inline?: Inline }): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(providers, inline),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "permissions-policy": [
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
    ].join(", "),
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(publicOrigin.protocol === "https:"
      ? { "strict-transport-security": `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
      : {}),
  };
}

/** Allows only our own origin and, where they are configured, the scripts of the payment provider and the maps with what they need. */
function contentSecurityPolicy({ mapsScript, reverseGeocode, stripeJs }: Partial<Providers>, inline: Inline): string {
  const isRealStripe = stripeJs?.origin === STRIPE_JS_ORIGIN;
  const scripts = [stripeJs, mapsScript].flatMap((script) => script?.origin ?? []);
  const asked = [
    ...(isRealStripe ? ["https://api.stripe.com"] : []),
    ...(reverseGeocode ? [reverseGeocode.origin] : []),
    ...(mapsScript ? [mapsScript.origin] : []),
    ...(mapsScript?.origin === GOOGLE_MAPS_ORIGIN ? ["https://places.googleapis.com"] : []),
  ];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...scripts].join(" "),
    ["style-src 'self'", EMPTY_STYLE, ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    // What was just recorded is heard before it is sent.
    "media-src 'self' blob:",
    ["connect-src 'self'", ...new Set(asked)].join(" "),
    ...(stripeJs ? [`frame-src 'self' ${stripeJs.origin}${isRealStripe ? " https://hooks.stripe.com" : ""}`] : []),
    "font-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}
