import { expect, it, vi } from "vitest";
import { leave } from "./leave.ts";
import * as session from "./session.ts";

/** Of the code that asks, which does not come. */
const connection = vi.hoisted(() => Promise.withResolvers<never>());
vi.mock("../offline/askPlainly.ts", () => connection.promise);

it("nobody waits longer than a second to sign out for a question whose code does not come", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const signOut = vi.spyOn(session, "signOut").mockResolvedValue();
  const leaving = leave();
  await vi.advanceTimersByTimeAsync(999);
  expect(signOut).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await leaving).toBe(true);
  vi.useRealTimers();
});
