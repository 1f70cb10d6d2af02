import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { hearProductTime } from "../../../lib/productClock.ts";
import { closeOwn } from "../../../offline/own.ts";
import { setConnectionState } from "../../../relay/connection.ts";
import { signIn } from "../../../test/standIns.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { ME } from "../chat/chatForTests.ts";
import { alert, alertAnswers } from "./alertsForTests.ts";
import { openAlerts, titles, type World } from "./openAlerts.tsx";

beforeEach(() => {
  signIn(ME);
  return () => {
    toaster.clear();
    closeOwn();
  };
});

const NOON = "2026-11-20T12:00:00Z";

it("all are marked as read, and the number on the tab goes", async () => {
  const { store, user } = openAlerts({ alerts: [alert(1, "join_approved", NOON), alert(2, "seat_offer_ended", NOON)] });
  await user.click(await screen.findByRole("button", { name: "Mark All as Read" }));
  expect(await screen.findByText("All notifications marked as read")).toBeVisible();
  expect(store.alerts.every(({ read }) => read)).toBe(true);
  expect(titles().filter((title) => title?.startsWith("Unread"))).toEqual([]);
  await waitFor(() => expect(screen.getByRole("tab", { name: /Alerts/ })).toHaveTextContent(/^Alerts$/));
  expect(screen.queryByRole("button", { name: "Mark All as Read" })).toBeNull();
});

/** The clock stands at ten, and no live query runs. @returns what puts both back */
function atTen() {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  vi.setSystemTime("2026-11-20T10:00:00Z");
  hearProductTime("2026-11-20T10:00:00Z");
  return () => {
    setConnectionState("member", "idle");
    vi.useRealTimers();
  };
}

/** The tab over the alerts of a server that takes no change until `connect` is called. */
function openUnconnected(alerts: World["alerts"], search = "") {
  const { answers, store } = alertAnswers({ alerts });
  const update = answers["update_notifications"] as (args: object) => object;
  let isConnected = false;
  const more = {
    update_notifications: (args: object) => {
      if (!isConnected) throw new AppFailure("network", "offline");
      return update(args);
    },
  };
  return { ...openAlerts({ alerts, more }, search), server: store, connect: () => void (isConnected = true) };
}

describe("D227: all that are marked as read without a connection", () => {
  const HOUR_MS = 3_600_000;
  const reminder = {
    group: "Rent circle",
    cycle: 1,
    round: 1,
    amount: { cents: 100_00, currency: "USD" },
    due: "2026-11-19",
  };
  beforeEach(atTen);

  it("stand in the list as read at once; that waits, and takes nothing with it that comes meanwhile", async () => {
    const { connect, server, user } = openUnconnected([
      alert(1, "join_approved", "2026-11-20T08:00:00Z"),
      alert(2, "seat_offer_ended", "2026-11-20T09:00:00Z"),
    ]);
    await user.click(await screen.findByRole("button", { name: "Mark All as Read" }));
    expect(await screen.findByText("Will be saved as soon as you are connected")).toBeVisible();
    expect(titles()).toEqual(["Your seat went on", "Request approved"]);
    await waitFor(() => expect(screen.getByRole("tab", { name: /Alerts/ })).toHaveTextContent(/^Alerts$/));
    expect(screen.queryByRole("button", { name: "Mark All as Read" })).toBeNull();
    expect(server.alerts.map(({ read }) => read)).toEqual([false, false]);
    server.alerts.push(alert(3, "group_closed_by_admin", "2026-11-20T10:30:00Z"));
    connect();
    await waitFor(() => expect(server.alerts.map(({ read }) => read)).toEqual([true, true, false]));
  });

  it.each([
    ["are those of when the list was read last, whatever filter is on", () => {}, false],
    ["are those of when its live query was answered last", (tell: () => Promise<void>) => tell(), true],
    ["are all of now where it is live", async () => setConnectionState("member", "connected"), true],
  ])("%s", async (_name, hear, isRead) => {
    const { connect, server, tell, user } = openUnconnected(
      [
        alert(1, "payment_reminder", "2026-11-20T08:00:00Z", { values: reminder }),
        alert(2, "seat_offer_ended", "2026-11-20T09:00:00Z"),
      ],
      "&filter=payments",
    );
    const button = await screen.findByRole("button", { name: "Mark All as Read" });
    server.alerts.push(alert(3, "join_approved", "2026-11-20T10:30:00Z"));
    vi.advanceTimersByTime(HOUR_MS);
    await hear(tell);
    await user.click(button);
    connect();
    await waitFor(() => expect(server.alerts.map(({ read }) => read)).toEqual([true, true, isRead]));
  });
});

