import { act } from "@testing-library/react";
import { vi } from "vitest";
import { browserForTests, pushAnswers } from "../../../push/deviceForTests.ts";
import { alertAnswers } from "../../../screens/Messages/alerts/alertsForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { press, refuse, type Row, waitFor } from "../pages.tsx";
import { openMessages } from "./messagesPage.tsx";

/** The browser before the page is opened, and the server's part. */
async function open(answers: Row = {}) {
  openMessages("tab=notifications", alertAnswers({ more: { ...pushAnswers, ...answers } }).answers);
  return waitFor(() => document.querySelector<HTMLElement>("input[role=switch]:not(:disabled)"));
}

/** Turns pushes on, or off where they are on. */
async function flip(prepare: (browser: ReturnType<typeof browserForTests>) => unknown, answers: Row = {}) {
  prepare(browserForTests());
  const toggle = await open(answers);
  await act(async () => toggle.click());
}

export const pushes: readonly Situation[] = [
  {
    name: "a browser that takes no pushes",
    says: ["push.notSupported", "push.why.unsupported"],
    play: () => flip((browser) => browser.remove()),
  },
  {
    name: "whoever was asked said no",
    says: ["push.denied", "push.why.denied"],
    play: () => flip((browser) => (browser.answered = "denied")),
  },
  {
    name: "the part that receives pushes does not start",
    says: ["push.registrationFailed"],
    play: () => flip(({ register }) => register.mockRejectedValue(new Error("no"))),
  },
  {
    name: "the browser's push service cannot be reached",
    says: ["push.subscriptionFailed"],
    play: () => flip(({ subscribe }) => subscribe.mockRejectedValue(new Error("no"))),
  },
  {
    name: "the server does not take the device",
    says: ["push.setupIncomplete"],
    play: () => flip(() => {}, { insert_push_subscriptions: refuse("network") }),
  },
  {
    name: "the browser does not let go of a subscription",
    says: ["push.unsubscribeFailed"],
    play: () =>
      flip((browser) => {
        browser.hold();
        vi.mocked(browser.held!.unsubscribe).mockResolvedValue(false);
      }),
  },
  {
    name: "the server cannot be reached when the device is tried",
    says: ["push.testFailed"],
    play: async (say: Say) => {
      browserForTests().hold();
      await open({ send_push_notification: refuse("network") });
      await press(say("push.test"));
    },
  },
];
