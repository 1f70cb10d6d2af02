import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineOf, securityHeaders } from "./headers.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = `<head><style>a{}</style><script>go()</script><script type="module" src="/a.js"></script></head>`;

it("lets our own pages ask for the microphone and the position, and no page for anything else", () => {
  const headers = securityHeaders({ publicOrigin: new URL("https://c.example"), stripeJs: undefined });
  const features = headers["permissions-policy"]!.split(", ");
  expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual(["geolocation=(self)", "microphone=(self)"]);
  expect(features).toContain("camera=()");
  expect(headers["content-security-policy"]).toContain("media-src 'self' blob:;");
});

it("allows the page's own inline code by its hash, and nothing else inline", () => {
  const inline = inlineOf(html);
  expect(inline).toEqual({ scripts: [sha("go()")], styles: [sha("a{}")] });
  const policy = securityHeaders({ publicOrigin: new URL("https://c.example"), stripeJs: undefined, inline })[
    "content-security-policy"
  ]!;
  expect(policy).toContain(`script-src 'self' ${sha("go()")};`);
  expect(policy).toContain(` ${sha("a{}")};`);
  expect(policy).not.toContain("unsafe-inline");
});

const policyOf = (providers: Partial<Parameters<typeof securityHeaders>[0]>) =>
  securityHeaders({ publicOrigin: new URL("https://c.example"), ...providers })["content-security-policy"]!.split("; ");

it("lets a page ask the geocoder and load the maps that are configured, and no other", () => {
  const policy = policyOf({
    reverseGeocode: new URL("https://api.bigdatacloud.net/data/reverse-geocode-client"),
    mapsScript: new URL("https://maps.googleapis.com/maps/api/js"),
  });
  expect(policy).toContain("script-src 'self' https://maps.googleapis.com");
  expect(policy).toContain(
    "connect-src 'self' https://api.bigdatacloud.net https://maps.googleapis.com https://places.googleapis.com",
  );
  expect(policyOf({ mapsScript: new URL("http://localhost:3011/maps/api/js") })).toContain(
    "connect-src 'self' http://localhost:3011",
  );
});

it("lets a page ask nobody else where no provider is configured", () => {
  expect(policyOf({})).toEqual(expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]));
});
