import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import * as actions from "../sending/useAction.ts";
import { leave } from "../session/leave.ts";
import * as session from "../session/session.ts";
import { withDatabases } from "../test/databasesForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { signIn } from "../test/standIns.ts";
import { LeavingQuestion } from "./LeavingQuestion.tsx";
import { closeOwn, deliver } from "./own.ts";
import { waitingHere } from "./waitingHere.ts";
// A busy machine may take a second to load this, and the browser asks in place of a dialog that takes so long.
import "../ui/Dialog.tsx";

const ME = "amina";
/** What was said and has not reached the server, with its id. */
const say = (text: string) =>
  deliver({
    kind: "say",
    what: { chat: "c", messageId: text, text, recording: null, voiceId: null, replyToId: null },
    line: "c",
    ticket: text,
  });

let answer: () => Promise<unknown>;
beforeEach(() => {
  withDatabases();
  signIn(ME);
  vi.spyOn(session, "signOut").mockResolvedValue();
  answer = () => Promise.reject(new AppFailure("network", ""));
  vi.spyOn(actions, "commit").mockImplementation(() => answer() as never);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => {
  closeOwn();
  vi.unstubAllGlobals();
});

const show = () => renderWithProviders(<LeavingQuestion userId={ME} />);

it("who signs out while messages wait for a connection is told how many would be lost, and may stay", async () => {
  const { user } = show();
  await Promise.all([say("one"), say("two")]);
  const leaving = leave();
  const question = await screen.findByRole("alertdialog", { name: "Sign out?" });
  expect(question).toHaveTextContent("2 messages have not been sent yet. If you sign out now, they are deleted");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await leaving).toBe(false);
  expect(session.signOut).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

it("who says so goes, and one message is told as one", async () => {
  const { user } = show();
  await say("one");
  const leaving = leave();
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("1 message has not been sent yet.");
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(await leaving).toBe(true);
  expect(session.signOut).toHaveBeenCalledOnce();
});

it.each([true, false])("who signs out before the page asks is asked by the browser's question (%s)", async (goes) => {
  const asked = vi.fn(() => goes);
  vi.stubGlobal("confirm", asked);
  await Promise.all([say("one"), say("two")]);
  await waitFor(async () => expect(await waitingHere()).toHaveLength(2));
  expect(await leave()).toBe(goes);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    "Sign out?\n\n2 messages have not been sent yet. If you sign out now, they are deleted from this device.",
  );
  expect(vi.mocked(session.signOut).mock.calls).toHaveLength(goes ? 1 : 0);
});

it("nobody is asked for marks of reading, nor when nothing waits", async () => {
  show();
  expect(await leave()).toBe(true);
  await deliver({ kind: "mark", what: { me: ME, chat: "c", number: 1 }, line: "c" });
  expect(await leave()).toBe(true);
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

it("a database that never opens holds nobody up, and what is shown counts all the same", async () => {
  vi.stubGlobal("indexedDB", { open: () => new IDBOpenDBRequest(), databases: async () => [] });
  const { user } = show();
  expect(await leave()).toBe(true);
  void say("one");
  const leaving = leave();
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("1 message");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await leaving).toBe(false);
});

it("messages that arrive while the question stands are told", async () => {
  show();
  await say("one");
  void leave();
  const question = await screen.findByRole("alertdialog");
  answer = () => Promise.resolve({});
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(question).toHaveTextContent("All your messages have been sent."));
});
