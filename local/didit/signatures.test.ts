import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { canonicalJson, wireJson } from "./canonicalJson.ts";
import { signWebhook } from "./signatures.ts";

const hmac = (text: string) => createHmac("sha256", "secret").update(text).digest("hex");
const payload = {
  webhook_type: "status.updated",
  session_id: "s-1",
  status: "Approved",
  timestamp: 0,
  decision: {
    liveness_checks: [{ score: 99, age_estimation: 36.5 }],
    id_verifications: [{ full_name: "Zoë 北" }],
    session_number: 7,
  },
};

it("writes the body as the provider's server does: sorted, compact, escaped, whole floats with a point", () => {
  expect(wireJson(payload)).toBe(
    '{"decision":{"id_verifications":[{"full_name":"Zo\\u00eb \\u5317"}],"liveness_checks":[{"age_estimation":36.5,"score":99.0}],"session_number":7},' +
      '"session_id":"s-1","status":"Approved","timestamp":0,"webhook_type":"status.updated"}',
  );
});

it("signs the raw bytes, the canonical form and the simple form", () => {
  const { body, headers } = signWebhook(payload, { secret: "secret", timestamp: 1_800_000_000 });
  expect(headers["x-timestamp"]).toBe("1800000000");
  expect((JSON.parse(body) as { timestamp: number }).timestamp).toBe(1_800_000_000);
  expect(headers["x-signature"]).toBe(hmac(body));
  // A receiver that has only the parsed body computes it so: letters unescaped, 99.0 read as 99.
  expect(headers["x-signature-v2"]).toBe(hmac(canonicalJson(JSON.parse(body))));
  expect(canonicalJson(JSON.parse(body))).toContain('"full_name":"Zoë 北"');
  expect(canonicalJson(JSON.parse(body))).toContain('"score":99}');
  expect(headers["x-signature-simple"]).toBe(hmac("1800000000:s-1:Approved:status.updated"));
});

it("gives a receiver that prints the parsed body again another signature than that of the raw bytes", () => {
  const { body, headers } = signWebhook(payload, { secret: "secret", timestamp: 1_800_000_000 });
  expect(hmac(JSON.stringify(JSON.parse(body)))).not.toBe(headers["x-signature"]);
});

it.each(["corrupt_signature", "wrong_secret"] as const)("spoils all three signatures for %s", (tamper) => {
  const good = signWebhook(payload, { secret: "secret", timestamp: 1_800_000_000 });
  const bad = signWebhook(payload, { secret: "secret", timestamp: 1_800_000_000 }, tamper);
  for (const header of ["x-signature", "x-signature-v2", "x-signature-simple"])
    expect(bad.headers[header]).not.toBe(good.headers[header]);
});

it("can be an hour old and still be signed correctly", () => {
  const { body, headers } = signWebhook(payload, { secret: "secret", timestamp: 1_800_000_000 }, "old_timestamp");
  expect(headers["x-timestamp"]).toBe("1799996400");
  expect(headers["x-signature"]).toBe(hmac(body));
});
