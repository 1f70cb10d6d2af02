import { expect, it, vi } from "vitest";
import { hashPassword } from "./passwordHash.ts";

const { promise: end, resolve: finish } = Promise.withResolvers<string>();
vi.mock("@node-rs/argon2", () => ({ hash: () => end, verify: () => end }));

it("lets 300 wait and sends the next ones away, so that a flood keeps nobody waiting for long", async () => {
  const taken = Array.from({ length: 302 }, () => hashPassword("Quiet-Harbour7"));
  await expect(hashPassword("Quiet-Harbour7")).rejects.toMatchObject({ code: "service-unavailable", status: 503 });
  finish("hashed");
  expect(new Set(await Promise.all(taken))).toEqual(new Set(["hashed"]));
  expect(await hashPassword("Quiet-Harbour7")).toBe("hashed");
});
