import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { closeOwn, ownOf } from "../../../../offline/own.ts";
import * as files from "../../../../sending/uploadFile.ts";
import { signIn } from "../../../../test/standIns.ts";
import { BEN, ME, message, state } from "../chatForTests.ts";
import { openTalk } from "../messagesForTests.tsx";
import { microphone, noMicrophone } from "./voiceForTests.ts";

beforeEach(() => signIn(ME));
afterEach(noMicrophone);
afterEach(closeOwn);

const voice = (ms: number) => ({
  voice_id: "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f0ff",
  voice_format: "webm",
  voice_ms: ms,
  voice_levels: Array(48).fill(20),
});
const talk = [message(1, BEN, null, voice(8_000)), message(2, BEN, "See you on Sunday")];

function open(world: Parameters<typeof openTalk>[0] = { states: [state()], messages: talk }) {
  const upload = vi.spyOn(files, "uploadFile").mockResolvedValue({ file_id: "file-1", url: "/files/voices/file-1" });
  return { ...openTalk(world), upload };
}

/** Records three seconds and sends them. */
async function record(pass: (ms: number) => void) {
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(3_000);
  fireEvent.click(screen.getByRole("button", { name: "Send the voice message" }));
}
const own = () => screen.findByRole("group", { name: "Your voice message" });
const said = (written: ReturnType<typeof open>["written"]) =>
  written.mock.calls
    .filter(([field]) => field === "insert_messages")
    .map(([, { objects }]) => (objects as Record<string, unknown>[])[0]!);

/** What the conversation's live query brings when its reader may not write any more. */
const silenced = {
  node: {
    ...state({ may_write: false }),
    receipts: { id: "receipts", delivered_number: 2, never_delivered: [], never_read: [], read_number: 1 },
    messages: [],
    changes: [],
  },
};

it("a voice message is heard in the conversation, cannot be copied, and is quoted by its length", async () => {
  open();
  const row = await screen.findByRole("group", { name: "Voice message of Ben" });
  expect(row).toHaveTextContent("0:08");
  fireEvent.click(within(row.closest<HTMLElement>("[role=listitem]")!).getByRole("button", { name: /^What to do/ }));
  const panel = await screen.findByRole("dialog");
  expect(within(panel).queryByRole("button", { name: "Copy text" })).toBeNull();
  fireEvent.click(within(panel).getByRole("button", { name: "Reply" }));
  expect(await screen.findByText("Voice message, 0:08")).toBeVisible();
});

it("the list says that the last message was a voice, and how long it is", async () => {
  open({ states: [state({ last_text: null, last_voice_ms: 65_000 })], messages: talk });
  expect(await screen.findByRole("link", { name: /Ben/ })).toHaveTextContent("Voice message, 1:05");
});

it("is shown at once, brought, and said with its picture; what was typed meanwhile stays", async () => {
  const { pass } = microphone();
  const { upload, user, written } = open();
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "Not yet");
  await record(pass);
  expect(await own()).toHaveTextContent("0:03");
  await waitFor(() => expect(said(written)).toHaveLength(1));
  expect(upload).toHaveBeenCalledWith("voices", expect.any(Blob));
  const { message: words, voice_id, voice_levels } = said(written)[0]!;
  expect([words, voice_id, (voice_levels as number[]).length]).toEqual([undefined, "file-1", 48]);
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Not yet");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
});

it("from when it has come back it is heard from the server, and once", async () => {
  const { pass, revoked } = microphone();
  const { push, written } = open();
  await record(pass);
  await waitFor(() => expect(said(written)).toHaveLength(1));
  const about = message(3, ME, null, { ...voice(3_000), message_id: said(written)[0]!["message_id"] });
  await act(() =>
    push("useChatTailSubscription", {
      node: {
        ...state({ last_number: 3 }),
        receipts: { id: "receipts", delivered_number: 2, never_delivered: [], never_read: [], read_number: 1 },
        messages: [about],
        changes: [],
      },
    }),
  );
  await waitFor(() => expect(revoked).toHaveBeenCalledTimes(1));
  expect(screen.getAllByRole("group", { name: "Your voice message" })).toHaveLength(1);
});

