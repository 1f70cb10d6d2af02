import { act, screen, waitFor, within } from "@testing-library/react";
import { commitLocalUpdate } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { hearProductTime } from "../../lib/productClock.ts";
import { closeOwn } from "../../offline/own.ts";
import { browserForTests } from "../../push/deviceForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { storedAppearance } from "../../theme/appearance.ts";
import { refusedTheme } from "../../theme/refusedTheme.ts";
import { plan, preferences, settingsAnswers, subscriptionTo } from "./settingsForTests.ts";
import { Component, loader, shouldRevalidate } from "./SettingsScreen.tsx";

beforeEach(() => {
  signIn("00000000-0000-7000-8000-00000000000b");
  hearProductTime("2026-03-15T12:00:00Z");
});
afterEach(() => {
  closeOwn();
});

function open(at = "/settings", options: Parameters<typeof settingsAnswers>[0] = {}) {
  const relay = relayForTests("member", settingsAnswers(options));
  answerFrom(relay.environment);
  const others = ["/profile", "/identity-verification"].map((path) => ({ path, element: <p>{path}</p> }));
  const view = renderScreen([{ path: "/settings", Component, loader, shouldRevalidate }, ...others], {
    at,
    environment: relay.environment,
  });
  return { ...relay, ...view };
}

const refuse = () => {
  throw new AppFailure("unexpected", "no");
};

describe("each setting", () => {
  it("has an address of its own: whoever comes by it has it in sight and in focus", async () => {
    open("/settings#currency");
    const row = await screen.findByRole("listitem", { name: "Currency" });
    expect(screen.getByRole("tab", { name: "Advanced" })).toHaveAttribute("aria-selected", "true");
    await waitFor(() => expect(row).toHaveFocus());
  });

  it("is found over all tabs by its name and by other words, without capitals and accents, and Enter goes to the first (D176)", async () => {
    const { router, user } = open();
    const box = await screen.findByRole("searchbox", { name: "Search settings" });
    await user.type(box, "frANçais");
    expect(await screen.findByText("1 setting found")).toBeVisible();
    expect(screen.getByRole("link", { name: /Language/ })).toHaveAttribute("href", "/settings?tab=advanced#language");
    await user.clear(box);
    await user.type(box, "accessib{Enter}");
    await waitFor(() => expect(router.state.location.hash).toBe("#contrast"));
    await waitFor(() => expect(screen.getByRole("listitem", { name: "High contrast" })).toHaveFocus());
    await user.type(screen.getByRole("searchbox"), "zebra");
    expect(screen.getByText("No setting is called that.")).toBeVisible();
  });

  it("is kept at once, and says so", async () => {
    const { sent, user } = open("/settings?tab=notifications", {
      more: { update_user_preferences: () => ({ returning: [{ ...preferences, marketing_emails: true }] }) },
    });
    await user.click(await screen.findByRole("switch", { name: "News about the product" }));
    expect(screen.getByRole("switch", { name: "News about the product" })).toBeChecked();
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(sent.at(-1)?.variables).toEqual({ change: { marketing_emails: true } });
    expect(screen.getByRole("switch", { name: "News about the product" })).toBeChecked();
  });

  it("D171: waits for a connection, and says so for as long as it does", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { user } = open("/settings?tab=notifications", {
      more: {
        update_user_preferences: () => {
          if (!navigator.onLine) throw new AppFailure("network", "");
          return { returning: [{ ...preferences, marketing_emails: true }] };
        },
      },
    });
    await user.click(await screen.findByRole("switch", { name: "News about the product" }));
    expect(await screen.findByText("Will be saved as soon as you are connected")).toBeVisible();
    online.mockRestore();
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(screen.queryByText("Will be saved as soon as you are connected")).toBeNull();
  });

  it("goes back where the server refuses it, on the page and on the device", async () => {
    const { user } = open("/settings?tab=appearance", { more: { update_user_preferences: refuse } });
    await user.click(await screen.findByRole("switch", { name: "High contrast" }));
    expect(await screen.findByText("Failed to save setting")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("switch", { name: "High contrast" })).not.toBeChecked());
    expect(storedAppearance().contrast).toBeUndefined();
  });
});

it("D299: stands as it was when the account is deleted, until its owner is led away", async () => {
  const { environment } = open();
  const name = await screen.findByRole("listitem", { name: "Name" });
  await act(async () => commitLocalUpdate(environment, (store) => void store.get("me")?.setValue(null, "preferences")));
  expect(name).toBeVisible();
});

