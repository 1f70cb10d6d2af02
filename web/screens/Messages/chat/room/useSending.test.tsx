import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { closeOwn, ownOf } from "../../../../offline/own.ts";
import { signIn } from "../../../../test/standIns.ts";
import { ME, message, state } from "../chatForTests.ts";
import { openTalk } from "../messagesForTests.tsx";

beforeEach(() => signIn(ME));
afterEach(closeOwn);

const input = () => screen.findByRole("textbox", { name: "Message" });

it("a message that is refused waits for its writer to look at the page: another tab may be the one they look at", async () => {
  const insert = () => {
    throw new AppFailure("unexpected", "a fault of the server");
  };
  const talk = [message(1, ME, "Is Sunday good?")];
  const { user } = openTalk({ states: [state()], messages: talk, more: { insert_messages: insert } });
  await user.type(await input(), "Not lost");
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await user.type(await input(), "{Enter}");
  const { queue } = ownOf(ME);
  await waitFor(() => expect(queue.shown()).toMatchObject([{ refused: { code: "unexpected" } }]));
  // What another tab asks for now is still there.
  expect((await queue.known()).map(({ what }) => what)).toMatchObject([{ text: "Not lost" }]);
  expect(await input()).toHaveValue("");
  visibility.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(async () => expect(await input()).toHaveValue("Not lost"));
  expect(screen.getByText("Send Failed")).toBeVisible();
  expect(queue.shown()).toEqual([]);
});