it("one that did not arrive is kept, and goes through when it is sent again", async () => {
  const { pass } = microphone();
  const { upload, written } = open();
  upload.mockRejectedValueOnce(new AppFailure("unexpected", ""));
  await record(pass);
  expect(await screen.findByText("Send Failed")).toBeVisible();
  expect(screen.getByText("Failed to upload voice message")).toBeVisible();
  expect(screen.queryByRole("group", { name: "Your voice message" })).toBeNull();
  expect(await screen.findByRole("group", { name: "Your recording" })).toHaveTextContent("0:03");
  fireEvent.click(screen.getByRole("button", { name: "Send the voice message" }));
  await waitFor(() => expect(said(written)).toHaveLength(1));
});

it("one that was not taken is still there when the room is opened again", async () => {
  const { pass } = microphone();
  const first = open();
  first.upload.mockRejectedValueOnce(new AppFailure("unexpected", ""));
  await record(pass);
  await screen.findByRole("group", { name: "Your recording" });
  first.unmount();
  const { user, written } = open();
  expect(await screen.findByRole("group", { name: "Your recording" })).toHaveTextContent("0:03");
  await user.click(screen.getByRole("button", { name: "Send the voice message" }));
  await waitFor(() => expect(said(written)).toHaveLength(1));
});

it("one that was left before it was sent is there when the room is opened again, and nothing is called a failure", async () => {
  const { pass, track } = microphone();
  const first = open();
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(3_000);
  first.unmount();
  expect(track.stop).toHaveBeenCalled();
  const { user, written } = open();
  expect(await screen.findByRole("group", { name: "Your recording" })).toHaveTextContent("0:03");
  expect(screen.queryByText("Send Failed")).toBeNull();
  expect(said(written)).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send the voice message" }));
  await waitFor(() => expect(said(written)).toHaveLength(1));
});

it("one whose answered message is not there any more is sent once, and does not come back", async () => {
  const { pass } = microphone();
  const first = open({ states: [state()], messages: [message(2, BEN, "See you on Sunday")] });
  await first.user.click(await screen.findByRole("button", { name: "What to do with the message of Ben" }));
  await first.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reply" }));
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(3_000);
  first.unmount();
  const more = { messages_connection: { edges: [] } };
  const { user, written } = open({ states: [state()], messages: [], more });
  await screen.findByRole("group", { name: "Your recording" });
  await user.click(screen.getByRole("button", { name: "Send the voice message" }));
  await waitFor(() => expect(said(written)).toHaveLength(1));
  await waitFor(() => expect(ownOf(ME).queue.shown()).toEqual([]));
});

it("one that was left and then deleted is gone, as is one that is too short to be sent", async () => {
  const { pass } = microphone();
  const first = open();
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(900);
  first.unmount();
  const second = open();
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(3_000);
  second.unmount();
  const third = open();
  await screen.findByRole("group", { name: "Your recording" });
  await third.user.click(screen.getByRole("button", { name: "Delete the recording" }));
  await waitFor(() => expect(ownOf(ME).queue.shown()).toEqual([]));
  third.unmount();
  open();
  expect(await screen.findByRole("textbox", { name: "Message" })).toBeVisible();
});

it("whose answer was lost keeps its id and its file when it is sent again", async () => {
  const { pass } = microphone();
  const { upload, written } = open();
  written.mockImplementationOnce(() => {
    throw new AppFailure("unexpected", "");
  });
  await record(pass);
  await screen.findByRole("group", { name: "Your recording" });
  fireEvent.click(screen.getByRole("button", { name: "Send the voice message" }));
  await waitFor(() => expect(said(written)).toHaveLength(2));
  const [first, second] = said(written);
  expect(second).toEqual(first);
  expect(upload).toHaveBeenCalledTimes(1);
});

