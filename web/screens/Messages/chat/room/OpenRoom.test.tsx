import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOwn } from "../../../../offline/own.ts";
import { signIn } from "../../../../test/standIns.ts";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { readAllAgain } from "../../../../relay/readAgain.ts";
import { ADDRESS, BEN, chatAnswers, ME, message, state } from "../chatForTests.ts";
import { keptOf } from "../keptPlaces.ts";
import { openTalk } from "../messagesForTests.tsx";

/** How tall the window of the list is, in pixels. */
let height: number;
beforeEach(() => {
  signIn(ME);
  height = 400;
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => height);
});
afterEach(() => {
  vi.unstubAllGlobals();
  return closeOwn();
});

const talk = [message(1, ME, "Is Sunday good?"), message(2, BEN, "My card is 4242")];

/** What the conversation's live query brings when somebody has taken a message back. */
const takenBack = ({ message_id }: { message_id: string }, userId: string) => ({
  node: {
    ...state(),
    receipts: { id: "receipts", delivered_number: 2, never_delivered: [], never_read: [], read_number: 2 },
    messages: [],
    changes: [{ id: "change-3", number: 3, kind: "deleted", user_id: userId, emoji: null, message_id }],
  },
});

const nextFrame = () => new Promise<void>((drawn) => requestAnimationFrame(() => drawn()));

const actsOnBens = () => screen.findByRole("button", { name: "What to do with the message of Ben" });

it("older messages that could not be read come by themselves when everything is read again", async () => {
  // A page is a range of numbers, of which reactions take most here: few messages are drawn at once on any machine.
  const said = [message(50, BEN, "Word 50."), message(120, BEN, "Word 120.")];
  const states = [state({ read_number: 120, last_number: 120, chat: { ...state().chat, top_number: 120 } })];
  const { answers } = chatAnswers({ states, messages: said });
  const read = answers["chat_user_states_connection"] as (args: object, ...more: unknown[]) => object;
  let isBroken = true;
  let pages = 0;
  const more = {
    chat_user_states_connection: (args: { where: { chat_id?: object } }) => {
      if (args.where.chat_id && (pages += 1) > 1 && isBroken) throw new AppFailure("network", "offline");
      return read(args);
    },
  };
  openTalk({ states, messages: said, more });
  expect(await screen.findByText("Word 120.")).toBeVisible();
  expect(await screen.findByText("Failed to load chat data. Please try again.")).toBeVisible();
  isBroken = false;
  act(() => void readAllAgain());
  expect(await screen.findByText("Word 50.")).toBeVisible();
  expect(screen.queryByText("Failed to load chat data. Please try again.")).toBeNull();
});

/** The conversation with Ben, and a way to read everything again as it is once its state is another. */
function openUnheard() {
  const read = ({ states = [state()] }: Parameters<typeof chatAnswers>[0]) =>
    chatAnswers({ states, messages: talk }).answers["chat_user_states_connection"] as (args: object) => object;
  let now = read({});
  const more = { chat_user_states_connection: (args: object) => now(args) };
  const view = openTalk({ states: [state()], messages: talk, more });
  const readAgain = (later: object) => {
    now = read({ states: [state(later)] });
    return act(readAllAgain);
  };
  return { ...view, readAgain };
}

it("what a dead line has not brought comes once a plain read knows of it", async () => {
  const { readAgain, sent } = openUnheard();
  const log = await screen.findByRole("log", { name: "Conversation with Ben" });
  await within(log).findByText("My card is 4242");
  const said = message(3, BEN, "Or on Monday");
  const { message_id } = said;
  const changes = [{ id: "change-3", number: 3, kind: "said", user_id: BEN, emoji: null, message_id, message: said }];
  await readAgain({ changes, last_number: 3, last_text: "Or on Monday", chat: { ...state().chat, top_number: 3 } });
  expect(await within(log).findByText("Or on Monday")).toBeVisible();
  const ranges = sent.filter(({ name }) => name === "useChatTailRangeQuery").map(({ variables }) => variables);
  expect(ranges).toEqual([expect.objectContaining({ after: 2, before: 4 })]);
});

