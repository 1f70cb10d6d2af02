import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../lib/AppFailure.ts";
import { readPageAgain } from "../../test/readPageAgain.ts";
import { ids, mayNot, recruitingGroup, standingRow, startedGroup } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { ownNext } from "../../test/ownNext.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { Component, loader, shouldRevalidate } from "./GroupsScreen.tsx";

beforeEach(() => signIn("00000000-0000-7000-8000-00000000000b"));
afterEach(() => vi.useRealTimers());

type Row = Record<string, unknown>;
interface Asked {
  where: Row;
  args: Row;
}

/** Answers for my rows as the database filters them: what is left open, or what is owed besides. */
const rowsOf =
  (rows: Row[]) =>
  ({ where }: { where: { is_left_open?: { _eq: boolean } } }): Row[] =>
    rows.filter((row) => row.is_left_open === where.is_left_open?._eq);

/** `mine`, `joinable` and `unfinished` are lists of groups; the first two may be what answers each page. */
function open(
  at: string,
  {
    joinable = [],
    me = {},
    mine = [],
    unfinished = [],
  }: { joinable?: Row[] | (() => Row[]); mine?: Row[] | (() => Row[]); me?: Row; unfinished?: Row[] } = {},
) {
  const asked: Partial<Asked>[] = [];
  const pageOf = (rows: Row[]) => ({
    edges: rows.slice(0, 10).map((node, n) => ({
      cursor: `${n}`,
      node: Object.assign({}, node, { standings: rowsOf(node.standings as Row[]) }),
    })),
    pageInfo: { hasNextPage: rows.length > 10, endCursor: "" },
  });
  const relay = relayForTests("member", {
    user_profiles_connection: {
      edges: [
        {
          node: {
            __typename: "user_profiles",
            id: "me",
            is_verified: true,
            may_found: { allowed: true, act: "found" },
            own_next: [],
            ...me,
          },
        },
      ],
    },
    limits_connection: limitsAnswer(),
    node: typeof mine === "function" ? null : (mine[0] ?? null),
    discard_pending_group: () => ({ success: true }),
    groups_connection: ({ where }: Asked) => {
      if ("admin_id" in where) {
        const edges = unfinished.map((node, n) => ({ cursor: `${n}`, node }));
        return { edges, pageInfo: { hasNextPage: false, endCursor: "" } };
      }
      asked.push({ where });
      const { _and: [, place] = [] } = where as { _and?: [unknown, { _or: [{ created_at: { _lt: string } }] }] };
      const before = place?._or[0].created_at._lt;
      const rows = typeof mine === "function" ? mine() : mine;
      // As the permission does, it looks at a hundred rows.
      return pageOf(
        (before === "infinity" ? rows : rows.filter((row) => String(row.created_at) < before!)).slice(0, 100),
      );
    },
    joinable_groups_connection: ({ args }: Asked) => {
      asked.push({ args });
      const rows = typeof joinable === "function" ? joinable() : joinable;
      return pageOf(
        "after_time" in args ? rows.filter(({ created_at }) => String(created_at) < String(args.after_time)) : rows,
      );
    },
  });
  answerFrom(relay.environment);
  const view = renderScreen(
    [
      { path: "/groups", Component, loader, shouldRevalidate },
      { path: "*", Component: () => null },
    ],
    {
      at,
      environment: relay.environment,
    },
  );
  return { ...relay, ...view, asked };
}