describe("the theme", () => {
  it("is shown at once, and the system's own is none of ours", async () => {
    const { user } = open("/settings?tab=appearance", {
      more: { update_user_preferences: () => ({ returning: [] }) },
    });
    expect(await screen.findByRole("button", { name: "Use System" })).toHaveAttribute("aria-pressed", "true");
    await user.click(screen.getByRole("radio", { name: /Forest/ }));
    expect(storedAppearance().theme).toBe("forest");
    expect(screen.getByRole("radio", { name: /Forest/ })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Use System" }));
    expect(storedAppearance().theme).toBeUndefined();
  });

  it("stays on this device where it is refused, and says that it follows at the next sign-in", async () => {
    const { user } = open("/settings?tab=appearance", { more: { update_user_preferences: refuse } });
    await user.click(await screen.findByRole("radio", { name: /Easy on the eyes/ }));
    expect(await screen.findByText("The theme is applied and will sync on login.")).toBeVisible();
    expect(storedAppearance().theme).toBe("dark");
    expect(refusedTheme()).toEqual({ theme: "dark" });
    expect(screen.getByRole("radio", { name: /Easy on the eyes/ })).toBeChecked();
  });
});

describe("the devices that get notifications", () => {
  const device = (id: string, endpoint: string) => ({
    cursor: id,
    node: {
      __typename: "push_subscriptions",
      id,
      created_at: "2026-02-01T12:00:00Z",
      device_type: "web",
      endpoint,
      push_subscription_id: id,
    },
  });
  const lost = "https://updates.push.services.mozilla.com/wpush/v2/lost";

  it("are named by their browsers; this one has its switch, any other can be turned off from here", async () => {
    const browser = browserForTests();
    browser.hold();
    const { sent, user } = open("/settings?tab=notifications", {
      more: {
        push_subscriptions_connection: { edges: [device("here", browser.address), device("lost", lost)] },
        delete_push_subscriptions: () => ({ affected_rows: 1 }),
      },
    });
    const list = within(await screen.findByRole("listitem", { name: "Devices that get notifications" }));
    expect(await list.findByText("This device")).toBeVisible();
    expect(list.getAllByRole("button")).toHaveLength(1);
    await user.click(list.getByRole("button", { name: "Turn off notifications on Firefox" }));
    expect(await screen.findByText("Notifications are off for Firefox")).toBeVisible();
    expect(sent.find(({ name }) => name === "DeviceListOffMutation")?.variables).toEqual({ id: "lost" });
  });
});

it("the account's status tells what is confirmed, verified and set up (D238)", async () => {
  open("/settings?tab=security");
  const status = within(await screen.findByRole("listitem", { name: "Account status" }));
  expect(status.getAllByRole("definition").map(({ textContent }) => textContent.replace(/ AM|:30/g, ""))).toEqual([
    "Confirmed",
    "Not verified",
    "Not set up",
    "Off",
    expect.stringContaining("Mar 14"),
  ]);
});

it("tells of the wait before withdrawals for as long as it lasts, by the product's clock (D150)", async () => {
  open("/settings?tab=security", { person: { withdrawals_held_until: "2026-03-15T12:30:00Z" } });
  const status = within(await screen.findByRole("listitem", { name: "Account status" }));
  expect(status.getByText(/^from /)).toBeVisible();
  act(() => {
    hearProductTime("2026-03-15T12:31:00Z");
  });
  await waitFor(() => expect(status.queryByText(/^from /)).toBeNull());
});

it("the way to the identity check leads back to the settings, by its own button and by Continue", async () => {
  open("/settings#identity");
  const address = (await screen.findByRole("link", { name: "Verify Identity Now" })).getAttribute("href") ?? "";
  expect(address).toMatch(/^\/identity-verification\?/);
  expect(Object.fromEntries(new URL(address, location.origin).searchParams)).toEqual({
    mode: "settings",
    next: "/settings",
  });
});

it("D44: the currency says what it is for, and that nothing is converted", async () => {
  open("/settings#currency");
  expect(await screen.findByRole("combobox", { name: "Currency" })).toHaveAccessibleDescription(
    "A new circle begins with it, and sums show it first. Nothing is converted.",
  );
});

it("a text message is shown as coming soon and cannot be chosen (D175)", async () => {
  open("/settings?tab=notifications");
  expect(await screen.findByRole("switch", { name: "By text message" })).toBeDisabled();
  expect(screen.getByText("Coming soon")).toBeVisible();
});

it("a switch of news says what it stops, and what is told in any case (D192, D293)", async () => {
  open("/settings?tab=notifications");
  expect(await screen.findByRole("switch", { name: "Messages in my circles" })).toHaveAccessibleDescription(
    "New messages in the chats of your circles. Votes, payouts and other news of them are told in any case.",
  );
  expect(screen.getByRole("switch", { name: "By email" })).toHaveAccessibleDescription(
    "Confirmations, reminders and news of your circles. Invitations and emails about your account always come.",
  );
});

it("a plan with scheduling names the payout day, since everybody chooses the day of the start", async () => {
  const subscription = subscriptionTo({ ...plan, has_advanced_scheduling: true });
  open("/settings?tab=subscription", { person: { subscription } });
  const included = within(await screen.findByRole("list", { name: "Included" }));
  expect(included.getByText("A payout day after the due date")).toBeVisible();
  expect(included.queryByText(/starts/)).toBeNull();
});
