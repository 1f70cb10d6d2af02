import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { closeOwn } from "../../../../offline/own.ts";
import { signIn } from "../../../../test/standIns.ts";
import { BEN, CHAT, circleState, ME, message, state } from "../chatForTests.ts";
import { openMessages, openTalk } from "../messagesForTests.tsx";
import { LIST_PAGE } from "./listPages.ts";

beforeEach(() => signIn(ME));
afterEach(closeOwn);

describe("the list", () => {
  it("keeps the focus in the list when the conversation whose button was pressed is hidden", async () => {
    openMessages({ states: [state(), circleState()] });
    const button = await screen.findByRole("button", { name: "Hide the conversation with Ben" });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("region", { name: "Conversations" })).toHaveFocus());
  });

  it("shows who, the last words and how many are unread, by kind", async () => {
    const { user } = openMessages({ states: [state({ unread: 12 }), circleState({ unread: 1 })] });
    const ben = await screen.findByRole("link", { name: /Ben/ });
    expect(ben).toHaveTextContent("See you on Sunday");
    expect(ben).toHaveTextContent("9+");
    expect(ben).toHaveTextContent("12 unread messages");
    expect(screen.queryByRole("link", { name: /Sunday Savers/ })).toBeNull();
    await user.click(screen.getByRole("tab", { name: /Groups/ }));
    // In a circle it says who said it.
    await waitFor(() =>
      expect(screen.getByRole("link", { name: /Sunday Savers/ })).toHaveTextContent("Ben: Who pays first?"),
    );
  });

  it("says what will be here where nobody has said anything", async () => {
    openMessages({ states: [] }, "?chatType=individual");
    expect(await screen.findByText("No conversations yet")).toBeVisible();
  });

  it("D88: lets a circle's conversation go when the circle is deleted", async () => {
    const { chat } = circleState();
    const states = [circleState({ chat: { ...chat, blocks_of_first: [], blocks_of_second: [] } })];
    const read = () => ({ edges: states.map((node) => ({ node })) });
    const { push } = openMessages({ more: { chat_user_states_connection: read } });
    expect(await screen.findByRole("link", { name: /Sunday Savers/ })).toBeVisible();
    states.length = 0;
    await act(() => push("useChatListSubscription", { chat_user_states_connection: { edges: [] } }));
    await waitFor(() => expect(screen.queryByRole("link", { name: /Sunday Savers/ })).toBeNull());
  });

  it("D240: hides a conversation, and brings it back", async () => {
    const { user, written } = openMessages({ states: [state()] });
    await user.click(await screen.findByRole("button", { name: "Hide the conversation with Ben" }));
    expect(await screen.findByText("Conversation removed")).toBeVisible();
    expect(screen.queryByRole("link", { name: /Ben/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: /Ben/ })).toBeVisible();
    expect(written.mock.calls.map(([, args]) => args["deleted_at"] === null)).toEqual([false, true]);
  });

  it("D240: two that are hidden one right after the other both go, and one press brings both back", async () => {
    const { user, written } = openMessages({ states: circles(2) });
    const buttons = await screen.findAllByRole("button", { name: /^Hide the conversation/ });
    for (const button of buttons) fireEvent.click(button);
    await user.click(await screen.findByRole("button", { name: "Undo all 2" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(written.mock.calls.map(([, args]) => [args["chat_id"], args["deleted_at"] === null])).toEqual([
      ["chat-000", false],
      ["chat-001", false],
      ["chat-000", true],
      ["chat-001", true],
    ]);
  });

  it("D294: finds conversations by name and messages by their words", async () => {
    const { user } = openMessages({
      states: [state(), circleState()],
      found: [{ ...message(2, BEN, "See you on Sunday"), chat_id: state().chat_id }],
    });
    await user.type(await screen.findByRole("searchbox"), "sunday");
    expect(await screen.findByRole("list", { name: "Conversations" })).toHaveTextContent("Sunday Savers");
    const found = within(await screen.findByRole("list", { name: "Messages" })).getByRole("link");
    expect(found).toHaveTextContent("See you on Sunday");
    expect(found).toHaveAttribute("href", expect.stringContaining("at=2"));
    expect(screen.getByText("2 results")).toHaveAttribute("role", "status");
  });

  it("D294: what is found in the conversation that is open is shown and marked there, one after the other, and again", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const talk = Array.from({ length: 30 }, (_, at) => message(at + 1, BEN, `Sunday ${at + 1}.`));
    const { user } = openTalk({
      states: [state({ last_number: 30, read_number: 30 })],
      messages: talk,
      found: [message(2, BEN, "Sunday 2.", { chat_id: CHAT }), message(28, BEN, "Sunday 28.", { chat_id: CHAT })],
    });
    const log = await screen.findByRole("log", { name: "Conversation with Ben" });
    fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "sunday" } });
    const [first, second] = within(await screen.findByRole("list", { name: "Messages" })).getAllByRole("link");
    const marked = () => log.querySelector(".said.found")?.getAttribute("data-number");
    await user.click(first!);
    await waitFor(() => expect(marked()).toBe("2"));
    await user.click(second!);
    await waitFor(() => expect(marked()).toBe("28"));
    await waitFor(() => expect(marked()).toBeUndefined());
    await user.click(second!);
    await waitFor(() => expect(marked()).toBe("28"));
    vi.unstubAllGlobals();
  });

  it("a search that failed says so, which is not that nothing was found, and looks again", async () => {
    const search = vi.fn<() => object>().mockImplementationOnce(() => {
      throw new AppFailure("network", "");
    });
    search.mockReturnValue({ edges: [] });
    const { user } = openMessages({ states: [state()], more: { search_messages_connection: search } });
    await user.type(await screen.findByRole("searchbox"), "zebra");
    expect(await screen.findByText("The messages could not be searched.")).toBeVisible();
    expect(screen.queryByText("No messages found")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Search again" }));
    expect(await screen.findByRole("heading", { name: "No messages found" })).toBeVisible();
  });

  it("D294: what is looked for again and comes after other words were typed is dropped", async () => {
    const old = Promise.withResolvers<object>();
    const search = vi
      .fn<() => object>()
      .mockImplementationOnce(() => {
        throw new AppFailure("network", "");
      })
      .mockReturnValueOnce(old.promise)
      .mockReturnValue({ edges: [] });
    const { user } = openMessages({ states: [state()], more: { search_messages_connection: search } });
    fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "zebra" } });
    await user.click(await screen.findByRole("button", { name: "Search again" }));
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zebras" } });
    expect(await screen.findByRole("heading", { name: "No messages found" })).toBeVisible();
    await act(async () => old.resolve({ edges: [] }));
    expect(screen.getByRole("heading", { name: "No messages found" })).toBeVisible();
  });

  /** So many circles of the reader, the one where somebody spoke last first. */
  const circles = (count: number, unread: (nth: number) => number = () => 0) =>
    Array.from({ length: count }, (_, nth) => {
      const { chat } = circleState();
      const name = `Circle ${nth}`;
      return circleState({
        id: `state-${nth}`,
        chat_id: `chat-${String(nth).padStart(3, "0")}`,
        last_message_at: `2026-11-20T11:00:00.${String(999 - nth).padStart(3, "0")}Z`,
        unread: unread(nth),
        chat: {
          ...chat,
          id: `chat-${nth}`,
          address: `group_${nth}`,
          group: { ...chat.group, id: `circle-${nth}`, name },
        },
      });
    });
  const rows = () => document.querySelectorAll("li a[href*=selectedChat]");

  it("counts what is unread by kind, below its first page too", async () => {
    openMessages({ states: circles(LIST_PAGE + 3, (nth) => (nth === 0 || nth === LIST_PAGE + 1 ? 3 : 0)) });
    const groups = await screen.findByRole("tab", { name: /Groups/ });
    await waitFor(() => expect(rows()).toHaveLength(LIST_PAGE));
    expect(groups).toHaveTextContent("6");
    expect(groups).toHaveAccessibleDescription("6 unread messages");
    expect(screen.getByRole("tab", { name: "Individuals" })).not.toHaveAccessibleDescription();
    // The search brings the pages below. Their messages are not counted twice.
    const search = screen.getByRole("searchbox");
    fireEvent.change(search, { target: { value: "Circle" } });
    await waitFor(() => expect(rows()).toHaveLength(LIST_PAGE + 3));
    fireEvent.change(search, { target: { value: "" } });
    expect(await screen.findByRole("tab", { name: /Groups/ })).toHaveTextContent("6");
  });

  it("goes on below its first page, and finds names there", async () => {
    openMessages({ states: circles(LIST_PAGE + 3) });
    await waitFor(() => expect(rows()).toHaveLength(LIST_PAGE));
    // Nobody scrolls here; who looks for a name wants them all.
    const search = screen.getByRole("searchbox");
    fireEvent.change(search, { target: { value: `Circle ${LIST_PAGE + 1}` } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.change(search, { target: { value: "" } });
    await waitFor(() => expect(rows()).toHaveLength(LIST_PAGE + 3));
  });

  it("says that nothing was found", async () => {
    const { user } = openMessages({ states: [state()] });
    await user.type(await screen.findByRole("searchbox"), "zebra");
    const status = screen.getByText("Searching…");
    expect(await screen.findByRole("heading", { name: "No messages found" })).toBeVisible();
    // The same element: what is put into it is read out.
    expect(status).toHaveTextContent("No messages found");
  });
});
