import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import * as copying from "../../../../lib/copyText.ts";
import { closeOwn, deliver, ownOf } from "../../../../offline/own.ts";
import { messagesIn } from "../../../../offline/useUnsentMessages.ts";
import { signIn } from "../../../../test/standIns.ts";
import { ME, state } from "../chatForTests.ts";
import { openMessages } from "../messagesForTests.tsx";

beforeEach(() => signIn(ME));
afterEach(closeOwn);

const refused = {
  insert_messages: () => {
    throw new AppFailure("chat-not-found", "");
  },
};
const sayIn = async (chat: string, text: string) => {
  const what = { chat, messageId: text, text, recording: null, voiceId: null, replyToId: null };
  await deliver({ kind: "say", what, line: chat, ticket: text }).catch(() => {});
};
const unsent = () => screen.queryAllByRole("group", { name: "Not sent" });

it("D227: what was written in a conversation that is gone is read, copied and dropped beside the others, and asks at a sign-out no more", async () => {
  const copy = vi.spyOn(copying, "copyText").mockResolvedValue(true);
  const { user } = openMessages({ states: [state()], more: refused });
  await screen.findByRole("link", { name: /Ben/ });
  expect(unsent()).toEqual([]);
  await sayIn("of a deleted circle", "I can pay on Friday");
  await waitFor(() => expect(unsent()).toHaveLength(1));
  expect(unsent()[0]).toHaveTextContent("I can pay on Friday");
  await user.click(within(unsent()[0]!).getByRole("button", { name: "Copy text" }));
  expect(copy).toHaveBeenCalledExactlyOnceWith("I can pay on Friday");
  await user.click(within(unsent()[0]!).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(messagesIn(await ownOf(ME).queue.known())).toBe(0);
});

it("D227: what was recorded there is heard and dropped", async () => {
  const { user } = openMessages({ states: [] });
  const recording = { sound: new Blob(["sound"]), format: "webm", ms: 3000, levels: [] } as const;
  const what = { chat: "gone", messageId: "m", text: null, recording, voiceId: null, replyToId: null };
  await ownOf(ME).queue.putAside({ kind: "say", what, line: "gone", ticket: "m" });
  await user.click(await screen.findByRole("button", { name: "Delete the recording" }));
  await waitFor(() => expect(ownOf(ME).queue.shown()).toEqual([]));
});

it("what a conversation of the list has back waits there", async () => {
  const listed = state();
  openMessages({ states: [listed], more: refused });
  await screen.findByRole("link", { name: /Ben/ });
  await sayIn(listed.chat_id, "See you");
  await waitFor(() => expect(ownOf(ME).queue.shown()).toMatchObject([{ refused: { code: "chat-not-found" } }]));
  expect(unsent()).toEqual([]);
});

it("what a hidden conversation has back is beside the others", async () => {
  const hidden = state({ deleted_at: "2026-11-20T11:00:00Z" });
  openMessages({ states: [hidden], more: refused });
  await sayIn(hidden.chat_id, "See you");
  await waitFor(() => expect(unsent()).toHaveLength(1));
});