describe("circles that I did not finish (D72)", () => {
  const unfinished = [
    recruitingGroup({
      status: "pending",
      name: "Garden tools",
      contribution_amount: 1550,
      frequency: "weekly",
      url_slug: "garden-tools-1030",
      short_id: 1030,
      manual_start_enabled: false,
      payout_delay_days: 0,
      accent_color: null,
      join_method: "direct",
      updated_at: "2026-03-01T12:00:00Z",
    }),
  ];

  it("are listed with the day until which they are kept, and gone on with as they were", async () => {
    const { user } = open("/groups", { unfinished });
    expect(await screen.findByText("Kept until March 31, 2026")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Continue Garden tools" }));
    const key = Object.keys(localStorage).find((name) => name.includes(String(unfinished[0]!.group_id))) ?? "";
    expect(JSON.parse(localStorage.getItem(key)!)).toMatchObject({
      name: "Garden tools",
      amount: "15.50",
      frequency: "weekly",
      joinMethod: "direct",
      isManualStart: false,
      linkName: "",
      isAgreed: false,
    });
  });

  it("are dropped after one question, and are gone at once", async () => {
    const { sent, user } = open("/groups", { unfinished });
    await user.click(await screen.findByRole("button", { name: "Discard Garden tools" }));
    const asked = within(await screen.findByRole("alertdialog"));
    expect(asked.getByText("What you entered is gone then. Nobody else has seen it.")).toBeVisible();
    await user.click(asked.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Not finished yet")).not.toBeInTheDocument());
    expect(sent.find(({ name }) => name === "PendingGroupsDiscardMutation")?.variables).toEqual({
      group_id: unfinished[0]!.group_id,
    });
  });

  it("hand the focus of one that was dropped to what stands over those that stay, and that of the last to the panel", async () => {
    const other = { ...unfinished[0]!, id: "another", group_id: ids.chloe, name: "Holiday fund" };
    const { user } = open("/groups", { unfinished: [...unfinished, other] });
    await user.click(await screen.findByRole("button", { name: "Discard Garden tools" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Garden tools")).not.toBeInTheDocument());
    expect(screen.getByRole("heading", { name: "Not finished yet" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Discard Holiday fund" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByText("Holiday fund")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("tabpanel", { name: "My Groups" })).toHaveFocus());
  });

  it("are not spoken of where there are none", async () => {
    open("/groups", { mine: [startedGroup()] });
    await screen.findByText("Rent circle");
    expect(screen.queryByText("Not finished yet")).not.toBeInTheDocument();
  });
});

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
    expect(box).toHaveFocus();
    await user.clear(box);
    expect(await screen.findByRole("article", { name: /^Rent circle/ })).toBeVisible();
    isDown = false;
    await user.type(box, "x");
    await waitFor(() => expect(screen.queryByText("Failed to load groups. Please try again.")).toBeNull());
  });
});

describe("circles to discover", () => {
  it("say who runs them, what they cost, when they start, and how to get in", async () => {
    open("/groups?tab=discover", {
      joinable: [recruitingGroup({ description: "For the rent.", location: "Lisbon", start_date: "2026-04-01" })],
    });
    const card = await screen.findByRole("article", { name: "Rent circle, $100.00 every month, 1 free seat" });
    for (const text of [
      "by Amina",
      "$100.00every month",
      "For the rent.",
      "Starts April 1, 2026",
      "Lisbon",
      "1 free seat",
    ])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByRole("link", { name: "Rent circle" })).toHaveAttribute("href", "/g/rent-circle-1004");
    expect(within(card).getByRole("link", { name: "Join: Rent circle" })).toHaveAttribute(
      "href",
      "/g/rent-circle-1004",
    );
  });

  it("D75: name no day for a start that was missed", async () => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ is_start_missed: true, start_date: "2026-03-09" })] });
    expect(await screen.findByRole("article", { name: /^Rent circle/ })).toHaveTextContent("Start not set");
  });

  it("D92: call no seat free that somebody on the waiting list is first for", async () => {
    open("/groups?tab=discover", {
      joinable: [recruitingGroup({ current_members: 2, member_limit: 3, spots_left: 0 })],
    });
    expect(await screen.findByRole("article", { name: /No free seats$/ })).toHaveTextContent("No free seats");
  });

  it.each([
    { answer: mayNot("group-full", { act: "wait" }), button: "Join waiting list" },
    { answer: mayNot("request-pending"), button: "View Details" },
    { answer: mayNot("on-waiting-list", { act: "leave_list" }), button: "View Details" },
    { answer: mayNot("identity-required"), button: "Join" },
  ])("D105: lead to a page with the button that fits the reader: $button", async ({ answer, button }) => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ may_join: answer })] });
    expect(await screen.findByRole("link", { name: `${button}: Rent circle` })).toHaveTextContent(button);
  });

  it("lead a member to the circle instead of asking to join again", async () => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ may_join: mayNot("already-member") })] });
    expect(await screen.findByRole("link", { name: "View Details: Rent circle" })).toBeVisible();
  });

  it("take a filter at once, keep it in the address, and count it", async () => {
    const { asked, router, user } = open("/groups?tab=discover");
    await user.click(await screen.findByRole("button", { name: /Filters/ }));
    await user.selectOptions(await screen.findByLabelText("Rhythm"), "weekly");
    await waitFor(() => expect(router.state.location.search).toContain("frequency=weekly"));
    await waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(`"frequency":"weekly"`));
    await user.click(screen.getByRole("button", { name: "Show circles" }));
    expect(await screen.findByRole("button", { name: "Filters, 1 set", hidden: true })).toHaveTextContent("1");
  });

  it("are searched without a letter lost, however fast it is typed, and the address has it", async () => {
    const { asked, router, user } = open("/groups?tab=discover");
    await user.type(await screen.findByRole("searchbox", { name: "Search by name or description" }), "rent circle");
    expect(screen.getByRole("searchbox")).toHaveValue("rent circle");
    await waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(`"search":"rent circle"`));
    expect(router.state.location.search).toContain("q=rent+circle");
    await act(() => router.navigate("/groups?tab=discover"));
    await waitFor(() => expect(screen.getByRole("searchbox")).toHaveValue(""));
  });

  it("start from the filters of the address, as a shared link has them", async () => {
    const { asked } = open("/groups?tab=discover&frequency=monthly");
    expect(await screen.findByText("No groups found")).toBeVisible();
    expect(JSON.stringify(asked)).toContain(`"frequency":"monthly"`);
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

describe("my schedule", () => {
  const circle = { ...startedGroup(), board: [] };
  const row = (state: string, more: Row = {}) => standingRow(state, { group: circle, ...more });
  const turn = { group: circle, is_current: false, payout_date: "2026-04-13", payout_round: 3 };

  const card = () => screen.findByRole("article", { name: "Rent circle" });

  it("D101: has a card for each circle: what I pay next in it, and what I receive and when", async () => {
    open("/groups?tab=schedule", { me: { own_next: ownNext({ toCome: [row("early")], turns: [turn] }) } });
    const rows = within(await card()).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "You pay · by Thu, Mar 12$100.00",
      "You receive · on Mon, Apr 13$200.00",
    ]);
    expect(screen.queryByText("Overdue")).toBeNull();
  });

  it("has the circle first whose day comes first", async () => {
    const group = { ...circle, id: "garden", group_id: "garden", name: "Garden circle", url_slug: "garden-1005" };
    const later = row("too_early", { group, due_date: "2026-05-04" });
    open("/groups?tab=schedule", { me: { own_next: ownNext({ toCome: [later], turns: [turn] }) } });
    await card();
    const names = screen.getAllByRole("heading", { level: 2 });
    expect(names.map(({ textContent }) => textContent)).toEqual(["Rent circle", "Garden circle"]);
    expect(screen.getByRole("link", { name: "Garden circle" })).toHaveAttribute("href", "/g/garden-1005");
  });

  it("D61, D101: marks what is overdue, also when nothing may be paid now", async () => {
    const debt = row("expired", { payout_round: 1, is_current: false, is_left_open: true, due_date: "2026-02-12" });
    open("/groups?tab=schedule", { me: { own_next: ownNext({ open: [debt] }) } });
    expect(await card()).toHaveTextContent("You pay · to Bruno, due since Thu, Feb 12");
    expect(within(await card()).getByText("Overdue")).toBeVisible();
  });

  it("D33: names no day for a payout that waits for somebody", async () => {
    const waiting = { ...circle, board: [{ __typename: "board", id: "b", alias: "Chloé" }] };
    const mine = { ...turn, group: waiting, is_current: true };
    open("/groups?tab=schedule", { me: { own_next: ownNext({ turns: [mine] }) } });
    expect(await card()).toHaveTextContent("once everyone has paid; still missing: Chloé");
    expect(await card()).not.toHaveTextContent("Apr 13");
  });

  it("says what will appear here while no circle runs", async () => {
    open("/groups?tab=schedule");
    expect(await screen.findByText("No payment schedules")).toBeVisible();
  });
});

