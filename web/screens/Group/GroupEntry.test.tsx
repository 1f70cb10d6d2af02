import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { matchEntries } from "../../routing/entry.ts";
import type { Redirect } from "../../routing/redirect.ts";
import { routes } from "../../routes.tsx";
import * as session from "../../session/session.ts";
import type { Session } from "../../session/session.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { hearProductTime } from "../../lib/productClock.ts";
import { groupAnswers, ids, recruitingGroup, standingRow, startedGroup } from "../../test/groupForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, hereIs } from "../../test/standIns.ts";
import { toaster } from "../../ui/toaster.tsx";
import { Component, loader } from "./GroupEntry.tsx";

const signedIn: Session = { status: "signedIn", userId: ids.chloe, email: "chloe@example.com", roles: ["member"] };

function open(at: string, session: Session, answers: Record<string, unknown>) {
  hereIs(session);
  const relay = relayForTests(session.status === "signedIn" ? "member" : "anonymous", answers);
  answerFrom(relay.environment);
  const pages = ["/g/:groupKey", "/groups/:groupKey"].map((path) => ({ path, Component, loader }));
  // Who is signed in is led to the groups, so that address is known too.
  const others = ["/login", "/groups"].map((path) => ({ path, element: <p>page {path}</p> }));
  return { ...relay, ...renderScreen([...pages, ...others], { at, environment: relay.environment }) };
}

const nothing = { ...groupAnswers({}), groups_connection: { edges: [] } };
const visitor: Session = { status: "signedOut", isExpired: false };

it("asks for a group by its id, and for any slug it ever had", async () => {
  const byId = open(`/groups/${ids.group}`, signedIn, groupAnswers(startedGroup()));
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  expect(byId.sent[0]?.variables).toEqual({ where: { group_id: { _eq: ids.group } } });
  expect(byId.router.state.location.pathname).toBe(`/groups/${ids.group}`);
});

it("moves from an old slug to the present one", async () => {
  const { router } = open("/g/old-name", signedIn, groupAnswers(startedGroup()));
  await waitFor(() => expect(router.state.location.pathname).toBe("/g/rent-circle-1004"));
});

it("D72: leads the founder of a circle that is not finished to where it is gone on with", async () => {
  open(`/groups/${ids.group}`, signedIn, groupAnswers(recruitingGroup({ status: "pending" })));
  expect(await screen.findByText("page /groups")).toBeVisible();
});

it("leads who is signed in to the groups where there is no group that they may know of (D261)", async () => {
  const { router } = open("/g/nowhere", signedIn, nothing);
  expect(await screen.findByText("page /groups")).toBeVisible();
  expect(router.state.location.state).toMatchObject({ arrival: { title: "Group not found" } });
});

