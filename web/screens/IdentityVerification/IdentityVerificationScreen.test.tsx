import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import en from "../../i18n/locales/en/errors.json" with { type: "json" };
import { AppFailure } from "../../lib/AppFailure.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { readOwn, writeOwn } from "../../session/ofPerson.ts";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { runEffects } from "../../test/runEffects.tsx";
import { STEP } from "../Onboarding/kept.ts";
import { Component, loader } from "./IdentityVerificationScreen.tsx";

const tab = { opener: {}, location: { href: "" }, close: vi.fn() };
const openTab = vi.fn<() => typeof tab | null>(() => tab);
beforeEach(() => {
  signIn("me");
  Object.assign(tab, { opener: {}, location: { href: "" } });
  vi.stubGlobal("open", openTab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const HOSTED = "https://verify.invalid/session";
const person = (more: object = {}) => ({
  user_profiles_connection: {
    edges: [{ node: { __typename: "user_profiles", id: "me", is_verified: false, verifications: [], ...more } }],
  },
});
const check = (status: string, failure_reason: string | null = null, verification_id = "v1") => ({
  verifications: [{ id: verification_id, verification_id, status, failure_reason }],
});
const underWay = check("pending");

function open(answers: Record<string, unknown> = {}, at = "/identity-verification") {
  const relay = relayForTests("member", {
    ...person(),
    limits_connection: limitsAnswer(),
    create_didit_session: () => ({ sessionUrl: HOSTED }),
    check_didit_status: () => ({ status: "pending", message: null }),
    ...answers,
  });
  answerFrom(relay.environment);
  const view = renderScreen([{ path: "/identity-verification", Component, loader }], {
    at,
    environment: relay.environment,
  });
  const calls = (name: string) => relay.sent.filter((sent) => sent.name === name).length;
  return {
    ...relay,
    ...view,
    starts: () => calls("useVerificationStartMutation"),
    checks: () => calls("useVerificationCheckMutation"),
  };
}
const startButton = () => screen.findByRole("button", { name: "Start Identity Verification" });

async function start(answers: Record<string, unknown> = {}) {
  const view = open(answers);
  await view.user.click(await screen.findByRole("checkbox"));
  await view.user.click(await startButton());
  return view;
}

it("D155: does not start without consent, and says beside the box what is missing", async () => {
  const { starts, user } = open();
  await user.click(await startButton());
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(/provide consent/);
  expect(starts()).toBe(0);
  expect(openTab).not.toHaveBeenCalled();
});

it("opens the hosted check in a window that knows nothing of this one, and waits", async () => {
  await start();
  expect(await screen.findByText("Waiting for the result")).toBeVisible();
  expect(tab).toMatchObject({ opener: null, location: { href: HOSTED } });
  expect(screen.getByRole("link", { name: "Open the check again" })).toHaveAttribute("href", HOSTED);
});

it("closes the empty window where the check cannot be opened, and says why", async () => {
  await start({
    create_didit_session: () => {
      throw new AppFailure("already-verified", "Your identity is already verified.");
    },
  });
  expect(await screen.findByText("Your identity is already verified.")).toBeVisible();
  expect(tab.close).toHaveBeenCalledOnce();
  expect(await startButton()).toBeEnabled();
});

it.each([
  ["verification-session-failed", "Failed to create verification session"],
  ["network", en.network],
  ["outcome-unknown", en.outcomeUnknown],
])("can be started again after %s, whether a row arrives live before it or after it", async (code, sentence) => {
  const lost = Promise.withResolvers<never>();
  const answers = [lost.promise, { sessionUrl: HOSTED }];
  const { push, starts, user } = await start({ create_didit_session: () => answers.shift() });
  for (const id of ["v1", "v2"]) {
    await act(() => push("IdentityVerificationScreenSubscription", person(check("pending", null, id))));
    await act(async () => lost.reject(new AppFailure(code, "")));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText("Waiting for the result")).toBeNull();
  }
  await user.click(await startButton());
  expect(await screen.findByRole("link", { name: "Open the check again" })).toHaveAttribute("href", HOSTED);
  expect(starts()).toBe(2);
});

it("reads anew how it stands where the check turns out to be over", async () => {
  let isOver = false;
  const standing = () => person({ is_verified: isOver }).user_profiles_connection;
  await start({
    user_profiles_connection: standing,
    create_didit_session: () => {
      isOver = true;
      throw new AppFailure("already-verified", "Your identity is already verified.");
    },
  });
  expect(await screen.findByText("Verification Complete!")).toBeVisible();
});

it("D155: asks every 5 seconds for two minutes, then says that it takes longer and asks no more by itself", async () => {
  // Only the interval is fake: answers still arrive by promises and real timeouts.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { checks } = await start();
  await screen.findByText("Waiting for the result");
  runEffects();
  await act(() => vi.advanceTimersByTimeAsync(24 * 5_000));
  expect(checks()).toBe(24);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(/taking longer than expected/)).toBeVisible();
  expect(checks()).toBe(24);
});

it("D155: asks as often for a check that was started anew in another tab", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { push } = await start();
  await screen.findByText("Waiting for the result");
  runEffects();
  await act(() => vi.advanceTimersByTimeAsync(25 * 5_000));
  expect(screen.getByText(/taking longer than expected/)).toBeVisible();
  await act(() => push("IdentityVerificationScreenSubscription", person(check("pending", null, "v2"))));
  expect(await screen.findByText("Waiting for the result")).toBeVisible();
  runEffects();
  await act(() => vi.advanceTimersByTimeAsync(2 * 5_000));
  expect(screen.getByText("Waiting for the result")).toBeVisible();
});

