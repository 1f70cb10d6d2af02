import { expect, it } from "vitest";
import { Gate } from "./gate.ts";

it("a gate never runs more work than it has places, even when a piece of it fails", async () => {
  const gate = new Gate(1);
  const failed = gate.run("now", () => Promise.reject(new Error("no")));
  const next = gate.run("now", async () => "in");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("in");
});

it("a gate keeps a place for urgent work and lets it in first", async () => {
  const gate = new Gate(2);
  const came: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string, urgency: "now" | "sometime"): void => {
    void gate.run(urgency, () => {
      came.push(name);
      return new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
  };
  enter("sweep", "sometime");
  enter("other sweep", "sometime");
  enter("message", "now");
  enter("other message", "now");
  await Promise.resolve();
  expect(came).toEqual(["sweep", "message"]);
  for (let at = 0; at < 4; at += 1) {
    ends[at]!();
    await new Promise(setImmediate);
  }
  expect(came).toEqual(["sweep", "message", "other message", "other sweep"]);
});
