import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwordHash.ts";

it("accepts the same password and no other", async () => {
  const hash = await hashPassword("Quiet-Harbour7");
  expect(await verifyPassword({ hash, password: "Quiet-Harbour7" })).toBe(true);
  expect(await verifyPassword({ hash, password: "Quiet-Harbour8" })).toBe(false);
  expect(await verifyPassword({ hash: "not a hash", password: "Quiet-Harbour7" })).toBe(false);
});

it("leaves threads to the rest of the process during a burst of sign-ins", async () => {
  let done = 0;
  const burst = Array.from({ length: 40 }, async () => {
    await hashPassword("Quiet-Harbour7");
    done += 1;
  });
  // A new connection to Postgres needs a thread for this step.
  await crypto.subtle.digest("SHA-256", new Uint8Array(8));
  expect(done).toBeLessThanOrEqual(4);
  await Promise.all(burst);
  expect(done).toBe(40);
});