it("D251: lists circles page by page, by the place of the last one, and counts exactly those that are listed", async () => {
  const circles = Array.from({ length: 13 }, (_, n) =>
    recruitingGroup({
      id: `g${n}`,
      group_id: `00000000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
      name: `Circle ${n}`,
      created_at: `2026-01-01T10:00:${String(59 - n).padStart(2, "0")}Z`,
    }),
  );
  const { asked, user } = open("/groups?tab=discover", { joinable: circles });
  expect(await screen.findByText("10 groups shown")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(10);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("13 groups in all")).toBeVisible();
  expect(asked.at(-1)).toEqual({
    args: { after_time: "2026-01-01T10:00:50Z", after_group: "00000000-0000-7000-8000-000000000109" },
  });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(new Set(screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"))).size).toBe(13);
});

it("D251: lists each circle once after the pages were read again, whatever has come or gone meanwhile", async () => {
  const circles = Array.from({ length: 15 }, (_, n) =>
    recruitingGroup({
      id: `g${n}`,
      group_id: `00000000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
      name: `Circle ${n}`,
      created_at: `2026-01-01T10:00:${String(59 - n).padStart(2, "0")}Z`,
    }),
  );
  let listed = circles.slice(2);
  const { user } = open("/groups?tab=discover", { joinable: () => listed });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("13 groups in all")).toBeVisible();
  const names = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));
  const before = names();
  listed = circles;
  await readPageAgain();
  expect(await screen.findByText("15 groups in all")).toBeVisible();
  expect(new Set(names()).size).toBe(15);
  listed = circles.slice(2);
  await readPageAgain();
  expect(await screen.findByText("13 groups in all")).toBeVisible();
  expect(names()).toEqual(before);
});

