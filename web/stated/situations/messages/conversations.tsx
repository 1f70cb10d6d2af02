import { act } from "@testing-library/react";
import { BEN, circleState, state } from "../../../screens/Messages/chat/chatForTests.ts";
import { mayNot, recruitingGroup } from "../../../test/groupForTests.ts";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { change, dialog, fill, press, refuse, type Row, waitFor } from "../pages.tsx";
import { openChats } from "./messagesPage.tsx";

const nobody = { find_chat_people: { people: [] } };
const ben = { user_id: BEN, alias: "Ben", username: "ben", avatar_url: null };

/** The list is on screen, and the page knows how it is read again. */
async function listIsHere() {
  await waitFor(() => document.querySelector("li a"));
  await act(async () => {});
}

async function openNewChat(say: Say, more: Row) {
  openChats({ states: [state()], more });
  await press(say("messages.list.new"));
  return dialog();
}

/** Somebody who was found is written to. */
async function begin(say: Say, open_chat: unknown) {
  const found = await openNewChat(say, { find_chat_people: { people: [ben] }, open_chat });
  const row = await waitFor(() => found.querySelector<HTMLElement>("li button"));
  await act(async () => row.click());
}

export const conversations: readonly Situation[] = [
  {
    name: "the conversations",
    says: ["messages.list.individual", "messages.list.group"],
    saysWithin: ["messages.tab.chat", "messages.tab.votes", "messages.tab.invites", "messages.tab.notifications"],
    play: () => openChats({ states: [state(), circleState()] }),
  },
  { name: "no conversation yet", says: ["messages.list.none"], play: () => openChats({}) },
  {
    name: "nothing has the words that were looked for",
    says: ["messages.list.noneFound"],
    play: async () => {
      openChats({ states: [state()] });
      await change("input[type=search]", "zebra");
    },
  },
  {
    name: "the conversations were asked for anew",
    says: ["messages.list.refreshed"],
    play: async (say) => {
      openChats({ states: [state()] });
      await listIsHere();
      await press(say("messages.list.refresh"));
    },
  },
  {
    name: "the conversations could not be asked for anew",
    says: ["messages.list.failed"],
    play: async (say) => {
      let isBroken = false;
      const limits_connection = () => (isBroken ? refuse("something-went-wrong")() : limitsAnswer());
      openChats({ states: [state()], more: { limits_connection } });
      await listIsHere();
      isBroken = true;
      await press(say("messages.list.refresh"));
    },
  },
  {
    name: "the conversations could not be read",
    says: ["shell.errorPage.chat"],
    play: () => openChats({ more: { limits_connection: refuse("something-went-wrong") } }),
  },
  {
    name: "a conversation is hidden",
    says: ["messages.list.removed"],
    play: async (say) => {
      openChats({ states: [state()] });
      await press(say("messages.list.hideName", { name: "Ben" }));
    },
  },
  {
    name: "a conversation cannot be hidden",
    says: ["messages.list.removeFailed"],
    play: async (say) => {
      openChats({ states: [state()], more: { update_chat_user_states_by_pk: refuse("network") } });
      await press(say("messages.list.hideName", { name: "Ben" }));
    },
  },
  {
    name: "nobody to write to is called so",
    says: ["messages.start.none"],
    play: (say) => openNewChat(say, nobody),
  },
  {
    name: "an address of somebody who shares no circle with the reader",
    says: ["messages.start.invite"],
    play: async (say) => {
      const circle = recruitingGroup({
        may_join: mayNot("already-member"),
        may_invite: { allowed: true, act: "invite" },
      });
      await openNewChat(say, { ...nobody, groups_connection: { edges: [{ cursor: "1", node: circle }] } });
      await fill(say("messages.start.search"), "friend@example.org");
    },
  },
  {
    name: "a conversation is begun",
    says: ["messages.start.started"],
    play: (say) => begin(say, { address: state().chat.address }),
  },
  {
    name: "a conversation cannot be begun",
    says: ["messages.start.failed"],
    play: (say) => begin(say, refuse("network")),
  },
];
