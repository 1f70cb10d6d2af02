import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineOf, securityHeaders } from "./headers.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = `<head><style>a{}</style><script>go()</script><script type="module" src="/a.js"></script></head>`;

it("lets our own pages ask for the microphone, and no page for anything else", () => {
  const headers = securityHeaders({ publicOrigin: new URL("https://c.example"), stripeJs: undefined });
  const features = headers["permissions-policy"]!.split(", ");
  expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual(["microphone=(self)"]);
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
