import { expect, it } from "vitest";
import { matchEntries } from "../routing/entry.ts";
import { Redirect } from "../routing/redirect.ts";
import { routes } from "../routes.tsx";
import { signIn, signOut } from "../test/standIns.ts";

/** Where the first address leads. */
function firstPlace(search = ""): string {
  const loader = matchEntries(routes, "/")?.at(-1)?.route.loader;
  const led = loader?.({ params: {}, url: new URL(`https://app.invalid/${search}`) });
  return led instanceof Redirect ? led.from({ pathname: "/", search, hash: "" }) : "";
}

it("the first address is the dashboard for members, with what it says of a return, and the sign-in for visitors", () => {
  signIn("me");
  expect(firstPlace()).toBe("/dashboard");
  expect(firstPlace("?verification=complete")).toBe("/dashboard?verification=complete");
  signOut();
  expect(firstPlace()).toBe("/login");
});
