import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { closeOwn } from "../../../offline/own.ts";
import { signIn } from "../../../test/standIns.ts";
import { BEN, ME, message, state } from "./chatForTests.ts";
import { openMessages, openTalk } from "./messagesForTests.tsx";

beforeEach(() => signIn(ME));
afterEach(closeOwn);

const world = { states: [state()], messages: [message(2, BEN, "See you on Sunday")] };
/** On a wide screen the button is there for nobody to see. */
const back = () => screen.findByLabelText("Back to conversations");
const isOpen = ({ router }: ReturnType<typeof openMessages>) =>
  new URLSearchParams(router.state.location.search).has("selectedChat");

it("the way back from a conversation of the list is the step back, so that another one leaves the page", async () => {
  const page = openMessages(world);
  await page.user.click(await screen.findByRole("link", { name: /Ben/ }));
  await waitFor(() => expect(isOpen(page)).toBe(true));
  await page.user.click(await back());
  await waitFor(() => expect(isOpen(page)).toBe(false));
  expect(page.router.state.historyAction).toBe("POP");
});

it("the way back from a conversation that an alert or a link opened leads to the list, in the place of the conversation", async () => {
  const page = openTalk(world);
  await page.user.click(await back());
  await waitFor(() => expect(isOpen(page)).toBe(false));
  expect(page.router.state.historyAction).toBe("REPLACE");
});