it("whether somebody may write here is as it was read last, whatever the live query said before", async () => {
  const { push, readAgain } = openUnheard();
  expect(await screen.findByRole("textbox", { name: "Message" })).toBeVisible();
  const { node } = takenBack(talk[1]!, BEN);
  await act(() => push("useChatTailSubscription", { node: { ...node, changes: [], may_write: false } }));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Message" })).toBeNull());
  await readAgain({});
  expect(await screen.findByRole("textbox", { name: "Message" })).toBeVisible();
});

it("the newest message stays in sight when what is said of it makes it higher", async () => {
  const { push } = openTalk({ states: [state()], messages: talk });
  const log = await screen.findByRole("log", { name: "Conversation with Ben" });
  await within(log).findByText("My card is 4242");
  Object.defineProperty(log, "scrollHeight", { value: 528 });
  const reacted = { ...takenBack(talk[1]!, ME).node.changes[0]!, kind: "reacted", emoji: "👍" };
  await act(() => push("useChatTailSubscription", { node: { ...takenBack(talk[1]!, ME).node, changes: [reacted] } }));
  expect(await within(log).findByRole("button", { name: /^👍/ })).toBeVisible();
  expect(log.scrollTop).toBe(528);
});

describe("in a list of rows of one height", () => {
  const ROW = 40;
  const rowsOf = (log: Element | null) => [...(log?.querySelectorAll<HTMLElement>("[data-number]") ?? [])];
  beforeEach(() => {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      const log = this.closest<HTMLElement>("[role=log]");
      const rows = rowsOf(log);
      const own = rows.filter((row) => this !== log && this.contains(row));
      if (own.length === 0 || !this.isConnected) return { top: 0, bottom: 0 } as DOMRect;
      const [top, bottom] = [rows.indexOf(own[0]!) * ROW, (rows.indexOf(own.at(-1)!) + 1) * ROW];
      return { top: top - log!.scrollTop, bottom: bottom - log!.scrollTop } as DOMRect;
    });
  });

  /** The conversation with Ben, in which so many messages were said and read. */
  async function openRows(count: number) {
    const said = Array.from({ length: count }, (_, at) => message(at + 1, BEN, `Word ${at + 1}.`));
    const chat = { ...state().chat, top_number: count };
    const { unmount } = openTalk({ states: [state({ read_number: count, last_number: count, chat })], messages: said });
    const log = await screen.findByRole("log", { name: "Conversation with Ben" });
    Object.defineProperty(log, "scrollHeight", { get: () => rowsOf(log).length * ROW });
    const first = () => Number(rowsOf(log)[0]?.dataset["number"]);
    const scrollTo = (top: number) => {
      log.scrollTop = top;
      fireEvent.scroll(log);
    };
    return { first, log, scrollTo, unmount };
  }

  it("what is read stays where it is on the screen while older messages come above it", async () => {
    const { first, log, scrollTo } = await openRows(120);
    await waitFor(() => expect(first()).toBeLessThanOrEqual(71));
    const before = first();
    scrollTo(407);
    await waitFor(() => expect(first()).toBe(21));
    expect(log.scrollTop).toBe(407 + (before - 21) * ROW);
  });

  it("whoever is at the end stays there when the window gets much smaller, though it scrolls before that is told", async () => {
    const told: (() => void)[] = [];
    class Told {
      constructor(heard: () => void) {
        told.push(heard);
      }
      observe() {}
      disconnect() {}
    }
    const tell = () => act(() => told.forEach((heard) => heard()));
    vi.stubGlobal("ResizeObserver", Told);
    const { first, log, scrollTo } = await openRows(30);
    await waitFor(() => expect(first()).toBe(1));
    scrollTo(800);
    await act(nextFrame);
    height = 200;
    scrollTo(790);
    await act(nextFrame);
    tell();
    expect(log.scrollTop).toBe(1200);
    // From here on a scroll is somebody's again.
    scrollTo(300);
    await act(nextFrame);
    tell();
    expect(log.scrollTop).toBe(300);
  });

  it("whoever leaves while it still scrolls is found where they were", async () => {
    const { first, scrollTo, unmount } = await openRows(30);
    await waitFor(() => expect(first()).toBe(1));
    scrollTo(400);
    await act(nextFrame);
    scrollTo(447);
    unmount();
    expect(keptOf(ADDRESS).at).toBe(12);
  });
});

