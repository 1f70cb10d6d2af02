import { act } from "@testing-library/react";
import { alert, alertAnswers } from "../../../screens/Messages/alerts/alertsForTests.ts";
import type { Situation } from "../../situation.ts";
import { press, refuse, type Row, waitFor } from "../pages.tsx";
import { openMessages } from "./messagesPage.tsx";

const NOON = "2026-11-20T12:00:00Z";

/** @param count how many alerts wait to be read */
const open = (count: number, more: Row = {}, filter = "") =>
  openMessages(
    `tab=notifications${filter}`,
    alertAnswers({ alerts: Array.from({ length: count }, (_, at) => alert(at + 1, "join_approved", NOON)), more })
      .answers,
  );

/** The button at the end of an alert, whose name holds the alert's own. */
async function dismiss() {
  const button = await waitFor(() => document.querySelector<HTMLElement>("li a ~ button, li a + * button"));
  await act(async () => button.click());
}

export const alerts: readonly Situation[] = [
  { name: "nothing was ever told", says: ["messages.alerts.none"], play: () => open(0) },
  {
    name: "nothing is unread",
    says: ["messages.alerts.caughtUp"],
    play: () => open(0, {}, "&filter=unread"),
  },
  {
    name: "something is unread",
    says: ["messages.alerts.markAll", "messages.alerts.clearAll"],
    play: () => open(1),
  },
  {
    name: "all are marked as read",
    says: ["messages.alerts.allRead"],
    play: async (say) => {
      open(2);
      await press(say("messages.alerts.markAll"));
    },
  },
  {
    name: "an alert is dismissed",
    says: ["messages.alerts.dismissed"],
    play: async () => {
      open(1);
      await dismiss();
    },
  },
  {
    name: "an alert cannot be dismissed",
    says: ["messages.alerts.dismissFailed"],
    play: async () => {
      open(1, { update_notifications: refuse("network") });
      await dismiss();
    },
  },
];
