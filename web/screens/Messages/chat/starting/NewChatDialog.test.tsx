import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { signIn } from "../../../../test/standIns.ts";
import { BEN, ME } from "../chatForTests.ts";
import { openMessages } from "../messagesForTests.tsx";

/** The dialog over a search that is refused the first time. */
async function open(failure: AppFailure) {
  let left = 1;
  const find_chat_people = () => {
    if (left-- > 0) throw failure;
    return { people: [{ user_id: BEN, alias: "Ben", username: "ben", avatar_url: null }] };
  };
  signIn(ME);
  const { user } = openMessages({ more: { find_chat_people } });
  await user.click(await screen.findByRole("button", { name: "New chat" }));
  return user;
}

it("a search that failed says so, which is not that nobody was found, and is tried again", async () => {
  const user = await open(new AppFailure("network", "no answer"));
  expect(await screen.findByText("Failed to search users. Please try again.")).toBeVisible();
  expect(screen.queryByText("No users found")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Search again" }));
  expect(await screen.findByText("@ben")).toBeVisible();
  expect(screen.getByText("1 person found")).toHaveAttribute("role", "status");
});

it("a search that came too often goes on by itself", async () => {
  await open(new AppFailure("too-many-requests", "", { values: { retryAfter: 1 } }));
  expect(await screen.findByText("Your search goes on by itself in 1 second.")).toBeVisible();
  expect(await screen.findByText("@ben")).toBeVisible();
});
