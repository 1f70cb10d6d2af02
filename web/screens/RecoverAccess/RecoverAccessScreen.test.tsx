import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RecoveryStanding } from "../../session/recovery.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { Component as RecoverAccessScreen } from "./RecoverAccessScreen.tsx";
import { runEffects } from "../../test/runEffects.tsx";

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const sentTo = () => fetched.mock.calls.map(([url]) => String(url));
const tab = { opener: {}, location: { href: "" }, close: vi.fn() };

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("open", () => tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const HOSTED = "https://verify.invalid/session";
const standing = (changes: Partial<RecoveryStanding>): RecoveryStanding => ({
  state: "open",
  failure: null,
  sessionUrl: null,
  ticketNumber: 1042,
  answerDueAt: "2027-03-04T15:00:00.000Z",
  withdrawalsHeldUntil: null,
  ...changes,
});
const come = (changes: Partial<RecoveryStanding>, at = "/recover-access") => {
  answer(200, standing(changes));
  return renderWithProviders(<RecoverAccessScreen />, { at });
};

it("goes on from the letter by a press, and leaves the token in no address", async () => {
  const { router, user } = renderWithProviders(<RecoverAccessScreen />, { at: "/recover-access?token=abc" });
  expect(fetched).not.toHaveBeenCalled();
  answer(200, standing({}));
  await user.click(screen.getByRole("button", { name: "Go on" }));
  expect(await screen.findByText(/Your ticket is number 1042\./)).toBeVisible();
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ token: "abc" }));
  expect(router.state.location.search).toBe("");
});

it("leads to the sign-in where the link is used up", async () => {
  answer(400, { code: "recovery-link-invalid", field: "token" });
  renderWithProviders(<RecoverAccessScreen />, { at: "/recover-access" });
  expect(await screen.findByRole("alert")).toHaveTextContent(/Sign in and ask for a new one/);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
});

it("starts the check with consent alone, in a window that knows nothing of this one", async () => {
  const { user } = come({});
  const start = await screen.findByRole("button", { name: "Show my document" });
  await user.click(start);
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(/provide consent/);
  expect(sentTo()).toEqual(["/auth/recovery"]);
  await user.click(screen.getByRole("checkbox"));
  answer(200, { sessionUrl: HOSTED });
  answer(200, standing({ state: "waiting", sessionUrl: HOSTED }));
  await user.click(start);
  expect(await screen.findByText("Waiting for the result")).toBeVisible();
  expect(tab).toMatchObject({ opener: null, location: { href: HOSTED } });
  expect(screen.getByRole("link", { name: "Open the check again" })).toHaveAttribute("href", HOSTED);
});

it("asks by itself while it waits, and says from when withdrawals are taken", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  come({ state: "waiting", sessionUrl: HOSTED }, "/recover-access?verificationSessionId=s1&status=Approved");
  await screen.findByText("Waiting for the result");
  runEffects();
  answer(200, standing({ state: "recovered", withdrawalsHeldUntil: "2027-03-07T15:00:00.000Z" }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText("Two-factor sign-in is off")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/from .*2027/);
  expect(screen.getByRole("link", { name: "Sign in" })).toBeVisible();
});

it.each([
  ["other_document", /not the document that you were verified with before/],
  ["declined", /could not be accepted/],
])("says why the check did not help, %s, and takes another try", async (failure, words) => {
  come({ state: "failed", failure });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("button", { name: "Show my document" })).toBeEnabled();
});

it("waits no more once it was ended elsewhere, and says so", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  come({ state: "waiting", sessionUrl: HOSTED });
  expect(await screen.findByText("Waiting for the result")).toBeVisible();
  runEffects();
  for (let asked = 0; asked < 2; asked += 1) answer(400, { code: "recovery-link-invalid", field: "token" });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByRole("alert")).toHaveTextContent(/Sign in and ask for a new one/);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(sentTo()).toHaveLength(3);
});

it("says why the check could not be started, and closes the empty window", async () => {
  const { user } = come({});
  await user.click(await screen.findByRole("checkbox"));
  answer(429, { code: "verification-attempts-used", values: { attempts: 3 } });
  await user.click(screen.getByRole("button", { name: "Show my document" }));
  expect(await screen.findByText("The check could not be started")).toBeVisible();
  expect(tab.close).toHaveBeenCalledOnce();
});