describe("D190: all that are cleared", () => {
  beforeEach(atTen);

  it("are those that were here when it was asked, not what had come unseen without a connection", async () => {
    const { store, user } = openAlerts({ alerts: [alert(1, "join_approved", "2026-11-20T08:00:00Z")] });
    const button = await screen.findByRole("button", { name: "Clear All" });
    store.alerts.push(alert(2, "seat_offer_ended", "2026-11-20T10:30:00Z"));
    vi.advanceTimersByTime(3_600_000);
    await user.click(button);
    setConnectionState("member", "connected");
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Clear All" }));
    await waitFor(() => expect(titles()).toEqual(["Unread: Your seat went on"]));
    expect(store.alerts.map(({ dismissed_at }) => dismissed_at !== null)).toEqual([true, false]);
  });

  it("are also those whose instant is a little ahead of the page's clock", async () => {
    setConnectionState("member", "connected");
    const { user } = openAlerts({ alerts: [alert(1, "join_approved", "2026-11-20T10:00:02Z")] });
    await user.click(await screen.findByRole("button", { name: "Clear All" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Clear All" }));
    expect(await screen.findByText("No notifications yet")).toBeVisible();
  });
});

it("what the server left unread is shown so, once the list has come after all were marked as read", async () => {
  const late = alert(2, "seat_offer_ended", "2020-01-02T12:00:00Z");
  const world = alertAnswers({ alerts: [alert(1, "join_approved", NOON)] });
  const update = world.answers["update_notifications"] as (args: object) => object;
  const { store, user } = openAlerts({
    alerts: world.store.alerts,
    more: {
      // The transaction that told it had begun before, and ends after the mark.
      update_notifications: (args: object) => {
        const answer = update(args);
        store.alerts.push(late);
        return answer;
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Mark All as Read" }));
  await waitFor(() => expect(titles()).toEqual(["Request approved", "Unread: Your seat went on"]));
  expect(screen.getByRole("button", { name: "Mark All as Read" })).toBeVisible();
});

it("a mark of all that waited and is refused leaves them unread", async () => {
  let failure = new AppFailure("network", "offline");
  const refuse = () => {
    throw failure;
  };
  const { user } = openAlerts({ alerts: [alert(1, "join_approved", NOON)], more: { update_notifications: refuse } });
  await user.click(await screen.findByRole("button", { name: "Mark All as Read" }));
  await waitFor(() => expect(titles()).toEqual(["Request approved"]));
  failure = new AppFailure("access-denied", "");
  await waitFor(() => expect(titles()).toEqual(["Unread: Request approved"]));
});

it("all that are cleared hand the focus to their section, because the button is gone with them", async () => {
  const { user } = openAlerts({ alerts: [alert(1, "join_approved", "2020-01-01T12:00:00Z")] });
  await user.click(await screen.findByRole("button", { name: "Clear All" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Clear All" }));
  expect(await screen.findByText("No notifications yet")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("region", { name: "Alerts" })).toHaveFocus());
});

it("D190: all are cleared after one question, but for what comes while it is asked; reminders of payments stay", async () => {
  const old = [
    alert(1, "join_approved", "2020-01-01T12:00:00Z", { read: true }),
    alert(2, "seat_offer_ended", "2020-01-02T12:00:00Z"),
  ];
  const { store, user } = openAlerts({ alerts: old });
  await user.click(await screen.findByRole("button", { name: "Clear All" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Reminders of payments stay/)).toBeVisible();
  expect(store.alerts.every(({ dismissed_at }) => dismissed_at === null)).toBe(true);
  store.alerts.push(alert(3, "group_closed_by_admin", "2100-01-01T12:00:00Z"));
  await user.click(dialog.getByRole("button", { name: "Clear All" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(store.alerts.map(({ dismissed_at }) => dismissed_at !== null)).toEqual([true, true, false]);
  expect(titles()).toHaveLength(1);
});
