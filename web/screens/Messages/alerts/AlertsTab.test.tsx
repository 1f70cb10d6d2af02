import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { hearProductTime } from "../../../lib/productClock.ts";
import { closeOwn } from "../../../offline/own.ts";
import { ownNext } from "../../../test/ownNext.ts";
import { signIn } from "../../../test/standIns.ts";
import { toaster } from "../../../ui/toaster.tsx";
import { ME } from "../chat/chatForTests.ts";
import { alert, alertAnswers, GROUP } from "./alertsForTests.ts";
import { openAlerts, titles } from "./openAlerts.tsx";

beforeEach(() => {
  signIn(ME);
  return () => {
    toaster.clear();
    closeOwn();
  };
});

const NOON = "2026-11-20T12:00:00Z";
const person = { user_id: "b", alias: "Ben" };

interface Person {
  notifications: (args: object) => readonly object[];
}
const row = (name: RegExp) => screen.findByRole("link", { name });
const followed = (sent: readonly { name: string; variables: object }[]) =>
  sent.filter(({ name }) => name === "sendingsAlertMutation").map(({ variables }) => variables);

describe("the list", () => {
  it("shows alerts by days, newest first, in words made of their values, and how many are unread", async () => {
    hearProductTime(new Date("2026-11-20T18:00:00").toISOString());
    openAlerts({
      alerts: [
        alert(1, "group_started", "2026-11-10T12:00:00", {
          read: true,
          values: { group: "Rent circle", first_due: "2026-11-12" },
        }),
        alert(2, "join_approved", "2026-11-20T09:00:00"),
        alert(3, "payout_released", "2026-11-19T12:00:00", {
          values: {
            group: "Rent circle",
            reason: "whole",
            payout_id: GROUP,
            cycle: 1,
            round: 2,
            recipient: person,
            amount: { cents: 900_00, currency: "USD" },
          },
        }),
      ],
    });
    await row(/Request approved/);
    const list = screen.getByRole("region", { name: "Alerts" });
    expect(
      within(list)
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(["Today", "Yesterday", "Tue, Nov 10"]);
    expect(within(list).getAllByRole("link", { name: /circle|900/ })[1]).toHaveTextContent("$900.00");
    expect(await row(/Request approved/)).toHaveTextContent(/^Unread/);
    expect(within(list).getAllByRole("listitem").at(-1)).not.toHaveTextContent("Unread");
    expect(screen.getByRole("tab", { name: /Alerts/ })).toHaveTextContent("2");
  });

  it("marks what came to the reader otherwise than what the reader paid", async () => {
    const values = { group: "Rent circle", cycle: 1, round: 2, amount: { cents: 900_00, currency: "USD" } };
    const payout = { ...values, reason: "whole", payout_id: GROUP, recipient: person };
    openAlerts({
      alerts: [
        alert(1, "payout_released", NOON, { values: payout }),
        alert(2, "contribution_received", NOON, { values: { ...values, payment_id: GROUP } }),
      ],
    });
    const came = await row(/Payout/);
    expect(came.querySelector(".lucide-arrow-down-left")).not.toBeNull();
    const paid = await row(/Payment received/);
    expect(paid.querySelector(".lucide-arrow-up-right")).not.toBeNull();
  });

  it("leads news that it has no words for to where all alerts are, and says that there is some", async () => {
    openAlerts({ alerts: [alert(1, "achievement_earned", NOON, { values: { reason: "of another release" } })] });
    const link = await row(/Something new happened\. Reload the page to read it\./);
    expect(link).toBeVisible();
  });

  it("goes on below what is shown, without end, repetition or gap, also among alerts of one instant", async () => {
    const all = Array.from({ length: 131 }, (_, at) => alert(at + 1, "join_approved", NOON));
    const { user } = openAlerts({ alerts: all });
    await screen.findAllByRole("link", { name: /Request approved/ });
    for (let shown = 20; shown < 131; shown += 20) {
      const seen = screen.getAllByRole("button", { name: /^Dismiss/ });
      expect(seen).toHaveLength(shown);
      await user.click(screen.getByRole("button", { name: "Show older" }));
      await waitFor(() =>
        expect(screen.getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(Math.min(131, shown + 20)),
      );
    }
    expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
    // One day has one heading, however many pages it fills.
    expect(within(screen.getByRole("region", { name: "Alerts" })).getAllByRole("heading", { level: 3 })).toHaveLength(
      1,
    );
  });

  it("shows at once what comes, and keeps each of the pages below whole", async () => {
    const all = Array.from({ length: 30 }, (_, at) =>
      alert(at + 1, "join_approved", `2026-11-20T10:${String(at).padStart(2, "0")}:00Z`),
    );
    const { store, tell, user } = openAlerts({ alerts: all });
    await user.click(await screen.findByRole("button", { name: "Show older" }));
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(30));
    store.alerts.push(alert(31, "seat_offer_ended", NOON));
    await tell();
    await waitFor(() => expect(titles()[0]).toBe("Unread: Your seat went on"));
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(31));
  });

  it("says that a page could not be read, and reads it again", async () => {
    let isBroken = true;
    const all = Array.from({ length: 25 }, (_, at) => alert(at + 1, "join_approved", NOON));
    const { answers } = alertAnswers({ alerts: all });
    const { notifications } = (answers["user_profiles_connection"] as { edges: { node: Person }[] }).edges[0]!.node;
    const { user } = openAlerts({
      person: {
        notifications: (args: { where: { _or?: unknown } }) => {
          if (args.where._or && isBroken) throw new AppFailure("network", "offline");
          return notifications(args);
        },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Show older" }));
    const again = await screen.findByRole("button", { name: "Try Again" });
    isBroken = false;
    await user.click(again);
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Dismiss/ })).toHaveLength(25));
  });
});

