import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { readPageAgain } from "../../test/readPageAgain.ts";
import { ids, mayNot, recruitingGroup, standingRow, startedGroup } from "../../test/groupForTests.ts";
import { open } from "./groupsForTests.ts";

describe("my groups", () => {
  it("show where each circle stands, whose turn it is, its terms and its people, and lead there", async () => {
    const turn = {
      recipient_id: ids.amina,
      recipient: { alias: "Amina" },
      due_date: "2026-03-12",
      payout_date: "2026-03-13",
    };
    const faces = Array.from({ length: 8 }, () => "");
    open("/groups", { mine: [startedGroup({ schedule: [turn], current_members: 8, member_avatars: faces })] });
    const card = await screen.findByRole("article", {
      name: "Rent circle. Started · Round 2. $100.00 every month. Amina receives next. Due Thu, Mar 12",
    });
    expect(within(card).getByRole("link", { name: "Rent circle" })).toHaveAttribute("href", "/g/rent-circle-1004");
    expect(within(card).getByRole("link", { name: "View Details: Rent circle" })).toHaveAttribute(
      "href",
      "/g/rent-circle-1004",
    );
    for (const text of [
      "For the rent.",
      "$100.00every month",
      "$300.00Total payout$200.00 in cash",
      "Cycle progress33%",
      "+2",
      "8 of 3 members",
      "Amina receives next",
      "Due date: Thu, Mar 12",
      "Payout Fri, Mar 13",
    ])
      expect(card).toHaveTextContent(text);
  });

  it("say it in the second person where the turn is mine", async () => {
    const turn = { recipient_id: ids.bruno, recipient: { alias: "Bruno" }, due_date: "2026-03-12" };
    open("/groups", { mine: [startedGroup({ schedule: [turn] })] });
    expect(await screen.findByText("You receive next")).toBeVisible();
  });

  it("D83: tell a completed circle how long it stays in the lists", async () => {
    open("/groups", {
      mine: [startedGroup({ status: "completed", archive_days_left: 5, cycle_progress: 100, standings: [] })],
    });
    const card = await screen.findByRole("article", { name: /^Rent circle/ });
    for (const text of ["Completed", "Archived in 5d", "Cycle progress100%"]) expect(card).toHaveTextContent(text);
    expect(card).toHaveTextContent("Cycle CompleteThe group is archived in 5 days.");
    expect(card).not.toHaveTextContent(/receives next|Due date/);
    expect(within(card).queryByRole("button", { name: "Contribution" })).toBeNull();
  });

  it("D86: tell whoever is asked about another cycle that they are not in it yet, and ask no contribution", async () => {
    const planned = {
      status: "ready_to_start",
      schedule: [],
      standings: [],
      start_date: "2026-04-01",
      may_confirm_restart: { allowed: true, act: "confirm" },
      may_join: mayNot("group-closed"),
    };
    open("/groups", { mine: [startedGroup(planned)] });
    const card = await screen.findByRole("article", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("The circle goes round again. You are in only if you say so before April 1, 2026.");
    expect(card).not.toHaveTextContent("Starts");
    expect(within(card).queryByRole("button", { name: "Contribution" })).toBeNull();
  });

  it("D75: name no day for a start that was missed", async () => {
    open("/groups", {
      mine: [
        recruitingGroup({
          is_start_missed: true,
          may_join: mayNot("already-member"),
          schedule: [],
          start_date: "2026-03-09",
        }),
      ],
    });
    const card = await screen.findByRole("article", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("Start not set");
    expect(card).not.toHaveTextContent("Starts");
  });

  it.each(["closed", "inactive"])("D72: announce neither start nor turn of a circle that is %s", async (status) => {
    open("/groups", { mine: [startedGroup({ status, schedule: [], start_date: "2026-04-01", standings: [] })] });
    const card = await screen.findByRole("article", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("Closed");
    expect(card).not.toHaveTextContent(/Starts|Start not set|receives next/);
  });

  it("have the panel to pay with, which comes when it is opened", async () => {
    const { asked, user } = open("/groups", { mine: [startedGroup()] });
    const card = within(await screen.findByRole("article", { name: /^Rent circle/ }));
    expect(JSON.stringify(asked)).not.toContain("card_total");
    await user.click(card.getByRole("button", { name: "Contribution" }));
    expect(await card.findByRole("button", { name: "Pay $105.77" })).toBeVisible();
    await user.click(card.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(card.queryByRole("button", { name: "Pay $105.77" })).toBeNull());
  });

  it("D83: leave out what is archived", async () => {
    const { asked } = open("/groups", { mine: [startedGroup()] });
    await screen.findByRole("article", { name: /^Rent circle/ });
    expect(JSON.stringify(asked)).toContain(`"archive_days_left":{"_gt":0}`);
  });

  it("invite a person without a circle to start one, and an unverified person to verify first", async () => {
    open("/groups", { me: { is_verified: false } });
    expect(await screen.findByText("No groups yet")).toBeVisible();
    for (const name of ["Create Your First Group", "Create Group", "Verify ID"])
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/identity-verification");
  });

  it("D3: say so to a free member who is in one circle already", async () => {
    open("/groups", {
      me: { may_found: mayNot("free-plan-limit", { values: { count: 1 }, next: "/subscription" }) },
    });
    expect(await screen.findByText("You are in the one circle of the Free plan")).toBeVisible();
    expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription");
  });

  it("are shown on past the hundred rows of a permission, and are as many after they were read again", async () => {
    const mine = Array.from({ length: 113 }, (_, n) =>
      startedGroup({ id: `${n}`, name: `Circle ${n}`, created_at: `2026-01-01T00:${`${1000 - n}`.padStart(4, "0")}` }),
    );
    const { user } = open("/groups", { mine });
    const cards = () => document.querySelectorAll("article").length;
    await waitFor(() => expect(cards()).toBe(10));
    for (let shown = 20; shown <= 110; shown += 10) {
      await user.click(screen.getByText("Show more"));
      await waitFor(() => expect(cards()).toBe(shown));
    }
    mine.splice(mine.length - 1, 0, startedGroup({ id: "more", name: "One more", created_at: "2025-01-01T00:00" }));
    await readPageAgain();
    expect(cards()).toBe(110);
    await user.click(screen.getByText("Show more"));
    await waitFor(() => expect(cards()).toBe(114));
    expect(screen.queryByText("Show more")).not.toBeInTheDocument();
  }, 60_000);

  it("are searched while the person types, and the search stays when nothing is found", async () => {
    const { asked, user } = open("/groups", { mine: [startedGroup()] });
    await user.type(await screen.findByRole("searchbox", { name: "Search my groups" }), "50%");
    await waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(String.raw`50\\%`));
    expect(screen.getByRole("searchbox")).toHaveValue("50%");
  });

  it("leave the box with what is typed where a search gets no answer, and are back when it is cleared", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    let isDown = false;
    const { user } = open("/groups", {
      mine: () => {
        if (isDown) throw new AppFailure("network", "no answer");
        return [startedGroup()];
      },
    });
    const box = await screen.findByRole("searchbox", { name: "Search my groups" });
    isDown = true;
    await user.type(box, "r");
    expect(await screen.findByText("Failed to load groups. Please try again.")).toBeVisible();
    expect(box).toBeVisible();
    await user.type(box, "e");
    expect(box).toHaveValue("re");
    await waitFor(() => expect(box).toHaveFocus());
    await user.clear(box);
    expect(await screen.findByRole("article", { name: /^Rent circle/ })).toBeVisible();
    isDown = false;
    await user.type(box, "x");
    await waitFor(() => expect(screen.queryByText("Failed to load groups. Please try again.")).toBeNull());
  });
});

const debt = standingRow("expired", { payout_round: 1, is_current: false, is_left_open: true, due_date: "2026-02-12" });

describe("a circle in which I owe an earlier round", () => {
  it("D61: says so on its card, in its name and in its words", async () => {
    open("/groups", { mine: [startedGroup({ standings: [debt, standingRow("early")] })] });
    const words = "You owe $100.00 · to Bruno, due since Thu, Feb 12";
    const card = await screen.findByRole("article", {
      name: (name) => name.startsWith(`Rent circle. ${words}. Started · Round 2. $100.00 every month. `),
    });
    expect(card).toHaveTextContent(words);
  });

  it("says in the days of grace that it is overdue", async () => {
    open("/groups", { mine: [startedGroup({ standings: [standingRow("grace", { grace_end_date: "2026-03-15" })] })] });
    const card = await screen.findByRole("article", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("You owe $100.00 · overdue; after Sun, Mar 15 it counts as late");
  });

  it("D34: tells whoever was short on the card what is missing, and is not green at the end", async () => {
    const missing = {
      amount: 100_00,
      currency: "USD",
      cycle: 1,
      due_date: "2026-02-12",
      payer_alias: "Amina",
      payout_round: 1,
      recipient_alias: "Bruno",
      recipient_id: ids.bruno,
      state: "late",
      user_id: ids.amina,
    };
    open("/groups", { mine: [startedGroup({ status: "completed", standings: [], open_contributions: [missing] })] });
    const card = await screen.findByRole("article", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("$100.00 · missing from Amina, since Thu, Feb 12");
  });
});
