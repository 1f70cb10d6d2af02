import { act } from "@testing-library/react";
import * as page from "../../../screens/Settings/SettingsScreen.tsx";
import { settingsAnswers } from "../../../screens/Settings/settingsForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { openAs, press, refuse, type Row, waitFor } from "../pages.tsx";

function open(at: string, more: Row = {}) {
  return openAs(
    "bruno",
    { path: "/settings", handle: { title: "settings", failed: "settings" }, ...page },
    at,
    settingsAnswers({ more }),
  );
}

const device = {
  cursor: "1",
  node: {
    __typename: "push_subscriptions",
    id: "phone",
    created_at: "2026-02-01T12:00:00Z",
    device_type: "ios",
    endpoint: "0".repeat(64),
    push_subscription_id: "phone",
  },
};

export const settings: readonly Situation[] = [
  {
    name: "a setting that the server does not take",
    says: ["settings.notSaved"],
    play: async () => {
      open("/settings?tab=advanced", { update_user_preferences: refuse("unexpected") });
      const toggle = await waitFor(() => document.querySelector<HTMLElement>("input[role=switch]"));
      await act(async () => toggle.click());
    },
  },
  {
    name: "settings that cannot be loaded",
    says: ["shell.errorPage.settingsTitle"],
    play: () => open("/settings", { user_profiles_connection: refuse("unexpected") }),
  },
  {
    name: "a device whose notifications cannot be turned off",
    says: ["push.toggleFailed"],
    play: async (say: Say) => {
      open("/settings?tab=notifications", {
        push_subscriptions_connection: { edges: [device] },
        delete_push_subscriptions: refuse("network"),
      });
      await press(say("settings.notifications.turnOffNamed", { device: say("settings.notifications.device.ios") }));
    },
  },
];
