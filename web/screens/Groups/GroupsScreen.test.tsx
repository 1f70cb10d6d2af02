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

/** `mine`, `joinable` and `running` are lists of groups, or answer what the page asks for. */
function open(
  at: string,
  {
    joinable = [],
    me = {},
    mine = [],
    running = [],
  }: { joinable?: Row[]; mine?: Row[]; running?: Row[]; me?: Row } = {},
) {
  const asked: Asked[] = [];
  const rowsFor = (where: Row) =>
    "name" in where || "archive_days_left" in where || ("_or" in where && "members" in where)
      ? mine
      : (where.status as Row | undefined)?._eq === "started"
        ? running
        : joinable;
  const relay = relayForTests("member", {
    user_profiles_connection: {
      edges: [
        {
          node: {
            __typename: "user_profiles",
            id: "me",
            is_verified: true,
            may_found: { allowed: true, act: "found" },
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
    const card = await screen.findByRole("link", { name: "Rent circle" });
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
    await screen.findByRole("link", { name: "Rent circle" });
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
    const card = await screen.findByRole("article");
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
    const card = await screen.findByRole("link", { name: "Rent circle, you owe $100.00" });
    expect(card).toHaveTextContent("You owe $100.00 since Thu, Feb 12");
  });

  it("D61, D101: is not called up to date by the schedule, also when nothing may be paid now", async () => {
    open("/groups?tab=schedule", { running: [startedGroup({ standings: [debt], schedule: [] })] });
    const card = await screen.findByRole("link", { name: /Rent circle/ });
    expect(card).toHaveTextContent("You owe, due · Thu, Feb 12$100.00");
    expect(screen.queryByText("Nothing due")).toBeNull();
  });
});

describe("my schedule", () => {
  it("D101: says for each running circle what I pay next and when I receive", async () => {
    open("/groups?tab=schedule", {
      running: [
        startedGroup({
          standings: [standingRow("early")],
          schedule: ({ where }: { where: { is_paid_out?: { _eq?: boolean } } }) =>
            where.is_paid_out?._eq === false ? [{ cash_amount: 200_00, payout_date: "2026-04-13" }] : [],
        }),
      ],
    });
    const card = await screen.findByRole("link", { name: /Rent circle/ });
    expect(card).toHaveTextContent(/You pay · Thu, Mar 12\$100\.00/);
    expect(card).toHaveTextContent(/You receive Mon, Apr 13\$200\.00/);
  });

  it("says that nothing is due where every round is paid", async () => {
    open("/groups?tab=schedule", { running: [startedGroup({ standings: [], schedule: [] })] });
    expect(await screen.findByText("Nothing due")).toBeVisible();
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