it("shows the reason of a failure, and begins again from the consent", async () => {
  const { user } = open({
    ...person(underWay),
    check_didit_status: () => ({ status: "failed", reason: "document_expired" }),
  });
  await user.click(await screen.findByRole("button", { name: "Check Status Now" }));
  expect(await screen.findByText(/Your identity document has expired\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await startButton()).toBeVisible();
});

it("goes on waiting after a reload, and asks on: at once on the return to the tab, else every 5 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { checks } = open(person(underWay));
  expect(await screen.findByText("Waiting for the result")).toBeVisible();
  runEffects();
  expect(screen.queryByText(/taking longer than expected/)).toBeNull();
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(checks()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(2 * 5_000));
  expect(checks()).toBe(3);
});

it("gives the provider the place to lead on to, and keeps it on the return from there", async () => {
  const at = "/identity-verification?next=%2Fg%2Ffamily";
  const { sent, user } = open({}, at);
  await user.click(await screen.findByRole("checkbox"));
  await user.click(await startButton());
  await screen.findByText("Waiting for the result");
  expect(sent.find(({ name }) => name === "useVerificationStartMutation")?.variables).toEqual({ next: "/g/family" });
  cleanup();
  const { router } = open(person(underWay), `${at}&verificationSessionId=s1&status=Approved`);
  await waitFor(() => expect(router.state.location.search).toBe("?next=%2Fg%2Ffamily"));
});

it("D157: is complete when the live profile says so, and leads on to where the person came from", async () => {
  const { push } = open(person(underWay), "/identity-verification?next=/g/rent-circle-1004");
  await screen.findByText("Waiting for the result");
  await act(() => push("IdentityVerificationScreenSubscription", person({ is_verified: true })));
  expect(await screen.findByText("Verification Complete!")).toBeVisible();
  expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/g/rent-circle-1004");
});

it("D155: is complete when an answer says so, also where nothing arrives live", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { sent } = await start({ check_didit_status: () => ({ status: "verified", message: null }) });
  await screen.findByText("Waiting for the result");
  runEffects();
  const reads = () => sent.filter(({ name }) => name === "IdentityVerificationScreenQuery").length;
  const before = reads();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText("Verification Complete!")).toBeVisible();
  await expect.poll(reads).toBe(before + 1);
});

it("shows a failure that arrives live, with its reason", async () => {
  const { push } = open(person(underWay));
  await screen.findByText("Waiting for the result");
  await act(() => push("IdentityVerificationScreenSubscription", person(check("failed", "document_expired"))));
  expect(await screen.findByText(/Your identity document has expired\./)).toBeVisible();
});

it("D156: still tells why the last check failed when it is opened later, and leads to a ticket that is filled in", async () => {
  open(person(check("failed", "under_age")));
  expect(await screen.findByText("Verification Failed")).toBeVisible();
  const link = screen.getByRole("link", { name: "Contact support" });
  expect(link).toHaveAttribute("href", "/support?category=verification&subject=My+identity+check+failed");
});

it("says that there is nothing to check where nothing was started", async () => {
  const { user } = open({ ...person(underWay), check_didit_status: () => ({ status: "not_found", message: null }) });
  await user.click(await screen.findByRole("button", { name: "Check Status Now" }));
  expect(await screen.findByText("No verification found. Please start verification first.")).toBeVisible();
});

it.each([
  ["something-went-wrong", "Failed to start verification"],
  ["session-expired", "Please log in to start identity verification"],
])("says why it could not start: %s", async (code, sentence) => {
  await start({
    create_didit_session: () => {
      throw new AppFailure(code, "");
    },
  });
  expect(await screen.findByText(sentence)).toBeVisible();
});

it.each([
  ["?mode=onboarding&next=/groups", "Skip for now", "/groups"],
  ["?mode=settings", "Back to Settings", "/settings"],
  ["?next=/settings&verificationSessionId=s1", "Back to Settings", "/settings"],
])("with %s offers %s", async (search, name, to) => {
  open({}, `/identity-verification${search}`);
  expect(await screen.findByRole("link", { name })).toHaveAttribute("href", to);
});

it("D152: keeps the way past the check for who comes back from the provider in the first visit, also after a failure", async () => {
  writeOwn(STEP, "identity");
  const { router, user } = open(
    person(check("failed", "under_age")),
    "/identity-verification?next=/groups&verificationSessionId=s1",
  );
  await waitFor(() => expect(router.state.location.search).toBe("?mode=onboarding&next=%2Fgroups"));
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(screen.getByRole("link", { name: "Skip for now" })).toHaveAttribute("href", "/groups");
});

it.each([
  ["Skip for now", {}, "identity", "payment"],
  ["Continue Without Verification", person(check("failed", "under_age")), "identity", "payment"],
  ["Skip for now", {}, null, null],
])("D152: after %s the first visit asks for the identity no second time (%#)", async (name, answers, at, then) => {
  writeOwn(STEP, at);
  const { user } = open(answers, "/identity-verification?mode=onboarding&next=/identity-verification");
  await user.click(await screen.findByRole("link", { name }));
  expect(readOwn(STEP)).toBe(then);
});

it.each(["https://evil.example", "//evil.example", "/\\evil.example"])("leads nobody to %s", async (next) => {
  open(person({ is_verified: true }), `/identity-verification?next=${encodeURIComponent(next)}`);
  expect(await screen.findByRole("link", { name: "Continue" })).toHaveAttribute("href", "/dashboard");
});

it("D200: checks at once on the return from the provider, and removes the query, which proves nothing", async () => {
  const { checks, router } = open(person(underWay), "/identity-verification?verificationSessionId=s1&status=Approved");
  await waitFor(() => expect(checks()).toBe(1));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByText("Verification Complete!")).toBeNull();
});
