import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setConnectionState } from "../relay/connection.ts";
import { routes } from "../routes.tsx";
import * as session from "../session/session.ts";
import { limitsAnswer } from "../test/limitsForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { answerFrom, hereIs } from "../test/standIns.ts";
import { App } from "./App.tsx";

const fetched = vi.fn<typeof fetch>();
const none = { edges: [] };
const contact = { id: "contact", address: "help@circle.test", delayed_services: [] };

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
    render(<App />);
    expect(await screen.findByRole("heading", { name: "Account suspended" })).toBeInTheDocument();
  });

  it("goes on to support as a visitor, or signs out", async () => {
    const { user } = open("/dashboard");
    await user.click(await screen.findByRole("button", { name: "Sign Out" }));
    await vi.waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toContain("/auth/sign-out"));
    await user.click(screen.getByRole("link", { name: "Contact support" }));
    expect(await screen.findByLabelText("Your email")).toBeInTheDocument();
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
