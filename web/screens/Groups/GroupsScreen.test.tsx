import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ids, mayNot, recruitingGroup, standingRow, startedGroup } from "../../test/groupForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import { Component, loader, shouldRevalidate } from "./GroupsScreen.tsx";

beforeEach(() => signIn("00000000-0000-7000-8000-00000000000b"));
afterEach(() => vi.useRealTimers());

type Row = Record<string, unknown>;
interface Asked {
  where: Row;
  after?: string | null;
}

/** Answers for my rows as the database filters them: what is left open, or what is owed besides. */
const rowsOf =
  (rows: Row[]) =>
  ({ where }: { where: { is_left_open?: { _eq: boolean } } }): Row[] =>
    rows.filter((row) => row.is_left_open === where.is_left_open?._eq);

/** `mine` and `joinable` are lists of groups. */
function open(at: string, { joinable = [], me = {}, mine = [] }: { joinable?: Row[]; mine?: Row[]; me?: Row } = {}) {
  const asked: Asked[] = [];
  const rowsFor = (where: Row) =>
    "name" in where || "archive_days_left" in where || ("_or" in where && "members" in where) ? mine : joinable;
  const relay = relayForTests("member", {
    user_profiles_connection: {
      edges: [
        {
          node: {
            __typename: "user_profiles",
            id: "me",
            is_verified: true,
            may_found: { allowed: true, act: "found" },
            owed_contributions: [],
            standings: [],
            ...me,
          },
        },
      ],
    },
    groups_connection: ({ where }: Asked) => {
      asked.push({ where });
      return {
        edges: rowsFor(where).map((node, n) => ({
          cursor: `${n}`,
          node: Object.assign({}, node, { standings: rowsOf(node.standings as Row[]) }),
        })),
        pageInfo: { hasNextPage: false, endCursor: "" },
      };
    },
  });
  answerFrom(relay.environment);
  const view = renderScreen([{ path: "/groups", Component, loader, shouldRevalidate }], {
    at,
    environment: relay.environment,
  });
  return { ...relay, ...view, asked };
}