it("lets a visitor log in and come back when a group is not found", async () => {
  open("/g/family", visitor, nothing);
  expect(await screen.findByText(/If it is a private group, log in to see it\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?next=%2Fg%2Ffamily");
});

it("does not take a paid round of the next group for one that was just paid in this group", async () => {
  const paidUp = startedGroup({
    id: "group-2",
    group_id: "00000000-0000-7000-8000-000000000002",
    short_id: 1005,
    url_slug: "garden-circle-1005",
    name: "Garden circle",
    standings: [standingRow("paid")],
  });
  const groups = ({ where }: { where: object }) => ({
    edges: [{ node: JSON.stringify(where).includes("garden") ? paidUp : startedGroup() }],
  });
  const answers = groupAnswers(startedGroup(), { groups_connection: groups });
  const { router } = open("/g/rent-circle-1004", signedIn, answers);
  expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
  await act(() => router.navigate("/g/garden-circle-1005"));
  expect(await screen.findByRole("heading", { level: 1, name: "Garden circle" })).toBeVisible();
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});

describe("back from a checkout", () => {
  const back = (outcome: string) => `/g/rent-circle-1004?payment=${outcome}`;
  const now = "2026-03-10T10:00:00.000Z";
  const paidAgo = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
  const last = (status: string, paid_at: string | null = null) => ({
    payments_connection: { edges: [{ node: { __typename: "payments", id: "payment-1", paid_at, status } }] },
  });

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    hearProductTime(now);
  });
  afterEach(() => void vi.useRealTimers());
  const lookAgain = () => act(() => vi.advanceTimersByTimeAsync(1000));
  const readsIn = (sent: readonly { name: string }[]) => sent.filter(({ name }) => name === "GroupScreenQuery").length;

  it.each([
    { outcome: "failed", title: "Payment Failed" },
    { outcome: "cancelled", title: "Payment Cancelled" },
  ])("says once that a payment was $outcome, and clears the query", async ({ outcome, title }) => {
    const { router } = open(back(outcome), signedIn, groupAnswers(startedGroup()));
    expect(await screen.findByText(title)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(screen.getAllByText(title)).toHaveLength(1);
  });

  it.each([
    { what: "was confirmed a moment ago", answer: last("completed", paidAgo(1)), title: "Payment Successful!" },
    { what: "is on its way", answer: last("pending"), title: "Confirming your payment…" },
    { what: "failed", answer: last("failed"), title: "Payment Failed" },
    { what: "is that of an earlier day", answer: last("completed", paidAgo(26 * 60)), title: "Payment not found" },
    { what: "is not there", answer: { payments_connection: { edges: [] } }, title: "Payment not found" },
  ])(
    "D248: believes the server and its clock, not an address that says success: the last payment $what",
    async ({ answer, title }) => {
      const { router, sent } = open(back("success"), signedIn, groupAnswers(startedGroup(), answer));
      await screen.findByRole("heading", { level: 1, name: "Rent circle" });
      await waitFor(() => expect(router.state.location.search).toBe(""));
      expect(screen.queryByText("Payment Successful!")).toBeNull();
      const read = readsIn(sent);
      await lookAgain();
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryAllByText("Payment Successful!")).toHaveLength(title === "Payment Successful!" ? 1 : 0);
      expect(readsIn(sent)).toBe(read + 1);
      expect(sent.find(({ name }) => name === "usePaymentNoticeQuery")?.variables).toEqual({ groupId: ids.group });
    },
  );

  it("says a success once, also where the rounds on the page tell of it, too", async () => {
    let standings = [standingRow("early")];
    const answers = groupAnswers(startedGroup(), {
      ...last("completed", paidAgo(1)),
      groups_connection: () => ({ edges: [{ node: startedGroup({ standings }) }] }),
    });
    open(back("success"), signedIn, answers);
    await screen.findByText(/^You pay/);
    const said = vi.spyOn(toaster, "show");
    standings = [standingRow("paid")];
    await lookAgain();
    expect(await screen.findByText("Round 2 is paid")).toBeVisible();
    expect(await screen.findByText("Payment Successful!")).toBeVisible();
    expect(said).toHaveBeenCalledOnce();
  });

  it("asks nothing once the page is left", async () => {
    const { router, sent } = open(back("success"), signedIn, groupAnswers(startedGroup(), last("pending")));
    await screen.findByRole("heading", { level: 1, name: "Rent circle" });
    await waitFor(() => expect(router.state.location.search).toBe(""));
    const asked = sent.length;
    await act(() => router.navigate("/groups"));
    await lookAgain();
    expect(sent).toHaveLength(asked);
    expect(screen.queryByText("Confirming your payment…")).toBeNull();
  });
});

