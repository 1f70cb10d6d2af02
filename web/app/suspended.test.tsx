import { act, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type WaitingEntry, Waiting } from "../offline/Waiting.ts";
import { setConnectionState } from "../relay/connection.ts";
import { routes } from "../routes.tsx";
import { belongTo, belongToNobody } from "../session/ofPerson.ts";
import * as session from "../session/session.ts";
import { goTo } from "../test/goTo.ts";
import { databaseNames, withDatabases } from "../test/databasesForTests.ts";
import { limitsAnswer } from "../test/limitsForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { answerFrom, hereIs } from "../test/standIns.ts";
import { App } from "./App.tsx";
// A busy machine may take a second to load this, and the browser asks in place of a dialog that takes so long.
import "../ui/Dialog.tsx";

const fetched = vi.fn<typeof fetch>();
const none = { edges: [] };
const contact = { id: "contact", address: "help@circle.test", delayed_services: [] };

/** Two messages and a mark of reading, written before the suspension, that have not arrived. */
async function leaveUnsent(): Promise<void> {
  const words = { chat: "c", text: "hello", recording: null, voiceId: null, replyToId: null };
  const usual = { line: "c", at: 0, hasWaited: true, refused: null };
  const say = (messageId: string): WaitingEntry => {
    const ids = { ticket: messageId, slot: messageId };
    return { ...usual, ...ids, kind: "say", what: { ...words, messageId } };
  };
  belongTo("amina");
  const waiting = new Waiting("amina");
  await waiting.add(say("one"));
  await waiting.add(say("two"));
  await waiting.add({ ...usual, kind: "mark", what: { me: "amina", chat: "c", number: 1 }, ticket: "m", slot: "m" });
  waiting.close();
  belongToNobody();
}

function open(at: string) {
  const { environment } = relayForTests("anonymous", {
    fee_rates_connection: none,
    limits_connection: limitsAnswer(),
    plans_connection: none,
    support_contacts_connection: { edges: [{ node: contact }] },
  });
  answerFrom(environment);
  return renderScreen(routes, { at, environment });
}

describe("D296: whoever is suspended and has a session", () => {
  beforeEach(() => {
    hereIs({ status: "suspended" });
    fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ providers: [] }))));
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it.each(["/", "/dashboard", "/settings?tab=security", "/login?step=code"])("reads so in place of %s", async (at) => {
    open(at);
    expect(await screen.findByRole("alert")).toHaveTextContent("This account is suspended. Please contact support.");
  });

  it("is shown the app, not that it could not start", async () => {
    goTo("/");
    render(<App />);
    expect(await screen.findByRole("heading", { name: "Account suspended" })).toBeInTheDocument();
  });

  it("goes on to support as a visitor, or signs out", async () => {
    const { user } = open("/dashboard");
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toContain("/auth/sign-out"));
    await user.click(screen.getByRole("link", { name: "Contact support" }));
    expect(await screen.findByLabelText("Your email")).toBeInTheDocument();
  });

  it("is asked before a sign-out deletes what was not sent, also on a page opened anew (D227)", async () => {
    withDatabases();
    await leaveUnsent();
    const { user } = open("/dashboard");
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    const question = await screen.findByRole("alertdialog", { name: "Sign out?" });
    expect(question).toHaveTextContent("2 messages have not been sent yet. If you sign out now, they are deleted");
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(await databaseNames()).toEqual(["own:amina:waiting"]);
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign Out" }));
    await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toContain("/auth/sign-out"));
    await waitFor(async () => expect(await databaseNames()).toEqual([]));
  });

  it("is asked also by the quickest press, in the moment that draws the button (D227)", async () => {
    withDatabases();
    await leaveUnsent();
    const press = new MutationObserver(() => {
      const way = screen.queryByRole("button", { name: "Sign Out" });
      if (!way) return;
      press.disconnect();
      way.click();
    });
    press.observe(document.body, { subtree: true, childList: true });
    open("/dashboard");
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("2 messages have not been sent yet.");
  });

  it("is asked about what was found with the notice, where the disk does not answer at the sign-out (D227)", async () => {
    withDatabases();
    await leaveUnsent();
    const readWhole = vi.spyOn(IDBDatabase.prototype, "close");
    const { user } = open("/dashboard");
    const way = await screen.findByRole("button", { name: "Sign Out" });
    await waitFor(() => expect(readWhole).toHaveBeenCalled());
    vi.spyOn(indexedDB, "databases").mockReturnValue(new Promise(() => undefined));
    await user.click(way);
    expect(await screen.findByRole("alertdialog")).toHaveTextContent("2 messages have not been sent yet.");
  });

  it.each([
    ["on the return to the tab", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["when the net is back", () => dispatchEvent(new Event("online"))],
    [
      "when the live connection is back",
      () => {
        setConnectionState("member", "reconnecting");
        setConnectionState("member", "connected");
        setConnectionState("member", "idle");
      },
    ],
  ])("is asked for again %s, so that the notice goes when the suspension was lifted", async (_when, happens) => {
    const renewed = vi.spyOn(session, "renewToken").mockResolvedValue(null);
    setConnectionState("member", "idle");
    open("/dashboard");
    await screen.findByRole("button", { name: "Sign Out" });
    expect(renewed).not.toHaveBeenCalled();
    act(() => void happens());
    expect(renewed).toHaveBeenCalledOnce();
  });

  it.each([
    ["/faq", "Help & FAQ"],
    ["/terms", "Terms of Service"],
    ["/privacy", "Privacy Policy"],
  ])("reads %s as every visitor does", async (at, title) => {
    open(at);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  });
});