it("a list of circles that cannot be read leaves the page, and is asked for again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  let isDown = false;
  const joinable = () => {
    if (isDown) throw new AppFailure("network", "no answer");
    return [recruitingGroup()];
  };
  const { user } = open("/groups?tab=discover", { joinable });
  const search = await screen.findByRole("searchbox");
  isDown = true;
  await user.type(search, "rent");
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(search).toHaveValue("rent");
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole("article", { name: /^Rent circle/ })).toBeVisible();
});

it("a further page of the list that cannot be read leaves those before it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const circles = Array.from({ length: 11 }, (_, n) =>
    recruitingGroup({ id: `g${n}`, name: `Circle ${n}`, created_at: `2026-01-01T10:00:${59 - n}Z` }),
  );
  let pages = 0;
  const joinable = () => {
    pages += 1;
    if (pages === 2) throw new AppFailure("network", "no answer");
    return circles;
  };
  const { user } = open("/groups?tab=discover", { joinable });
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  const again = await screen.findByRole("button", { name: "Try Again" });
  expect(screen.getAllByRole("article")).toHaveLength(10);
  await user.click(again);
  expect(await screen.findByText("11 groups in all")).toBeVisible();
});

it("a change of tab stays in the address, so that the way back leads to it", async () => {
  const { router, user } = open("/groups");
  await user.click(await screen.findByRole("tab", { name: "Schedule" }));
  expect(await screen.findByText("No payment schedules")).toBeVisible();
  expect(router.state.location.search).toBe("?tab=schedule");
});
