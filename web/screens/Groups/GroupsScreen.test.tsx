import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { open } from "./groupsForTests.ts";

it("a change of tab stays in the address, so that the way back leads to it", async () => {
  const { router, user } = open("/groups");
  await user.click(await screen.findByRole("tab", { name: "Schedule" }));
  expect(await screen.findByText("No payment schedules")).toBeVisible();
  expect(router.state.location.search).toBe("?tab=schedule");
});
