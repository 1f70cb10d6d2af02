import { expect, it } from "vitest";
import { keptInTab } from "./keptInTab.ts";

const pause = keptInTab<{ email: string }>("pause", { email: "string" });

it("remembers until its time has passed, or it is forgotten", () => {
  const until = Date.now() + 60_000;
  pause.keep({ email: "amina@example.com" }, until);
  expect(pause.read()).toEqual({ email: "amina@example.com", until });
  pause.keep({ email: "amina@example.com" }, Date.now() - 1);
  expect(pause.read()).toBeNull();
  pause.keep({ email: "amina@example.com" }, until);
  pause.forget();
  expect(pause.read()).toBeNull();
});

it.each(["{", "null", "7", `{"email":"a"}`, `{"until":99999999999999}`])("takes nothing from %s", (stored) => {
  sessionStorage.setItem("pause", stored);
  expect(pause.read()).toBeNull();
});