describe("what the reader says themselves is shown at once", () => {
  const said = Array.from({ length: 150 }, (_, at) => message(at + 1, BEN, `Word ${at + 1}.`));
  const chat = { ...state().chat, top_number: 150 };
  const states = [state({ read_number: 150, last_number: 150, chat })];
  /** The list, in which more than a screen is said. */
  const findLog = async () => {
    const log = await screen.findByRole("log", { name: "Conversation with Ben" });
    Object.defineProperty(log, "scrollHeight", { value: 2000 });
    return log;
  };
  /** Says it, and looks at the next picture. */
  const say = async (text: string) => {
    const input = screen.getByRole("textbox", { name: "Message" });
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: "Enter" });
    await act(nextFrame);
  };
  it("to whoever has scrolled up", async () => {
    openTalk({ states: [state()], messages: talk });
    const log = await findLog();
    await within(log).findByText("My card is 4242");
    log.scrollTop = 28;
    fireEvent.scroll(log);
    await act(nextFrame);
    await say("On my way");
    expect(within(log).getByText("On my way")).toBeVisible();
    expect(log.scrollTop).toBe(2000);
  });

  it("to whoever looks at a message far above, with the end of the conversation", async () => {
    openTalk({ states, messages: said }, 5);
    const log = await findLog();
    await within(log).findByText("Word 5.");
    expect(within(log).queryByText("Word 150.")).toBeNull();
    await say("On my way");
    expect(await within(log).findByText("On my way")).toBeVisible();
    expect(within(log).getByText("Word 150.")).toBeVisible();
    expect(log.scrollTop).toBe(2000);
  });

  it("to whoever was just on the way to a message far above", async () => {
    const answer = { reply_to_id: said[0]!.message_id, reply_to: said[0] };
    const messages = [...said.slice(0, 149), message(150, BEN, "Word 150.", answer)];
    const read = chatAnswers({ states, messages }).answers["chat_user_states_connection"] as (a: object) => object;
    const gate = Promise.withResolvers<void>();
    let isSlow = false;
    const more = {
      chat_user_states_connection: async (args: object) => {
        if (isSlow) await gate.promise;
        return read(args);
      },
    };
    openTalk({ states, messages, more });
    const log = await findLog();
    const quote = await within(log).findByText("Word 1.");
    isSlow = true;
    fireEvent.click(quote);
    await say("On my way");
    gate.resolve();
    await act(nextFrame);
    await waitFor(() => expect(within(log).getByText("On my way")).toBeVisible());
    expect(within(log).queryByText("Word 2.")).toBeNull();
  });

  it("below what is here where the end cannot be read, and at the end once it can", async () => {
    const read = chatAnswers({ states, messages: said }).answers["chat_user_states_connection"] as (
      a: object,
    ) => object;
    let isBroken = false;
    const more = {
      chat_user_states_connection: (args: object) => {
        if (isBroken) throw new AppFailure("network", "offline");
        return read(args);
      },
    };
    openTalk({ states, messages: said, more }, 5);
    const log = await findLog();
    await within(log).findByText("Word 5.");
    isBroken = true;
    await say("On my way");
    expect(await within(log).findByText("On my way")).toBeVisible();
    expect(within(log).getByText("Word 5.")).toBeVisible();
    isBroken = false;
    act(() => void readAllAgain());
    expect(await within(log).findByText("Word 150.")).toBeVisible();
    expect(within(log).getByText("On my way")).toBeVisible();
  });
});

