import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeOwn } from "../offline/own.ts";
import { routes } from "../routes.tsx";
import { DONE } from "../screens/Onboarding/kept.ts";
import { onboardingAnswers } from "../screens/Onboarding/onboardingForTests.ts";
import { preferences } from "../screens/Settings/settingsForTests.ts";
import { writeOwn } from "../session/ofPerson.ts";
import { ids } from "../test/groupForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { answerFrom, signIn } from "../test/standIns.ts";

beforeEach(() => {
  signIn(ids.chloe);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(closeOwn);

function open(at: string, person: Record<string, unknown> = {}) {
  const relay = relayForTests(
    "member",
    onboardingAnswers({
      person: { badges: null, email: "chloe@example.com", preferences, time_zone: null, ...person },
    }),
  );
  answerFrom(relay.environment);
  return { ...relay, ...renderScreen(routes, { at, environment: relay.environment }) };
}

const tour = () => screen.findByRole("button", { name: "Take the tour" });

it("a first visit stands before whatever page was asked for, alone, and its address stays (D151, D300)", async () => {
  const { router } = open("/tutorial?from=mail");
  expect(await tour()).toBeVisible();
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(router.state.location.pathname + router.state.location.search).toBe("/tutorial?from=mail");
});

it("the terms may be read before it is over", async () => {
  open("/terms");
  expect(await screen.findByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take the tour" })).toBeNull());
});

it("who has seen it to its end is not asked again, and the account hears of it now (D152)", async () => {
  writeOwn(DONE, "1");
  const { sent } = open("/tutorial");
  expect(await screen.findByText("Step 1 of 8")).toBeVisible();
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain("finishOnboardingMutation"));
  expect(screen.queryByRole("button", { name: "Take the tour" })).toBeNull();
});