it("shows a visitor the terms of a public circle, faces without names, and the way in", async () => {
  open("/g/rent-circle-1004", visitor, groupAnswers(recruitingGroup()));
  const join = within(await screen.findByRole("region", { name: "Take a seat" }));
  expect(join.getByText("You will pay $100.00 two times and receive $200.00 once")).toBeVisible();
  expect(join.getByText("Please log in to join this group.")).toBeVisible();
  expect(join.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?next=%2Fg%2Frent-circle-1004");
  expect(join.getByRole("link", { name: "Create account" })).toHaveAttribute(
    "href",
    "/register?next=%2Fg%2Frent-circle-1004",
  );
  const ring = within(screen.getByRole("group", { name: /3 seats/ }));
  expect(ring.getAllByRole("button").map((seat) => seat.getAttribute("aria-label"))).toEqual([
    "Round 1: Member, waiting for the start",
    "Round 2: Member, waiting for the start",
    "Round 3: free seat",
  ]);
});

it("tells a visitor of a running circle nothing about who has paid", async () => {
  open("/g/rent-circle-1004", visitor, groupAnswers(startedGroup()));
  expect(await screen.findByText("This group is no longer accepting members")).toBeVisible();
  expect(screen.getByText("Members see who sits where and who has paid.")).toBeVisible();
  expect(screen.queryByRole("group", { name: /seats/ })).toBeNull();
});

describe("from a letter of invitation", () => {
  const letter = "/g/rent-circle-1004?invitation=token";
  const back = "/g/rent-circle-1004?invitation=1";
  const own = (more: Record<string, unknown> = {}) => ({
    open_invitations: [
      {
        expires_at: "2100-01-01T10:00:00Z",
        invitation_id: "00000000-0000-7000-8000-0000000000f1",
        inviter_alias: null,
        ...more,
      },
    ],
  });
  const notHere = "This invitation cannot be opened here";

  it("comes to the page of the circle and back to it from the sign-in page, where the token does not go (D105)", async () => {
    const join = routes[0]!.children!.flatMap(({ children }) => children?.[0]?.children ?? []);
    const found = matchEntries(join, "/join/rent-circle-1004")!.at(-1)!;
    const url = new URL("http://here/join/rent-circle-1004?invitation=token");
    const led = found.route.loader!({ params: found.params, url }) as Redirect;
    expect(led.from({ pathname: url.pathname, search: url.search, hash: "" })).toBe(letter);

    open(letter, visitor, nothing);
    expect(await screen.findByRole("heading", { level: 1, name: "Log in to open your invitation" })).toBeVisible();
    for (const [name, page] of [
      ["Log in", "/login"],
      ["Create account", "/register"],
    ])
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", `${page}?next=${encodeURIComponent(back)}`);
  });

  it("is told kindly, with the own address alone, when there is no invitation for this account (D110, D266)", async () => {
    open(letter, signedIn, nothing);
    expect(await screen.findByRole("heading", { level: 1, name: notHere })).toBeVisible();
    expect(screen.getByText(/You are signed in as chloe@example\.com\./)).toBeVisible();
    expect(screen.queryByText(/Group Not Found/)).toBeNull();
  });

  it.each([
    ["of somebody else, or none at all", {}],
    ["expired", own({ expires_at: "2020-01-01T10:00:00Z" })],
  ])("reads the same words above a public circle when the invitation is %s (D110)", async (_what, more) => {
    open(letter, signedIn, groupAnswers(recruitingGroup(more)));
    expect(await screen.findByText(notHere)).toBeVisible();
    expect(screen.getByText(/An invitation opens only for the address it was sent to/)).toBeVisible();
    expect(screen.getByRole("region", { name: "Take a seat" })).toBeVisible();
  });

  it("may come back with another account", async () => {
    const leave = vi.spyOn(session, "signOut").mockResolvedValue();
    const { router, user } = open(letter, signedIn, nothing);
    await user.click(await screen.findByRole("button", { name: "Use another account" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    expect(leave).toHaveBeenCalledOnce();
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent(back)}`);
  });

  it("reads nothing of it as a member, or with an open invitation", async () => {
    open(letter, signedIn, groupAnswers(recruitingGroup({ ...own(), may_join: { allowed: true, act: "accept" } })));
    expect(await screen.findByText("You are invited to this circle.")).toBeVisible();
    expect(screen.queryByText(notHere)).toBeNull();
    cleanup();
    open(letter, signedIn, groupAnswers(startedGroup()));
    expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
    expect(screen.queryByText(notHere)).toBeNull();
  });
});

describe("D112: a join link", () => {
  const at = "/g/rent-circle-1004?link=token";

  it("leads a visitor of a private circle through signing in, and goes along", async () => {
    open(at, visitor, nothing);
    expect(await screen.findByRole("heading", { name: "Log in to follow this link" })).toBeVisible();
    const next = `?next=${encodeURIComponent(at)}`;
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", `/login${next}`);
    expect(screen.getByRole("link", { name: "Create account" })).toHaveAttribute("href", `/register${next}`);
  });

  it("is followed by who is signed in, and the circle is there", async () => {
    let isOpen = false;
    const { sent } = open(at, signedIn, {
      ...groupAnswers(recruitingGroup()),
      groups_connection: () => ({ edges: isOpen ? [{ node: recruitingGroup() }] : [] }),
      open_join_link: () => {
        isOpen = true;
        return { success: true, group_id: ids.group, url_slug: "rent-circle-1004" };
      },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
    expect(sent.find(({ name }) => name === "JoinLinkOpenerMutation")?.variables).toEqual({
      groupKey: "rent-circle-1004",
      token: "token",
    });
  });

  const refused = () => {
    throw new AppFailure("join-link-invalid", "");
  };

  it("that leads nowhere says so, whatever is wrong with it", async () => {
    open(at, signedIn, { ...nothing, open_join_link: refused });
    expect(await screen.findByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Group Not Found" })).toBeNull();
  });

  it("that leads nowhere hides no circle that the reader sees anyway", async () => {
    open(at, signedIn, { ...groupAnswers(recruitingGroup()), open_join_link: refused });
    expect(await screen.findByRole("heading", { level: 1, name: "Rent circle" })).toBeVisible();
    expect(await screen.findByText("This link leads nowhere")).toBeVisible();
  });
});