it("whoever has scrolled up a little keeps their place when a reaction comes, and follows a new message", async () => {
  const { push } = openTalk({ states: [state()], messages: talk });
  const log = await screen.findByRole("log", { name: "Conversation with Ben" });
  await within(log).findByText("My card is 4242");
  Object.defineProperty(log, "scrollHeight", { value: 528 });
  log.scrollTop = 28;
  fireEvent.scroll(log);
  await act(nextFrame);
  const { node } = takenBack(talk[1]!, ME);
  const reacted = { ...node.changes[0]!, kind: "reacted", emoji: "👍" };
  await act(() => push("useChatTailSubscription", { node: { ...node, changes: [reacted] } }));
  expect(await within(log).findByRole("button", { name: /^👍/ })).toBeVisible();
  expect(log.scrollTop).toBe(28);
  const news = message(4, BEN, "Or on Monday");
  await act(() => push("useChatTailSubscription", { node: { ...node, messages: [news], changes: [reacted] } }));
  expect(await within(log).findByText("Or on Monday")).toBeVisible();
  expect(log.scrollTop).toBe(528);
});

describe("D178: a message that is taken back", () => {
  it("while it is answered leaves no word above the input", async () => {
    const { push, user } = openTalk({ states: [state()], messages: talk });
    await user.click(await actsOnBens());
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reply" }));
    const form = (await screen.findByText("Reply to Ben")).closest("form")!;
    expect(form).toHaveTextContent("My card is 4242");
    await act(() => push("useChatTailSubscription", takenBack(talk[1]!, BEN)));
    expect(form).not.toHaveTextContent("My card is 4242");
    expect(form).toHaveTextContent("Message deleted");
  });

  it("while somebody chooses what to do with it offers nothing any more", async () => {
    const { push, user } = openTalk({ states: [state()], messages: talk });
    await user.click(await actsOnBens());
    expect(screen.getByRole("button", { name: "Copy text" })).toBeVisible();
    await act(() => push("useChatTailSubscription", takenBack(talk[1]!, BEN)));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Copy text" })).toBeNull());
  });

  it("elsewhere while its author is asked here closes the question", async () => {
    const { push, user } = openTalk({ states: [state()], messages: talk });
    await user.click(await screen.findByRole("button", { name: "What to do with your message" }));
    await user.click(screen.getByRole("button", { name: "Delete for everyone" }));
    await screen.findByRole("alertdialog");
    await act(() => push("useChatTailSubscription", takenBack(talk[0]!, ME)));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("as a recording can be heard no more on the page of its author at once", async () => {
    const voice = { voice_id: BEN, voice_format: "webm", voice_ms: 4000, voice_levels: Array(48).fill(10) };
    const { user } = openTalk({ states: [state()], messages: [message(1, ME, null, voice), talk[1]!] });
    await user.click(await screen.findByRole("button", { name: "What to do with your message" }));
    await user.click(screen.getByRole("button", { name: "Delete for everyone" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Message deleted")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
  });
});

it("D178: what is cleared is no longer answered by what was begun as an answer to it", async () => {
  const { push, user, written } = openTalk({ states: [state()], messages: talk });
  await user.click(await actsOnBens());
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reply" }));
  await user.type(screen.getByRole("textbox", { name: "Message" }), "As I said");
  expect(screen.getByText("Reply to Ben")).toBeVisible();
  await act(() => push("useChatTailSubscription", { node: { ...takenBack(talk[1]!, BEN).node, cleared_number: 2 } }));
  expect(screen.queryByText("Reply to Ben")).toBeNull();
  await user.keyboard("{Enter}");
  const message = expect.objectContaining({ message: "As I said", reply_to_id: null });
  await waitFor(() => expect(written).toHaveBeenCalledWith("insert_messages", { objects: [message] }));
});

describe("D178: a message that is hidden for oneself", () => {
  const answer = (hidden_by: object[] = []) =>
    message(3, ME, "Call your bank", {
      reply_to_id: talk[1]!.message_id,
      reply_to: { ...talk[1]!, hidden_by },
    });
  const states = [state({ read_number: 3, last_number: 3 })];
  const quotes = () => screen.queryAllByRole("button", { name: /My card is 4242/ });

  it("leaves the answers to it, and what was begun as another", async () => {
    const { user } = openTalk({ states, messages: [...talk, answer()] });
    await user.click(await actsOnBens());
    await user.click(screen.getByRole("button", { name: "Reply" }));
    expect(await screen.findByText("Reply to Ben")).toBeVisible();
    expect(quotes()).toHaveLength(1);
    await user.click(await actsOnBens());
    await user.click(screen.getByRole("button", { name: "Hide for me" }));
    await waitFor(() => expect(quotes()).toHaveLength(0));
    expect(screen.queryByText("Reply to Ben")).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(quotes()).toHaveLength(1));
  });

  it("stands in no answer that is read later", async () => {
    openTalk({ states, messages: [answer([{ id: "hidden" }])] });
    expect(await screen.findByText("Call your bank")).toBeVisible();
    expect(quotes()).toHaveLength(0);
  });
});

describe("the focus", () => {
  const three = [...talk, message(3, BEN, "Or on Monday")];
  const states = [state({ read_number: 3, last_number: 3 })];
  const buttons = () => screen.getAllByRole("button", { name: /^What to do with/ });

  it("goes to the next message when one is hidden, and to the one before the last", async () => {
    const { user } = openTalk({ states, messages: three });
    const [own, , last] = await screen.findAllByRole("button", { name: /^What to do with/ });
    await user.click(buttons()[1]!);
    await user.click(screen.getByRole("button", { name: "Hide for me" }));
    await waitFor(() => expect(last).toHaveFocus());
    await user.click(last!);
    await user.click(screen.getByRole("button", { name: "Hide for me" }));
    await waitFor(() => expect(own).toHaveFocus());
  });

  it("goes to the next message when one is deleted for everyone", async () => {
    const { user } = openTalk({ states, messages: three });
    await user.click(await screen.findByRole("button", { name: "What to do with your message" }));
    await user.click(screen.getByRole("button", { name: "Delete for everyone" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await screen.findByText("Message deleted");
    await waitFor(() => expect(buttons()[0]).toHaveFocus());
  });

  it("stays where it is when somebody else deletes a message whose panel was closed long before", async () => {
    const { push, user } = openTalk({ states: [state()], messages: talk });
    await user.click(await actsOnBens());
    await user.keyboard("{Escape}");
    act(() => (document.activeElement as HTMLElement).blur());
    await act(() => push("useChatTailSubscription", takenBack(talk[1]!, BEN)));
    expect(await screen.findByText("Message deleted")).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
  });

  it("goes to the input when an answer to an own message is called off", async () => {
    const { user } = openTalk({ states: [state()], messages: talk });
    await user.click(await screen.findByRole("button", { name: "What to do with your message" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Reply" }));
    expect(await screen.findByText("Reply to your message")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Do not reply to it" }));
    expect(screen.queryByText("Reply to your message")).toBeNull();
    expect(screen.getByRole("textbox", { name: "Message" })).toHaveFocus();
  });

  it("stays in the list when no message is left", async () => {
    const { user } = openTalk({ states: [state()], messages: [talk[1]!] });
    await user.click(await actsOnBens());
    await user.click(screen.getByRole("button", { name: "Hide for me" }));
    await waitFor(() => expect(screen.getByRole("log")).toHaveFocus());
  });

  it("goes back to the message whose panel a press beside it closes, also after a long press", async () => {
    openTalk({ states: [state()], messages: talk });
    const button = await actsOnBens();
    const bubble = button.closest("[data-message]")!.querySelector(".bubble")!;
    vi.useFakeTimers();
    fireEvent.pointerDown(bubble, { pointerType: "touch", clientX: 10, clientY: 10 });
    act(() => vi.advanceTimersByTime(400));
    vi.useRealTimers();
    expect(screen.getByRole("button", { name: "Copy text" })).toBeVisible();
    act(() => void fireEvent.pointerDown(document.body));
    await waitFor(() => expect(button).toHaveFocus());
  });
});