it("stops what is about to play, which would begin in the middle of it", async () => {
  microphone();
  // Still on its way: it has not begun to sound.
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
  open();
  const bens = within(await screen.findByRole("group", { name: "Voice message of Ben" }));
  await act(async () => fireEvent.click(bens.getByRole("button", { name: "Play" })));
  pause.mockClear();
  fireEvent.click(screen.getByRole("button", { name: "Record a voice message" }));
  await within(await screen.findByRole("group", { name: "Voice message" })).findByRole("button", { name: "Pause" });
  expect(pause).toHaveBeenCalled();
});

it("stops what is playing, which would be recorded with it, also when it goes on", async () => {
  microphone();
  const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event("playing"));
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event("pause"));
  });
  open();
  const bens = within(await screen.findByRole("group", { name: "Voice message of Ben" }));
  const isPlaying = () => bens.queryByRole("button", { name: "Play" }) === null;
  const listen = () => act(async () => fireEvent.click(bens.getByRole("button", { name: "Play" })));
  await listen();
  expect(isPlaying()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Record a voice message" }));
  const bar = within(await screen.findByRole("group", { name: "Voice message" }));
  fireEvent.click(await bar.findByRole("button", { name: "Pause" }));
  expect(isPlaying()).toBe(false);
  await listen();
  fireEvent.click(bar.getByRole("button", { name: "Go on recording" }));
  expect(isPlaying()).toBe(false);
  expect(play).toHaveBeenCalledTimes(2);
});

it("given up, the input is back with what was typed", async () => {
  const { pass, track } = microphone();
  const { user } = open();
  await user.type(await screen.findByRole("textbox", { name: "Message" }), "Typed");
  fireEvent.click(screen.getByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(2_000);
  fireEvent.click(screen.getByRole("button", { name: "Delete the recording" }));
  expect(await screen.findByRole("textbox", { name: "Message" })).toHaveValue("Typed");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
  expect(track.stop).toHaveBeenCalled();
});

it("sent with a finger, it leaves the keyboard down and the focus at the input", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { pass } = microphone();
  open();
  await record(pass);
  const input = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
  expect(input.form).toHaveFocus();
});

it("is kept as not sent, with the microphone let go, when writing ends while it records", async () => {
  const { pass, track } = microphone();
  const { push } = open();
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(4_000);
  await act(() => push("useChatTailSubscription", silenced));
  const unsent = await screen.findByRole("group", { name: "Not sent" });
  expect(within(unsent).getByRole("group", { name: "Your recording" })).toHaveTextContent("0:04");
  expect(track.stop).toHaveBeenCalled();
  expect(screen.queryByRole("button", { name: "Send the voice message" })).toBeNull();
  // It outlives the page, until it is given up.
  expect(await ownOf(ME).queue.known()).toMatchObject([{ kind: "say", refused: { code: "left-unsent" } }]);
  fireEvent.click(within(unsent).getByRole("button", { name: "Delete the recording" }));
  await waitFor(() => expect(ownOf(ME).queue.shown()).toEqual([]));
  expect(screen.queryByRole("group", { name: "Not sent" })).toBeNull();
});

it("that is too short to be sent is dropped when writing ends", async () => {
  const { pass } = microphone();
  const { push } = open();
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(900);
  await act(() => push("useChatTailSubscription", silenced));
  expect(screen.queryByRole("group", { name: "Not sent" })).toBeNull();
  expect(await ownOf(ME).queue.known()).toEqual([]);
});

it("is held in memory no longer than its page: what it was heard by is let go when one leaves", async () => {
  const { pass, revoked } = microphone();
  const first = open();
  fireEvent.click(await screen.findByRole("button", { name: "Record a voice message" }));
  await screen.findByRole("button", { name: "Pause" });
  pass(3_000);
  first.unmount();
  const second = open();
  await screen.findByRole("group", { name: "Your recording" });
  second.unmount();
  const made = vi.mocked(URL.createObjectURL).mock.results.map(({ value }) => value as string);
  expect(revoked.mock.calls.map(([url]) => url).toSorted()).toEqual(made.toSorted());
});
