import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { PageTitle } from "../../app/PageTitle.tsx";
import { hearProductTime } from "../../lib/productClock.ts";
import { readOwn, writeOwn } from "../../session/ofPerson.ts";
import { noteProvider } from "../../session/providers/cameBy.ts";
import { ids } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests, type Sent } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { DONE, STEP } from "./kept.ts";
import { onboardingAnswers } from "./onboardingForTests.ts";
import { OnboardingPage } from "./OnboardingPage.tsx";

beforeEach(() => {
  signIn(ids.chloe);
  hearProductTime("2026-03-15T12:00:00Z");
});

afterEach(() => void vi.useRealTimers());

const toldSeen = (sent: readonly Sent[]) => sent.filter(({ name }) => name === "useTutorialSeenMutation").length;

function open(options: Parameters<typeof onboardingAnswers>[0] = {}) {
  const onDone = vi.fn<() => void>();
  const relay = relayForTests("member", onboardingAnswers(options));
  answerFrom(relay.environment);
  const page = (
    <PageTitle>
      <OnboardingPage onDone={onDone} />
    </PageTitle>
  );
  const view = renderScreen([{ path: "/g/garden", handle: { title: "group" }, element: page }], {
    at: "/g/garden?invitation=1#record",
    environment: relay.environment,
  });
  return { ...relay, ...view, onDone };
}

it("goes through five steps, of which three can be skipped, and is kept at its end (D152)", async () => {
  const { onDone, sent, user } = open();
  expect(await screen.findByText("Step 1 of 5")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Skip/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Take the tour" }));
  for (let step = 1; step < 8; step += 1) await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(screen.getByRole("button", { name: "Complete" }));

  expect(await screen.findByRole("heading", { name: /Profile Setup/ })).toHaveTextContent(
    "Step 2 of 5 · Profile Setup",
  );
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: /Step 3 of 5/ })).toHaveFocus());
  // The identity check leads back to where the person was going.
  expect(screen.getByRole("link", { name: "Verify identity" })).toHaveAttribute(
    "href",
    `/identity-verification?mode=onboarding&next=${encodeURIComponent("/g/garden?invitation=1#record")}`,
  );
  await user.click(screen.getByRole("button", { name: "Skip for now" }));
  await user.click(screen.getByRole("button", { name: "Skip" }));
  expect(await screen.findByRole("heading", { name: "Account Activated" })).toBeVisible();
  expect(readOwn(DONE)).toBe("1");
  expect(sent.map(({ name }) => name)).toContain("finishOnboardingMutation");
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Access Platform" }));
  expect(onDone).toHaveBeenCalledOnce();
  expect(readOwn(STEP)).toBeNull();
});

it("is named as what it is, not as the page that waits behind it", async () => {
  const { user } = open();
  expect(await screen.findByText("Step 1 of 5")).toBeVisible();
  await waitFor(() => expect(document.title).toBe("Getting started · Savings Circle"));
  await user.click(screen.getByRole("button", { name: "Take the tour" }));
  expect(document.title).toBe("Getting started · Savings Circle");
});

it("goes on where this device was, and is at the payment for who is verified", async () => {
  const first = open();
  await first.user.click(await screen.findByRole("button", { name: "Take the tour" }));
  await first.user.click(screen.getByRole("button", { name: "Close the tutorial" }));
  first.unmount();
  const second = open();
  expect(await screen.findByRole("group", { name: "Profile Setup" })).toBeVisible();
  second.unmount();
  open({ person: { is_verified: true } });
  expect(await screen.findByRole("group", { name: "Payment Setup" })).toBeVisible();
});