describe("the filters", () => {
  const alerts = [
    alert(1, "join_approved", NOON, { read: true }),
    alert(2, "payment_reminder", NOON, {
      values: {
        group: "Rent circle",
        cycle: 1,
        round: 1,
        amount: { cents: 100_00, currency: "USD" },
        due: "2026-11-19",
      },
    }),
    alert(3, "identity_verified", NOON, { values: {}, group_id: null }),
  ];
  it.each([
    ["all", ["Unread: Verification Complete!", "Unread: Your contribution is open", "Request approved"]],
    ["unread", ["Unread: Verification Complete!", "Unread: Your contribution is open"]],
    ["payments", ["Unread: Your contribution is open"]],
    ["groups", ["Request approved"]],
  ])("%s stands in the address and shows its alerts", async (filter, expected) => {
    openAlerts({ alerts }, `&filter=${filter}`);
    await screen.findAllByRole("button", { name: /^Dismiss/ });
    expect(titles()).toEqual(expected);
  });

  it("lead back to what was shown before", async () => {
    const { router, user } = openAlerts({ alerts });
    await user.click(await screen.findByRole("link", { name: "Payments" }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(screen.getByRole("link", { name: "Payments" })).toHaveAttribute("aria-current", "true");
    act(() => void router.navigate(-1));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it.each([
    ["", "No notifications yet"],
    ["&filter=payments", "No notifications yet"],
    ["&filter=unread", "You're all caught up"],
  ])("with nothing to show (%s) say: %s", async (filter, words) => {
    openAlerts({}, filter);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Clear All" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Mark All as Read" })).toBeNull();
  });
});

describe("an alert", () => {
  it("leads to the page that it is about, and is read when it is followed", async () => {
    const { router, sent, store, user } = openAlerts({ alerts: [alert(1, "join_approved", NOON)] });
    await user.click(await row(/Request approved/));
    expect(await screen.findByText("the circle")).toBeVisible();
    expect(router.state.location.pathname).toBe(`/groups/${GROUP}`);
    expect(followed(sent)).toEqual([{ id: store.alerts[0]!.notification_id }]);
    expect(store.alerts[0]!.read).toBe(true);
  });

  it.each([
    ["removal_decided", 4],
    // It is counted among the invitations.
    ["group_invitation", 5],
  ])("D227: %s that is followed without a connection is counted no more; the bell says %i", async (kind, total) => {
    const more = {
      update_notifications_by_pk: () => {
        throw new AppFailure("network", "offline");
      },
    };
    const { environment, user } = openAlerts({ alerts: [alert(1, kind, NOON), alert(2, kind, NOON)], more });
    const tab = await screen.findByRole("tab", { name: /Alerts/ });
    expect(tab).toHaveTextContent("2");
    // The layout asks for the sum.
    environment.commitUpdate((store) => void store.get("badges")!.setValue(5, "total"));
    const list = within(await screen.findByRole("region", { name: "Alerts" }));
    await user.click(within(list.getAllByRole("listitem")[0]!).getByRole("link"));
    await waitFor(() => expect(tab).toHaveTextContent(/^Alerts1/));
    expect(environment.getStore().getSource().get("badges")).toMatchObject({ total });
  });

  it.each([
    ["contribution_received", `/groups/${GROUP}`],
    ["payment_reminder", "/payment-schedule"],
    ["identity_verified", "/identity-verification"],
    ["achievement_earned", "/profile?tab=achievements"],
    ["removal_vote_opened", "/messages?tab=votes"],
    ["group_invitation", "/messages?tab=invites"],
    ["late_contribution_forwarded", "/dashboard"],
  ])("D189: of %s leads to %s, or to the best page there is", async (kind, to) => {
    openAlerts({ alerts: [alert(1, kind, NOON)] });
    const list = within(await screen.findByRole("region", { name: "Alerts" }));
    const link = within(list.getByRole("listitem")).getByRole("link");
    expect(link).toHaveAttribute("href", to);
  });

  it("is dismissed at once and brought back by undo; the server keeps it", async () => {
    const { store, user } = openAlerts({
      alerts: [alert(1, "join_approved", NOON), alert(2, "seat_offer_ended", NOON)],
    });
    await user.click(await screen.findByRole("button", { name: "Dismiss “Request approved”" }));
    expect(await screen.findByText("Notification dismissed")).toBeVisible();
    expect(titles()).toHaveLength(1);
    expect(store.alerts.map(({ dismissed_at }) => dismissed_at !== null)).toEqual([true, false]);
    // The row that stays has the focus that went.
    expect(document.activeElement).toHaveTextContent(/seat/i);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(store.alerts[0]!.dismissed_at).toBeNull();
  });

  it("hands its focus on: to the next one of whatever day, to the one before, and after the last to their section", async () => {
    const { user } = openAlerts({
      alerts: [
        alert(1, "join_approved", "2026-11-20T12:00:00"),
        alert(2, "seat_offer_ended", "2026-11-18T12:00:00"),
        alert(3, "identity_verified", "2026-11-16T12:00:00", { values: {}, group_id: null }),
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Dismiss “Request approved”" }));
    expect(document.activeElement).toHaveAccessibleName(/Your seat went on/);
    const [seat, identity] = screen.getAllByRole("button", { name: /^Dismiss/ });
    await user.click(identity!);
    expect(document.activeElement).toHaveAccessibleName(/Your seat went on/);
    await user.click(seat!);
    expect(await screen.findByText("No notifications yet")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("region", { name: "Alerts" })).toHaveFocus());
  });

  it("that are all marked as read leave the focus in their section, where the button was", async () => {
    const { user } = openAlerts({ alerts: [alert(1, "join_approved", NOON)] });
    const button = await screen.findByRole("button", { name: "Mark All as Read" });
    await user.click(button);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("region", { name: "Alerts" })).toHaveFocus());
  });

  it("D240: two that are dismissed one right after the other both go, and one press brings both back", async () => {
    const { store, user } = openAlerts({
      alerts: [alert(1, "join_approved", NOON), alert(2, "seat_offer_ended", NOON)],
    });
    for (const button of await screen.findAllByRole("button", { name: /^Dismiss/ })) fireEvent.click(button);
    await user.click(await screen.findByRole("button", { name: "Undo all 2" }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(store.alerts.map(({ dismissed_at }) => dismissed_at)).toEqual([null, null]);
  });

  it("stays where it could not be dismissed, which is said", async () => {
    const refuse = () => {
      throw new AppFailure("network", "offline");
    };
    const { user } = openAlerts({ alerts: [alert(1, "join_approved", NOON)], more: { update_notifications: refuse } });
    await user.click(await screen.findByRole("button", { name: /^Dismiss/ }));
    expect(await screen.findByText("Failed to dismiss notification.")).toBeVisible();
    expect(titles()).toHaveLength(1);
  });
});

describe("beside the alerts", () => {
  const circle = {
    __typename: "groups",
    id: "circle",
    group_id: GROUP,
    name: "Rent circle",
    short_id: 1004,
    url_slug: "rent-circle-1004",
    cash_payout: 200_00,
    currency: "USD",
    current_cycle: 1,
    frozen_at: null,
    pot_balance: 0,
    board: [],
  };
  const owed = (state: string) => ({
    amount: 100_00,
    due_date: "2026-11-19",
    grace_end_date: "2026-11-22",
    is_left_open: false,
    is_owed: true,
    may_pay: { allowed: true, act: "pay" },
    may_ask_late: { allowed: false, code: "contribution-not-locked" },
    recipient_alias: "Ben",
    state,
    group: circle,
  });
  it("stands what is due from the reader, how much and until when, and leads to where it is paid", async () => {
    openAlerts({ person: { own_next: ownNext({ toCome: [owed("grace")] }) } });
    const reminder = await screen.findByRole("link", { name: /Rent circle/ });
    expect(reminder).toHaveTextContent("$100.00");
    expect(reminder).toHaveTextContent("overdue; after Sun, Nov 22 it counts as late");
    expect(reminder).toHaveAttribute("href", "/g/rent-circle-1004#contribution");
  });

  it.each(["too_early", "processing"])("nothing stands that is not due: %s", async (state) => {
    openAlerts({ person: { own_next: ownNext({ toCome: [owed(state)] }) } });
    await screen.findByText("No notifications yet");
    expect(screen.queryByText("Payment reminders")).toBeNull();
  });

  it("stands what happened in the reader's circles, which is seen by that", async () => {
    const post = {
      id: "p1",
      kind: "member_joined",
      values: { member: person, group: "Rent circle" },
      created_at: NOON,
      chat: { id: "c", group: circle },
    };
    const update = vi.fn<(args: object) => object>(() => ({ id: "badges" }));
    openAlerts({ posts: [post], counts: { member_joins: 1 }, more: { update_badge_counts_by_pk: update } });
    expect(await screen.findByRole("link", { name: /Ben joined the group\..*Rent circle/ })).toHaveAttribute(
      "href",
      "/g/rent-circle-1004",
    );
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]![0]).toMatchObject({ pk_columns: { user_id: ME } });
  });

  it("what was seen while the service was out of reach is told when it is back", async () => {
    const update = vi.fn<(args: object) => object>(() => ({ id: "badges" }));
    update.mockImplementationOnce(() => {
      throw new AppFailure("network", "offline");
    });
    openAlerts({ counts: { member_joins: 1 }, more: { update_badge_counts_by_pk: update } });
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    await waitFor(() => {
      act(() => void globalThis.dispatchEvent(new Event("online")));
      expect(update).toHaveBeenCalledTimes(2);
    });
  });
});
