import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { goTo } from "../test/goTo.ts";
import { hereIs } from "../test/standIns.ts";
import { askBeforeLeaving } from "../session/leave.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { App } from "./App.tsx";
import { EmailGate } from "./EmailGate.tsx";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

it("D297: is all that a person without a confirmed address sees, whatever page was asked for", async () => {
  hereIs({ status: "unconfirmed", email: "new@example.com" });
  renderWithProviders(<App />, { at: "/groups" });
  expect(await screen.findByRole("heading", { name: "Check Your Email" })).toBeInTheDocument();
  expect(screen.getByText(/new@example\.com/)).toBeInTheDocument();
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("does not stand before the page whose button confirms the address", async () => {
  goTo("/verify-email?token=abc");
  hereIs({ status: "unconfirmed", email: "new@example.com" });
  render(<App />);
  expect(await screen.findByRole("button", { name: "Confirm email address" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Check Your Email" })).toBeNull();
});

it("sends the letter again, and counts down until the next, over a reload too", async () => {
  const { user, unmount } = renderWithProviders(<EmailGate email="new@example.com" />);
  answer(200, { status: true, resendAfter: 60 });
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  expect(await screen.findByText("Email Sent!")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeInTheDocument();
  unmount();
  renderWithProviders(<EmailGate email="new@example.com" />);
  expect(screen.getByRole("button", { name: /^Resend in \d+ s$/ })).toBeInTheDocument();
});

it.each([
  ["?error=link-expired", "This link has expired"],
  ["?error=link-invalid", "This link does not work"],
])("says what became of the link that led here, until a new one is on its way: %s", async (search, title) => {
  history.replaceState(null, "", `/login${search}`);
  const { user } = renderWithProviders(<EmailGate email="new@example.com" />);
  expect(screen.getByText(title)).toBeInTheDocument();
  answer(200, { status: true, resendAfter: 60 });
  await user.click(screen.getByRole("button", { name: "Resend verification email" }));
  expect(await screen.findByText("Email Sent!")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  // So it is not said again once the pause is over, or the page is loaded anew.
  expect(location.pathname + location.search).toBe("/login");
});

it("signs out, unless its reader is asked about what waits here and stays", async () => {
  const { user } = renderWithProviders(<EmailGate email="new@example.com" />);
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const end = askBeforeLeaving(ask);
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  expect(ask).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
  answer(200, { success: true });
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(fetched.mock.calls.map(([url]) => url)).toContain("/auth/sign-out"));
  end();
});