it("asks again whether a check that goes on elsewhere has ended", async () => {
  const { sent } = open({
    person: { tutorial_seen_at: "2026-03-15T11:59:40Z" },
    more: { limits_connection: limitsAnswer({ onboarding_poll: 0.02, onboarding_polls: 1 }) },
  });
  const asked = () => sent.filter(({ name }) => name === "OnboardingPageQuery").length;
  const skip = await screen.findByRole("button", { name: "Skip" });
  // Counted before the click: on a slow machine the first look comes before the click has returned.
  const before = asked();
  await userEvent.click(skip);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it("greets a brand-new account in other words than one that waited for its letter (D151)", async () => {
  const { unmount } = open();
  expect(await screen.findByRole("heading", { name: "Welcome, Chloe Martin! Your account is ready" })).toBeVisible();
  unmount();
  open({ person: { created_at: "2026-03-15T11:40:00Z" } });
  expect(await screen.findByRole("heading", { name: "Welcome, Chloe Martin" })).toBeVisible();
});

it("takes an account for brand-new for longer where its person came by a provider (D151)", async () => {
  noteProvider();
  const { unmount } = open({ person: { created_at: "2026-03-15T11:56:00Z" } });
  expect(await screen.findByRole("heading", { name: "Welcome, Chloe Martin! Your account is ready" })).toBeVisible();
  unmount();
  localStorage.clear();
  open({ person: { created_at: "2026-03-15T11:56:00Z" } });
  expect(await screen.findByRole("heading", { name: "Welcome, Chloe Martin" })).toBeVisible();
});

it("keeps the details that are given on the way", async () => {
  const returned = { id: "me", alias: "Chloe", location: "Newark", name: "Chloe Martin", username: "chloe" };
  const { sent, user } = open({
    person: { tutorial_seen_at: "2026-03-15T11:59:40Z" },
    more: { update_user_profiles: () => ({ returning: [returned] }) },
  });
  const form = within(await screen.findByRole("group", { name: "Profile Setup" }));
  await user.type(form.getByLabelText(/Location/), "Newark");
  await user.click(form.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("group", { name: "Identity Verification" })).toBeVisible();
  expect(sent.find(({ name }) => name === "ProfileFormMutation")?.variables).toEqual({
    changed: { location: "Newark" },
  });
});

it.each(["network", "outcome-unknown"])(
  "goes on where its end cannot be kept, says no more than is true, and tries again behind that: %s (D152)",
  async (code) => {
    const { onDone, sent, user } = open({
      person: { is_verified: true },
      more: {
        update_user_profiles: () => {
          throw new AppFailure(code, "");
        },
      },
    });
    const tries = () => sent.filter(({ name }) => name === "finishOnboardingMutation").length;
    await user.click(await screen.findByRole("button", { name: "Skip" }));
    expect(await screen.findByRole("heading", { name: "Setup Complete" })).toBeVisible();
    expect(screen.queryByText("Not known yet")).toBeNull();
    expect(tries()).toBe(1);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole("button", { name: "Access Platform" }));
    expect(onDone).toHaveBeenCalledOnce();
    // Nobody is asked a second time on this device.
    expect(readOwn(DONE)).toBe("1");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tries()).toBe(2);
  },
);

it("shows no tutorial that this device knows to be seen, and tells the account that did not hear of it (D153)", async () => {
  const first = open({
    more: {
      update_user_profiles: () => {
        throw new AppFailure("outcome-unknown", "");
      },
    },
  });
  await first.user.click(await screen.findByRole("button", { name: "Take the tour" }));
  await first.user.click(screen.getByRole("button", { name: "Close the tutorial" }));
  expect(toldSeen(first.sent)).toBe(1);
  first.unmount();
  writeOwn(STEP, null);
  const second = open();
  expect(await screen.findByRole("group", { name: "Profile Setup" })).toBeVisible();
  await waitFor(() => expect(toldSeen(second.sent)).toBe(1));
  second.unmount();
  const third = open({ person: { tutorial_seen_at: "2026-03-15T11:59:40Z" } });
  expect(await screen.findByRole("group", { name: "Profile Setup" })).toBeVisible();
  expect(toldSeen(third.sent)).toBe(0);
});