describe("my groups", () => {
  it("show where each circle stands and whose turn it is; the whole card leads there", async () => {
    const turn = { recipient_id: ids.amina, recipient: { alias: "Amina" }, due_date: "2026-03-12" };
    open("/groups", { mine: [startedGroup({ schedule: [turn] })] });
    const card = await screen.findByRole("link", {
      name: "Rent circle. Started · Round 2. $100.00 every month. Amina receives next. Due Thu, Mar 12",
    });
    expect(card).toHaveAttribute("href", "/g/rent-circle-1004");
    expect(within(card).getByText("Amina receives next")).toBeVisible();
    expect(within(card).getByText(/^Due Thu/)).toBeVisible();
  });

  it("say it in the second person where the turn is mine", async () => {
    const turn = { recipient_id: ids.bruno, recipient: { alias: "Bruno" }, due_date: "2026-03-12" };
    open("/groups", { mine: [startedGroup({ schedule: [turn] })] });
    expect(await screen.findByText("You receive next")).toBeVisible();
  });

  it("D83: leave out what is archived", async () => {
    const { asked } = open("/groups", { mine: [startedGroup()] });
    await screen.findByRole("link", { name: /^Rent circle/ });
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

  it("are searched while the person types, and the search stays when nothing is found", async () => {
    const { asked, user } = open("/groups", { mine: [startedGroup()] });
    await user.type(await screen.findByRole("searchbox", { name: "Search my groups" }), "50%");
    await vi.waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(String.raw`50\\%`));
    expect(screen.getByRole("searchbox")).toHaveValue("50%");
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
    expect(within(card).getByRole("link", { name: "Join: Rent circle" })).toHaveAttribute(
      "href",
      "/g/rent-circle-1004",
    );
  });

  it("lead a member to the circle instead of asking to join again", async () => {
    open("/groups?tab=discover", { joinable: [recruitingGroup({ may_join: mayNot("already-member") })] });
    expect(await screen.findByRole("link", { name: "View Details: Rent circle" })).toBeVisible();
  });

  it("take a filter at once, keep it in the address, and count it", async () => {
    const { asked, router, user } = open("/groups?tab=discover");
    await user.click(await screen.findByRole("button", { name: /Filters/ }));
    await user.selectOptions(await screen.findByLabelText("Rhythm"), "weekly");
    await vi.waitFor(() => expect(router.state.location.search).toContain("frequency=weekly"));
    await vi.waitFor(() => expect(JSON.stringify(asked.at(-1))).toContain(`"frequency":{"_eq":"weekly"}`));
    await user.click(screen.getByRole("button", { name: "Show circles" }));
    expect(await screen.findByRole("button", { name: "Filters, 1 set", hidden: true })).toHaveTextContent("1");
  });

  it("start from the filters of the address, as a shared link has them", async () => {
    const { asked } = open("/groups?tab=discover&frequency=monthly");
    expect(await screen.findByText("No groups found")).toBeVisible();
    expect(JSON.stringify(asked)).toContain(`"frequency":{"_eq":"monthly"}`);
  });
});

const debt = standingRow("expired", { payout_round: 1, is_current: false, is_left_open: true, due_date: "2026-02-12" });

describe("a circle in which I owe an earlier round", () => {
  it("D61: says so on its card, in its name and in its words", async () => {
    open("/groups", { mine: [startedGroup({ standings: [debt, standingRow("early")] })] });
    const words = "You owe $100.00 · to Bruno, due since Thu, Feb 12";
    const card = await screen.findByRole("link", {
      name: (name) => name.startsWith(`Rent circle. ${words}. Started · Round 2. $100.00 every month. `),
    });
    expect(card).toHaveTextContent(words);
  });

  it("says in the days of grace that it is overdue", async () => {
    open("/groups", { mine: [startedGroup({ standings: [standingRow("grace", { grace_end_date: "2026-03-15" })] })] });
    const card = await screen.findByRole("link", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("You owe $100.00 · overdue; after Sun, Mar 15 it counts as late");
  });

  it("D34: tells whoever was short on the card what is missing, and is not green at the end", async () => {
    const missing = {
      amount: 100_00,
      currency: "USD",
      cycle: 1,
      due_date: "2026-02-12",
      payer: { alias: "Amina" },
      payout_round: 1,
      recipient: { alias: "Bruno" },
      recipient_id: ids.bruno,
      state: "late",
      user_id: ids.amina,
    };
    open("/groups", { mine: [startedGroup({ status: "completed", standings: [], open_contributions: [missing] })] });
    const card = await screen.findByRole("link", { name: /^Rent circle/ });
    expect(card).toHaveTextContent("$100.00 · missing from Amina, since Thu, Feb 12");
  });
});

describe("my schedule", () => {
  const circle = { ...startedGroup(), board: [] };
  /** My rows as the page asks for them: left open, at hand, ahead, my turn. */
  const standings =
    (rows: Partial<Record<"open" | "now" | "ahead" | "turns", Row[]>>) =>
    ({ where }: { where: Record<string, { _eq?: boolean }> }): Row[] => {
      if (where.is_recipient) return rows.turns ?? [];
      if (where.is_left_open?._eq === true) return rows.open ?? [];
      return (where.is_current?._eq === true ? rows.now : rows.ahead) ?? [];
    };
  const row = (state: string, more: Row = {}) => standingRow(state, { group: circle, ...more });
  const turn = { group: circle, is_current: false, payout_date: "2026-04-13", payout_round: 3 };

  it("D101: says by months what I pay and when I receive", async () => {
    open("/groups?tab=schedule", { me: { standings: standings({ now: [row("early")], turns: [turn] }) } });
    const march = within(await screen.findByRole("region", { name: "March 2026" }));
    expect(march.getByRole("link")).toHaveTextContent("Rent circleYou pay · by Thu, Mar 12$100.00");
    const april = within(screen.getByRole("region", { name: "April 2026" }));
    expect(april.getByRole("link")).toHaveTextContent("Rent circleYou receive · on Mon, Apr 13$200.00");
    expect(screen.queryByText("Overdue")).toBeNull();
  });

  it("D61, D101: marks what is overdue, also when nothing may be paid now", async () => {
    const debt = row("expired", { payout_round: 1, is_current: false, is_left_open: true, due_date: "2026-02-12" });
    open("/groups?tab=schedule", { me: { standings: standings({ open: [debt] }) } });
    const february = within(await screen.findByRole("region", { name: "February 2026" }));
    expect(february.getByRole("link")).toHaveTextContent("Overdue");
    expect(february.getByRole("link")).toHaveTextContent("You pay · to Bruno, due since Thu, Feb 12");
  });

  it("D33: names no month for a payout that waits for somebody", async () => {
    const waiting = { ...circle, board: [{ __typename: "board", id: "b", profile: { alias: "Chloé" } }] };
    const mine = { ...turn, group: waiting, is_current: true };
    open("/groups?tab=schedule", { me: { standings: standings({ turns: [mine] }) } });
    const waitingRows = within(await screen.findByRole("region", { name: "Without a day yet" }));
    expect(waitingRows.getByRole("link")).toHaveTextContent("once everyone has paid; still missing: Chloé");
  });

  it("says what will appear here while no circle runs", async () => {
    open("/groups?tab=schedule");
    expect(await screen.findByText("No payment schedules")).toBeVisible();
  });
});

it("a change of tab stays in the address, so that the way back leads to it", async () => {
  const { router, user } = open("/groups");
  await user.click(await screen.findByRole("tab", { name: "Schedule" }));
  expect(await screen.findByText("No payment schedules")).toBeVisible();
  expect(router.state.location.search).toBe("?tab=schedule");
});
