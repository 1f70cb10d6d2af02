import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { signIn } from "../../../../test/standIns.ts";
import { ADDRESS, BEN, CHAT, CIRCLE, circleState, ME, message, state } from "../chatForTests.ts";
import { openMessages } from "../messagesForTests.tsx";

beforeEach(() => {
  signIn(ME);
});

/** A conversation that is open, and a way to choose from its menu. */
async function open(world: Parameters<typeof openMessages>[0], address = ADDRESS) {
  const view = openMessages(world, `?tab=chat&selectedChat=${address}`);
  // The first of them also loads the parts of the page.
  await screen.findByText("See you on Sunday", { selector: ".text *" }, { timeout: 15_000 });
  const choose = async (item: string) => {
    await view.user.click(screen.getByRole("button", { name: "Options of the conversation" }));
    await view.user.click(await screen.findByRole("menuitem", { name: item }));
  };
  return { ...view, choose };
}
const talk = [message(1, ME, "Is Sunday good?"), message(2, BEN, "See you on Sunday")];

it("D178: clearing asks once, and clears for the reader alone what is there", async () => {
  const { choose, user, written } = await open({ states: [state()], messages: talk });
  await choose("Clear chat");
  const question = within(await screen.findByRole("alertdialog", { name: "Clear this chat?" }));
  expect(question.getByText("All messages disappear for you. Ben keeps theirs.")).toBeVisible();
  expect(written).not.toHaveBeenCalled();
  await user.click(question.getByRole("button", { name: "Clear chat" }));
  expect(await screen.findByText("Chat cleared")).toBeVisible();
  // Without a word of the live query.
  await waitFor(() => expect(within(screen.getByRole("log")).queryByText("See you on Sunday")).toBeNull());
  expect(written).toHaveBeenCalledWith("update_chat_user_states", { cleared_number: 2, user_id: ME, chat_id: CHAT });
});

it("D292: blocking asks once and says that it goes both ways", async () => {
  const { choose, user, written } = await open({ states: [state()], messages: talk });
  await choose("Block Ben");
  const question = within(await screen.findByRole("alertdialog", { name: "Block Ben?" }));
  expect(question.getByText(/^Neither of you can write to the other here/)).toBeVisible();
  await user.click(question.getByRole("button", { name: "Block" }));
  expect(await screen.findByText("Ben is blocked")).toBeVisible();
  expect(written).toHaveBeenCalledWith("insert_user_blocks", { objects: [{ blocked_user_id: BEN }] });
});

it("D187: a person is reported with a word of the reader, who learns the ticket's number", async () => {
  const report_person = vi.fn(() => ({ ticket_number: 1042 }));
  const { choose, user } = await open({ states: [state()], messages: talk, more: { report_person } });
  await choose("Report Ben");
  const sheet = within(await screen.findByRole("alertdialog", { name: "Report Ben" }));
  await user.type(sheet.getByLabelText(/^What is wrong\?/), "  Asks for money  ");
  await user.click(sheet.getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Ticket 1042")).toBeVisible();
  expect(report_person.mock.calls[0]).toEqual(
    expect.arrayContaining([expect.objectContaining({ user_id: BEN, reason: "Asks for money" })]),
  );
});

it("D187: a message is reported from its own acts; a refusal keeps the reader's word", async () => {
  const report_message = vi
    .fn<() => { ticket_number: number }>(() => ({ ticket_number: 1043 }))
    .mockImplementationOnce(() => {
      throw new AppFailure("service-unavailable", "away");
    });
  const { user } = await open({ states: [state()], messages: talk, more: { report_message } });
  await user.click(screen.getByRole("button", { name: "What to do with the message of Ben" }));
  await user.click(await screen.findByRole("button", { name: "Report" }));
  const sheet = within(await screen.findByRole("alertdialog", { name: "Report this message" }));
  await user.type(sheet.getByLabelText(/^What is wrong\?/), "Insults");
  await user.click(sheet.getByRole("button", { name: "Report" }));
  expect(await sheet.findByText("The report was not sent")).toBeVisible();
  expect(sheet.getByLabelText(/^What is wrong\?/)).toHaveValue("Insults");
  await user.click(sheet.getByRole("button", { name: "Report" }));
  expect(await screen.findByText("Ticket 1043")).toBeVisible();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(report_message.mock.calls).toEqual(
    Array.from({ length: 2 }, () =>
      expect.arrayContaining([expect.objectContaining({ message_id: talk[1]!.message_id, reason: "Insults" })]),
    ),
  );
});

it("D187: of a former member nothing is reported or blocked but their messages; the chat can be cleared", async () => {
  const chat = { ...state().chat, second_profile: null };
  const { user } = await open({ states: [state({ chat })], messages: talk });
  await user.click(screen.getByRole("button", { name: "Options of the conversation" }));
  expect((await screen.findAllByRole("menuitem")).map((item) => item.textContent)).toEqual(["Clear chat"]);
});

it("D290: who sent a message in a circle sees who has fetched and who has read it", async () => {
  const receipts = [{ user_id: BEN, is_delivered: true, is_read: false }];
  const own = message(1, ME, "Who pays first?");
  const { user } = await open(
    {
      states: [circleState()],
      messages: [own, message(2, BEN, "See you on Sunday")],
      more: { messages_connection: { edges: [{ cursor: "1", node: { ...own, receipts } }] } },
    },
    `group_${CIRCLE}`,
  );
  await user.click(await screen.findByRole("button", { name: "What to do with your message" }));
  await user.click(screen.getByRole("button", { name: "Who has read it" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Who has read it" }));
  await waitFor(() => expect(sheet.getByRole("listitem")).toHaveTextContent("Delivered"));
});
