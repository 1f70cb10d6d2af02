import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { closeOwn, ownOf } from "../../offline/own.ts";
import { signIn } from "../../test/standIns.ts";
import { BEN, chatAnswers, circleState, ME, message, state } from "./chat/chatForTests.ts";
import { openMessages, openTalk } from "./chat/messagesForTests.tsx";

beforeEach(() => signIn(ME));
afterEach(closeOwn);

const talk = [message(1, ME, "Is Sunday good?"), message(2, BEN, "See you on Sunday")];
/** What the conversation's live query brings. */
const tail = (messages: readonly object[], more: object = {}) => ({
  node: {
    ...state(),
    receipts: { id: "receipts", delivered_number: 2, never_delivered: [], never_read: [], read_number: 1 },
    messages,
    changes: [],
    ...more,
  },
});
const input = () => screen.findByRole("textbox", { name: "Message" });

describe("a conversation", () => {
  it("shows what was said, its news apart, and from where on it is unread", async () => {
    const news = message(3, null, null, { kind: "group_completed", values: { group: "Sunday Savers" } });
    openTalk({ states: [state({ unread: 1, read_number: 1, last_number: 3 })], messages: [...talk, news] });
    const log = await screen.findByRole("log", { name: "Conversation with Ben" });
    expect(await within(log).findByText("Is Sunday good?")).toBeVisible();
    const rows = within(log)
      .getAllByRole("listitem")
      .map((row) => row.textContent);
    expect(rows.findIndex((text) => text === "New messages")).toBe(
      rows.findIndex((text) => text?.includes("See you")) - 1,
    );
    expect(within(log).getByRole("listitem", { name: "News of the circle" })).toBeVisible();
  });

  it("D182: begins its unread messages where they were read up to on another device meanwhile", async () => {
    const before = state({ unread: 2, read_number: 0, last_number: 3 });
    const { push, user } = openMessages({ states: [before], messages: [...talk, message(3, BEN, "At noon")] });
    const link = await screen.findByRole("link", { name: /Ben/ });
    const now = { ...before, unread: 1, read_number: 2 };
    await act(() => push("useChatListSubscription", { chat_user_states_connection: { edges: [{ node: now }] } }));
    await user.click(link);
    const log = await screen.findByRole("log", { name: "Conversation with Ben" });
    await within(log).findByText("At noon");
    const rows = within(log).getAllByRole("listitem");
    const line = rows.findIndex(({ textContent }) => textContent === "New messages");
    expect(rows[line + 1]).toHaveTextContent("At noon");
  });

  it("D178: says nothing of the words that were cleared on another device", async () => {
    const before = state();
    const { push } = openMessages({ states: [before] });
    expect(await screen.findByRole("link", { name: /Ben/ })).toHaveTextContent("See you on Sunday");
    const now = { ...before, cleared_number: 2, last_text: null };
    await act(() => push("useChatListSubscription", { chat_user_states_connection: { edges: [{ node: now }] } }));
    expect(screen.getByRole("link", { name: /Ben/ })).toHaveTextContent("Nothing said yet");
  });

  it("begins at the line of what is unread, also where the next number is a reaction", async () => {
    const rect = vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const top = this.classList.contains("unread") ? 4000 : 0;
      return { top, bottom: top, height: 0, left: 0, right: 0, width: 0 } as DOMRect;
    });
    const said = Array.from({ length: 80 }, (_, at) => message(at < 40 ? at + 1 : at + 5, BEN, `Word ${at + 1}.`));
    const states = [state({ unread: 40, read_number: 40, chat: { ...state().chat, top_number: 84 } })];
    openTalk({ states, messages: said });
    const log = await screen.findByRole("log", { name: "Conversation with Ben" });
    await within(log).findByText("Word 41.");
    expect(log.scrollTop).toBe(4000);
    rect.mockRestore();
  });

  it("sends with Enter, shows it at once, and once when it comes back", async () => {
    const { push, user, written } = openTalk({ states: [state()], messages: talk });
    await screen.findByText("Is Sunday good?");
    await user.type(await input(), "  Hello{Shift>}{Enter}{/Shift}you  {Enter}");
    const shown = await screen.findByText(/^Hello\s+you$/);
    expect(shown).toBeVisible();
    expect(await input()).toHaveValue("");
    const [field, args] = written.mock.calls.at(-1)!;
    expect(field).toBe("insert_messages");
    const [sent] = args["objects"] as { message: string; message_id: string }[];
    expect(sent!.message).toBe("Hello\nyou");
    const stored = message(3, ME, sent!.message, { message_id: sent!.message_id });
    await act(() => push("useChatTailSubscription", tail([stored])));
    expect(screen.getAllByText(/^Hello\s+you$/)).toHaveLength(1);
    // Stored, and fetched by nobody yet: receipts end at two.
    const row = screen.getByText(/^Hello\s+you$/).closest<HTMLElement>("[role=listitem]")!;
    expect(within(row).getByRole("img", { name: "Sent" })).toBeVisible();
  });

  it("does not send while characters are composed, nor what nobody would see", async () => {
    const { user, written } = openTalk({ states: [state()], messages: talk });
    const field = await input();
    await user.type(field, "こん");
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await user.clear(field);
    await user.type(field, "   \u200b{Enter}");
    expect(written.mock.calls.filter(([name]) => name === "insert_messages")).toEqual([]);
  });

  it("says how long a message may be, and keeps all of it", async () => {
    const { user, written } = openTalk({ states: [state()], messages: talk });
    const field = await input();
    fireEvent.change(field, { target: { value: "x".repeat(2001) } });
    // Read out once: the count, which goes on with each key, stands beside it.
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("A message can have up to 2,000 characters.");
    expect(field).toHaveAccessibleDescription("A message can have up to 2,000 characters. This one has 2,001.");
    await user.type(field, "{Enter}");
    expect(field).toHaveValue("x".repeat(2001));
    expect(written.mock.calls.filter(([name]) => name === "insert_messages")).toEqual([]);
  });

  it("gives the text back when it could not be sent; sent again it keeps its id", async () => {
    const ids: string[] = [];
    const insert = vi.fn(({ objects }: { objects: { message_id: string }[] }) => {
      ids.push(objects[0]!.message_id);
      if (ids.length === 1) throw new AppFailure("unexpected", "a fault of the server");
      return { affected_rows: 1 };
    });
    const { user } = openTalk({ states: [state()], messages: talk, more: { insert_messages: insert } });
    await user.type(await input(), "Not lost{Enter}");
    expect(await screen.findByText("Send Failed")).toBeVisible();
    expect(screen.getByText("Failed to send message. Please try again.")).toBeVisible();
    await waitFor(async () => expect(await input()).toHaveValue("Not lost"));
    await user.type(await input(), "{Enter}");
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[1]).toBe(ids[0]);
  });

  it("takes the text out of the input when it was stored after all", async () => {
    const ids: string[] = [];
    const insert = ({ objects }: { objects: { message_id: string }[] }) => {
      ids.push(objects[0]!.message_id);
      throw new AppFailure("unexpected", "the answer was not understood");
    };
    const { push, user } = openTalk({ states: [state()], messages: talk, more: { insert_messages: insert } });
    await user.type(await input(), "Stored{Enter}");
    await waitFor(async () => expect(await input()).toHaveValue("Stored"));
    const stored = message(3, ME, "Stored", { message_id: ids[0] });
    await act(() => push("useChatTailSubscription", tail([stored])));
    expect(await input()).toHaveValue("");
  });

  /** The conversation without a connection, what has been said in it, and a way to have the connection back. */
  function offline() {
    let isOffline = true;
    const said: unknown[] = [];
    const insert_messages = ({ objects }: { objects: { message: string }[] }) => {
      if (isOffline) throw new AppFailure("network", "offline");
      said.push(objects[0]!.message);
      return { affected_rows: 1 };
    };
    const comeBack = () => {
      isOffline = false;
      dispatchEvent(new Event("online"));
    };
    return { comeBack, said, world: { states: [state()], messages: talk, more: { insert_messages } } };
  }

  it("D227: without a connection a message waits, also where the conversation is left, and is sent when it is back", async () => {
    const { comeBack, said, world } = offline();
    const first = openTalk(world);
    await first.user.type(await input(), "Later{Enter}");
    expect(await screen.findByRole("img", { name: "Waiting for the connection" })).toBeVisible();
    expect(await input()).toHaveValue("");
    first.unmount();
    openTalk(world);
    expect(await screen.findByRole("img", { name: "Waiting for the connection" })).toBeVisible();
    comeBack();
    await waitFor(() => expect(said).toEqual(["Later"]));
    await waitFor(() => expect(screen.queryByRole("img", { name: "Waiting for the connection" })).toBeNull());
  });

  it("a message that waits is taken back: its words are in the input, and it goes when it is sent again", async () => {
    const { comeBack, said, world } = offline();
    const { user } = openTalk(world);
    await user.type(await input(), "Later{Enter}");
    await user.type(await input(), "and more");
    await user.click(await screen.findByRole("button", { name: "Take back" }));
    await waitFor(async () => expect(await input()).toHaveValue("Later\nand more"));
    expect(await input()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
    comeBack();
    await user.type(await input(), "{Enter}");
    await waitFor(() => expect(said).toEqual(["Later\nand more"]));
    expect(ownOf(ME).queue.shown()).toEqual([]);
  });

  it("what is read is marked while a message waits", async () => {
    const insert = () => {
      throw new AppFailure("network", "offline");
    };
    const marked = vi.fn(() => null);
    const more = { insert_messages: insert, update_chat_user_states_by_pk: marked };
    const { push, user } = openTalk({ states: [state()], messages: talk, more });
    await user.type(await input(), "Later{Enter}");
    await screen.findByRole("button", { name: "Take back" });
    marked.mockClear();
    await act(() => push("useChatTailSubscription", tail([message(3, BEN, "Are you there?")])));
    await waitFor(() => expect(marked).toHaveBeenCalled());
  });

  it("D227: what is read without a connection is counted no more, by its row and on the tab", async () => {
    const counts = {
      id: "badges",
      alerts_unread: 0,
      invitations: 0,
      member_joins: 0,
      messages: 3,
      payments: 0,
      votes: 1,
    };
    const marked = vi.fn(() => {
      throw new AppFailure("network", "offline");
    });
    const { router, user } = openTalk({
      states: [state({ read_number: 0, unread: 2 }), circleState({ unread: 1 })],
      messages: [message(1, BEN, "Is Sunday good?"), message(2, BEN, "Or Monday?")],
      more: {
        badge_counts_connection: {
          edges: [{ cursor: "0", node: { ...counts, votes_mark: "", invitations_mark: "" } }],
        },
        update_chat_user_states_by_pk: marked,
      },
    });
    const chatTab = await screen.findByRole("tab", { name: /^Chat/ });
    expect(chatTab).toHaveTextContent("3");
    await screen.findByText("Or Monday?");
    await waitFor(() => expect(marked).toHaveBeenCalled());
    await waitFor(() => expect(chatTab).toHaveTextContent(/^Chat1/));
    await act(() => router.navigate("/messages"));
    await user.click(await screen.findByRole("tab", { name: /^Individuals/ }));
    expect(await screen.findByRole("link", { name: /Ben/ })).not.toHaveTextContent("unread");
  });

  it("a message that is refused after it had waited is back in the input when its conversation is opened", async () => {
    let isOffline = true;
    const insert = () => {
      throw new AppFailure(isOffline ? "network" : "person-blocked", "");
    };
    const world = { states: [state()], messages: talk, more: { insert_messages: insert } };
    const first = openTalk(world);
    await first.user.type(await input(), "Are you there?{Enter}");
    await screen.findByRole("img", { name: "Waiting for the connection" });
    first.unmount();
    isOffline = false;
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(ownOf(ME).queue.shown()).toMatchObject([{ refused: { code: "person-blocked" } }]));
    openTalk(world);
    await waitFor(async () => expect(await input()).toHaveValue("Are you there?"));
    expect(screen.getByText("You have blocked this person. Unblock them to write again.")).toBeVisible();
    expect(ownOf(ME).queue.shown()).toEqual([]);
  });

  it("what a draft answers is kept with it", async () => {
    const first = openTalk({ states: [state()], messages: talk });
    await first.user.click(await screen.findByRole("button", { name: "What to do with the message of Ben" }));
    await first.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reply" }));
    await first.user.type(await input(), "Yes");
    first.unmount();
    const quoted = { ...talk[1], chat_id: state().chat_id };
    openTalk({
      states: [state()],
      messages: talk,
      more: { messages_connection: { edges: [{ cursor: "1", node: quoted }] } },
    });
    expect(await screen.findByText("Reply to Ben")).toBeVisible();
    expect(await input()).toHaveValue("Yes");
  });

  it("keeps a draft while another conversation is open", async () => {
    const first = openTalk({ states: [state()], messages: talk });
    await first.user.type(await input(), "Half a thou");
    first.unmount();
    openTalk({ states: [state()], messages: talk });
    expect(await input()).toHaveValue("Half a thou");
  });

  it("D227: a reaction that waited and is refused is taken back from the page", async () => {
    let code = "network";
    const refuse = () => {
      throw new AppFailure(code, "");
    };
    const { user } = openTalk({ states: [state()], messages: talk, more: { insert_message_reactions: refuse } });
    await user.click(await screen.findByRole("button", { name: "What to do with the message of Ben" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "React with 👍" }));
    expect(await screen.findByRole("button", { name: /^👍/ })).toBeVisible();
    await waitFor(() => expect(ownOf(ME).queue.shown()).toMatchObject([{ kind: "react", hasWaited: true }]));
    code = "person-blocked";
    act(() => void dispatchEvent(new Event("online")));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^👍/ })).toBeNull());
  });

  it("D186: a reaction is set and removed by the same press", async () => {
    const reacted = message(2, BEN, "See you on Sunday", {
      tallies: [{ emoji: "👍", count: 1, is_mine: true, user_ids: [ME], until: 2 }],
    });
    const { user, written } = openTalk({ states: [state()], messages: [talk[0]!, reacted] });
    await user.click(await screen.findByRole("button", { name: "👍, 1 person: You" }));
    expect(screen.queryByRole("button", { name: /^👍/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "What to do with the message of Ben" }));
    const panel = screen.getByRole("dialog", { name: /message of Ben/ });
    expect(within(panel).getAllByRole("button", { name: /^React with/ })).toHaveLength(6);
    await user.click(within(panel).getByRole("button", { name: "More reactions" }));
    expect(within(panel).getAllByRole("button", { name: /^React with/ })).toHaveLength(10);
    await user.click(within(panel).getByRole("button", { name: "React with 🙏" }));
    expect(await screen.findByRole("button", { name: "🙏, 1 person: You" })).toHaveAttribute("aria-pressed", "true");
    expect(written.mock.calls.map(([name]) => name)).toEqual(["delete_message_reactions", "insert_message_reactions"]);
  });

  it("a finger that stays 350 ms asks what to do, one that moves does not", async () => {
    openTalk({ states: [state()], messages: talk });
    const bubble = (await screen.findByText("See you on Sunday", { selector: ".text *" })).closest(".bubble")!;
    vi.useFakeTimers();
    fireEvent.pointerDown(bubble, { pointerType: "touch", clientX: 10, clientY: 10 });
    fireEvent.pointerMove(bubble, { clientX: 10, clientY: 40 });
    act(() => vi.advanceTimersByTime(400));
    expect(screen.queryByRole("dialog")).toBeNull();
    fireEvent.pointerDown(bubble, { pointerType: "touch", clientX: 10, clientY: 10 });
    act(() => vi.advanceTimersByTime(349));
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole("dialog")).toBeVisible();
    vi.useRealTimers();
  });

  it("D178: a finger that stays on a deleted message is not asked anything", async () => {
    const gone = message(2, BEN, null, { deleted_at: "2026-11-20T12:00:00Z" });
    openTalk({ states: [state()], messages: [talk[0]!, gone] });
    const bubble = (await screen.findByText("Message deleted", { selector: ".text" })).closest(".bubble")!;
    vi.useFakeTimers();
    fireEvent.pointerDown(bubble, { pointerType: "touch", clientX: 10, clientY: 10 });
    act(() => vi.advanceTimersByTime(400));
    vi.useRealTimers();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("D178: the own is deleted for everybody, another's hidden for oneself with undo", async () => {
    const { user, written } = openTalk({ states: [state()], messages: talk });
    await user.click(await screen.findByRole("button", { name: "What to do with the message of Ben" }));
    expect(screen.queryByRole("button", { name: "Delete for everyone" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Hide for me" }));
    expect(screen.queryByText("See you on Sunday", { selector: ".text *" })).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("See you on Sunday", { selector: ".text *" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "What to do with your message" }));
    await user.click(screen.getByRole("button", { name: "Delete for everyone" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("Is Sunday good?")).toBeNull());
    expect(screen.getByText("Message deleted")).toBeVisible();
    expect(written.mock.calls.map(([name]) => name)).toEqual([
      "insert_hidden_messages",
      "delete_hidden_messages",
      "update_messages",
    ]);
  });

  it("a message whose hiding got no answer is shown still, and nothing is called a failure", async () => {
    const { chat } = circleState();
    const { user } = openMessages(
      {
        states: [circleState()],
        messages: [message(1, BEN, "Is Sunday good?")],
        more: {
          insert_hidden_messages: () => {
            throw new AppFailure("outcome-unknown", "no answer");
          },
        },
      },
      `?tab=chat&selectedChat=${chat.address}`,
    );
    await user.click(await screen.findByRole("button", { name: "What to do with the message of Ben" }));
    await user.click(screen.getByRole("button", { name: "Hide for me" }));
    expect(await screen.findByText("Not known yet")).toBeVisible();
    expect(screen.queryByText("That did not work")).toBeNull();
    expect(screen.getByText("Is Sunday good?")).toBeVisible();
  });

  it.each([
    ["the own", ME, "What to do with your message", "Delete for everyone"],
    ["another's", BEN, "What to do with the message of Ben", "Remove from the circle's chat"],
  ])("D229: where %s message was not deleted, says so and shows it still", async (_, sender, open, act) => {
    const { chat } = circleState();
    const { user } = openMessages(
      {
        states: [circleState({ chat: { ...chat, group: { ...chat.group, admin_id: ME } } })],
        messages: [message(1, sender, "Is Sunday good?")],
        more: { update_messages_by_pk: null },
      },
      `?tab=chat&selectedChat=${chat.address}`,
    );
    await user.click(await screen.findByRole("button", { name: open }));
    await user.click(screen.getByRole("button", { name: act }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("That did not work")).toBeVisible();
    expect(screen.getByText("You are not authorized to perform this action.")).toBeVisible();
    expect(screen.getByText("Is Sunday good?")).toBeVisible();
  });

  it("D292: says why nobody can write, and offers the way out to who has blocked", async () => {
    const { user, written } = openTalk({ states: [state({ may_write: false })], messages: talk, blocked: true });
    expect(await screen.findByText("You have blocked this person. Unblock them to write again.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Unblock" }));
    await waitFor(() => expect(written).toHaveBeenCalledWith("delete_user_blocks", expect.anything()));
  });

  it("D292: what was refused stays readable where nobody can write, and can be copied and dropped", async () => {
    const insert = () => {
      throw new AppFailure("cannot-message-person", "");
    };
    const { push, user } = openTalk({ states: [state()], messages: talk, more: { insert_messages: insert } });
    await user.type(await input(), "Are you there?{Enter}");
    await waitFor(async () => expect(await input()).toHaveValue("Are you there?"));
    await act(() => push("useChatTailSubscription", tail([], { may_write: false })));
    const unsent = within(await screen.findByRole("group", { name: "Not sent" }));
    expect(unsent.getByText("Are you there?")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull();
    await user.click(unsent.getByRole("button", { name: "Copy text" }));
    expect(await navigator.clipboard.readText()).toBe("Are you there?");
    await user.click(unsent.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("group", { name: "Not sent" })).toBeNull();
    await act(() => push("useChatTailSubscription", tail([], { may_write: true })));
    expect(await input()).toHaveValue("");
  });

  it("says so when what was said could not be copied", async () => {
    const { user } = openTalk({ states: [state()], messages: [message(1, BEN, "Is Sunday good?")] });
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new DOMException("denied", "NotAllowedError"));
    const copy = async () => {
      await user.click(await screen.findByRole("button", { name: "What to do with the message of Ben" }));
      await user.click(screen.getByRole("button", { name: "Copy text" }));
    };
    await copy();
    expect(await screen.findByText("Could not copy")).toBeVisible();
    expect(screen.queryByText("Copied")).toBeNull();
    await copy();
    expect(await screen.findByText("Copied")).toBeVisible();
  });

  it("D114: of a circle that one has left stays a circle's, under its name of then and without a person's menu", async () => {
    const { chat } = circleState();
    const gone = { may_write: false, name_when_left: "Sunday Savers", chat: { ...chat, group: null } };
    openMessages({ states: [circleState(gone)], messages: talk }, `?tab=chat&selectedChat=${chat.address}`);
    expect(await screen.findByRole("log", { name: "Conversation with Sunday Savers" })).toBeVisible();
    expect(screen.getByText("Circle chat")).toBeVisible();
    expect(
      screen.getByText("You have left this group. You can read what was said until then, but not write."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Options of the conversation" })).toBeNull();
    expect(screen.queryByText("Former member")).toBeNull();
  });

  it("D180: names whom one talks to also where no circle is shared any more", async () => {
    openTalk({
      states: [state()],
      messages: talk,
      more: { user_profiles_connection: { edges: [{ cursor: "1", node: { id: "me", acquaintances: [] } }] } },
    });
    expect(await screen.findByRole("button", { name: "What to do with the message of Ben" })).toBeVisible();
  });

  it("D183: a name stays empty until it is known, and who is known no more is a former member", async () => {
    const { chat } = circleState();
    let tell: (answer: object) => void = () => {};
    const asked = new Promise<object>((resolve) => {
      tell = resolve;
    });
    openMessages(
      { states: [circleState()], messages: talk, more: { user_profiles_connection: () => asked } },
      `?tab=chat&selectedChat=${chat.address}`,
    );
    await screen.findByText("See you on Sunday", { selector: ".text *" });
    expect(screen.queryByText("Former member")).toBeNull();
    tell({ edges: [{ cursor: "1", node: { id: "me", acquaintances: [] } }] });
    expect(await screen.findByText("Former member")).toBeVisible();
  });

  it("D182: marks what it shows as read", async () => {
    const { written } = openTalk({ states: [state({ unread: 1, read_number: 1 })], messages: talk });
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith("update_chat_user_states", expect.objectContaining({ read_number: 2 })),
    );
  });

  it("says that it could not be read, and reads it again", async () => {
    const { answers } = chatAnswers({ states: [state()], messages: talk });
    const read = answers["chat_user_states_connection"] as (args: { where: { chat_id?: object } }) => object;
    let isBroken = true;
    const { user } = openTalk({
      states: [state()],
      messages: talk,
      more: {
        chat_user_states_connection: (args: { where: { chat_id?: { _eq: string } } }) => {
          if (args.where.chat_id && isBroken) throw new AppFailure("network", "offline");
          return read(args);
        },
      },
    });
    expect(await screen.findByText("Failed to load chat data. Please try again.")).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Is Sunday good?")).toBeVisible();
  });

  it("of somebody else is answered like none", async () => {
    openMessages({ states: [] }, "?tab=chat&selectedChat=group_00000000-0000-7000-8000-000000000001");
    expect(await screen.findByText("This conversation was not found.")).toBeVisible();
  });
});
