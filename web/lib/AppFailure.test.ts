import { expect, it } from "vitest";
import { AppFailure, asFailure } from "./AppFailure.ts";
import { reach } from "./reach.ts";

const fault = () => (undefined as unknown as { name: string }).name;
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
};

it.each([
  ["a fault in our own code", thrownBy(fault)],
  ["a browser's refusal that no request caused", new DOMException("no", "NotAllowedError")],
  ["a text", "oh"],
])("%s is not told as a lost connection", (_name, thrown) => {
  expect(asFailure(thrown)).toMatchObject({ code: "unexpected", cause: thrown });
});

it("one of ours stays what it is", () => {
  const failure = new AppFailure("group-full", "");
  expect(asFailure(failure)).toBe(failure);
});

it.each([
  ["was lost", new TypeError("Failed to fetch")],
  ["took too long", new DOMException("", "TimeoutError")],
])("a request whose answer %s is", async (_name, thrown) => {
  await expect(reach(Promise.reject(thrown))).rejects.toMatchObject({ code: "network", cause: thrown });
});
