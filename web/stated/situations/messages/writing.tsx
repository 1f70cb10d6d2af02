import { act, fireEvent } from "@testing-library/react";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { setConnectionState } from "../../../relay/connection.ts";
import { BEN, ME, message, state } from "../../../screens/Messages/chat/chatForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { change, dialog, press, refuse, type Row, waitFor } from "../pages.tsx";
import { openRoom } from "./messagesPage.tsx";

const messages = [message(1, ME, "Is Sunday good?"), message(2, BEN, "See you on Sunday")];
const open = (more: Row = {}) => openRoom({ states: [state()], messages, more });
const field = (say: Say) => `textarea[aria-label="${say("messages.write.label")}"]`;

/** Writes a word and sends it. */
async function write(say: Say) {
  await waitFor(() => document.querySelector("[role=log] [role=listitem]"));
  await change(field(say), "On Monday");
  const input = await waitFor(() => document.querySelector(field(say)));
  await act(async () => fireEvent.keyDown(input, { key: "Enter" }));
}

async function clear(say: Say, more: Row = {}) {
  open(more);
  await press(say("messages.room.options"));
  await press(say("messages.clear.menu"));
  await press(say("messages.clear.confirm"), await dialog());
}

export const writing: readonly Situation[] = [
  {
    name: "a conversation could not be read",
    says: ["messages.room.loadFailed"],
    play: () => {
      const states = ({ where }: { where: Row }) =>
        where["chat_id"] ? refuse("network")() : { edges: [{ cursor: "1", node: state() }] };
      open({ chat_user_states_connection: states });
    },
  },
  {
    name: "the connection is coming back",
    says: ["messages.room.reconnecting"],
    play: async () => {
      open();
      await waitFor(() => document.querySelector("[role=log]"));
      act(() => setConnectionState("member", "reconnecting"));
    },
  },
  {
    name: "a message was not sent",
    says: ["messages.write.failed", "messages.write.failedText"],
    play: async (say) => {
      open({ insert_messages: refuse("unexpected") });
      await write(say);
    },
  },
  {
    name: "a message of somebody whose session has ended",
    says: ["messages.write.logInTitle", "messages.write.logInText"],
    play: async (say) => {
      open({ insert_messages: refuse("session-expired") });
      await write(say);
    },
  },
  {
    name: "a message was not sent, and its conversation was left meanwhile",
    says: ["shell.connection.notSaid"],
    play: async (say) => {
      let fail: (why: unknown) => void = () => {};
      const insert_messages = () => new Promise((_, reject) => (fail = reject));
      open({ insert_messages });
      await write(say);
      await press(say("messages.room.back"));
      await waitFor(() => (document.querySelector(field(say)) ? null : "gone"));
      await act(async () => fail(new AppFailure("unexpected", "")));
    },
  },
  {
    name: "a message has reached the other",
    says: ["messages.write.delivered"],
    play: async () => {
      const { push } = open();
      await waitFor(() => document.querySelector("[role=log] [role=listitem]"));
      const receipts = { id: "receipts", delivered_number: 3, never_delivered: [], never_read: [], read_number: 1 };
      const node = { ...state({ last_number: 3 }), receipts, messages: [message(3, ME, "Hello")], changes: [] };
      await act(() => push("useChatTailSubscription", { node }));
    },
  },
  { name: "a conversation is cleared", says: ["messages.clear.done", "messages.clear.doneText"], play: clear },
  {
    name: "a conversation cannot be cleared",
    says: ["messages.clear.failed"],
    play: (say) => clear(say, { update_chat_user_states_by_pk: refuse("network") }),
  },
];
