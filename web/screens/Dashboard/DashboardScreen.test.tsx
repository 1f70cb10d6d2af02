import { act, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageLoading } from "../../app/PageLoading.tsx";
import { RouteErrorPage } from "../../app/RouteErrorPage.tsx";
import { AppFailure } from "../../lib/AppFailure.ts";
import { dashboardPerson } from "../../test/dashboardPerson.ts";
import { startedGroup } from "../../test/groupForTests.ts";
import { limitsAnswer } from "../../test/limitsForTests.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { answerFrom, signIn } from "../../test/standIns.ts";
import * as page from "./DashboardScreen.tsx";

const chloe = {
  ...dashboardPerson,
  name: "Chloé",
  active_groups: 3,
  asking: [],
  memberships: [{ __typename: "group_members", id: "m1", group: startedGroup() }],
  own_sums: [{ currency: "USD", is_chosen: true, pending: 0, saved: 850_00 }],
  phone: "+15550100",
  upcoming: 4,
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the dashboard of somebody whose data are on their way until `answer` or `fail` is called. */
async function open(at = "/dashboard") {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const none = { edges: [] };
  const relay = relayForTests("member", {
    user_profiles_connection: () => promise,
    limits_connection: limitsAnswer(),
    admin_offers_connection: none,
    grace_period_votes_connection: none,
    term_consents_connection: none,
  });
  signIn("chloe");
  answerFrom(relay.environment);
  const layout = (
    <Suspense fallback={<PageLoading />}>
      <Outlet />
    </Suspense>
  );
  const pages = [
    { path: "/dashboard", ...page },
    { path: "*", element: <p>another page</p> },
  ];
  const routes = [{ path: "/", element: layout, children: [{ errorElement: <RouteErrorPage />, children: pages }] }];
  const view = renderScreen(routes, { at, environment: relay.environment });
  // The page begins to wait before the clock goes on.
  await pass(0);
  return {
    ...relay,
    ...view,
    answer: (person: object = {}) => resolve({ edges: [{ cursor: "1", node: { ...chloe, ...person } }] }),
    fail: () => reject(new AppFailure("network", "")),
  };
}

const quickAction = () => screen.queryByRole("link", { name: /^Discover/ });
const issue = () => screen.queryByText("Connection Issue");

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Waits with the real clock for the data of a page that stands without them. */
async function openForced() {
  const opened = await open();
  await pass(5000);
  vi.useRealTimers();
  return opened;
}

describe("D230: the dashboard without its data", () => {
  it("is a skeleton for five seconds, then stands with all that needs no data", async () => {
    await open();
    await pass(4900);
    expect(screen.getByText("Loading…")).toBeInTheDocument();
    expect(quickAction()).toBeNull();
    expect(issue()).toBeNull();
    await pass(100);
    expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(quickAction()).toHaveAttribute("href", "/groups?tab=discover");
    expect(screen.getByRole("link", { name: /^Transfer/ })).toHaveAttribute("href", "/money-transfer");
    expect(screen.getByRole("link", { name: /^Total Saved/ })).toHaveAttribute("href", "/money-transfer");
    expect(screen.getByRole("link", { name: /^Active Groups/ })).toHaveAttribute("href", "/groups?tab=my-groups");
    expect(issue()).toBeVisible();
    expect(screen.getByText("Loading…").closest("[role=status]")).toHaveAttribute("aria-busy", "true");
  });

  it("leads on from a quick action", async () => {
    const { user } = await openForced();
    await user.click(quickAction()!);
    expect(await screen.findByText("another page")).toBeVisible();
  });

  it("fills in when they come, by the same one query, and keeps the focus", async () => {
    const { answer, sent } = await openForced();
    const [quick, tile] = [quickAction()!, screen.getByRole("link", { name: /^Active Groups/ })];
    quick.focus();
    answer();
    expect(await screen.findByRole("heading", { level: 1, name: "Hello, Chloé" })).toBeVisible();
    expect(await screen.findByText("Nothing due")).toBeVisible();
    expect(await screen.findByText("No groups yet")).toBeVisible();
    expect(await screen.findByText("No activity yet")).toBeVisible();
    await waitFor(() => expect(tile).toHaveTextContent("Active Groups3running or about to start"));
    expect(screen.getByText("due dates and payouts, next 7 days")).toBeVisible();
    expect(issue()).toBeNull();
    expect(screen.queryByText("Loading…")).toBeNull();
    expect(quick).toHaveFocus();
    expect(sent.map(({ name }) => name)).toEqual(["DashboardScreenQuery"]);
  });

  it("gives way to what went wrong when they do not come", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { fail } = await openForced();
    fail();
    expect(await screen.findByRole("button", { name: "Try Again" })).toBeVisible();
    expect(quickAction()).toBeNull();
  });

  it("leaves the page that was there for those five seconds", async () => {
    const { router } = await open("/faq");
    await act(() => router.navigate("/dashboard"));
    await pass(4900);
    expect(screen.getByText("another page")).toBeVisible();
    await pass(100);
    expect(quickAction()).toBeVisible();
  });

  it("D303: is not shown in the place of a return from the identity check", async () => {
    const { answer } = await open("/dashboard?verification=complete");
    await pass(5100);
    expect(quickAction()).toBeNull();
    expect(issue()).toBeVisible();
    vi.useRealTimers();
    answer();
    expect(await screen.findByRole("heading", { name: "Verification Complete" })).toBeVisible();
  });

  it("D303: shows itself to who returns and is not verified", async () => {
    const { answer, router } = await open("/dashboard?verification=complete");
    vi.useRealTimers();
    answer({ is_verified: false });
    expect(await screen.findByRole("heading", { level: 1, name: "Hello, Chloé" })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});

it("shows the dashboard at once as a whole when its data come quickly", async () => {
  const { answer } = await open();
  const drawn = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("h1")) drawn.add(textContent);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pass(1000);
  vi.useRealTimers();
  answer();
  expect(await screen.findByText("Nothing due")).toBeVisible();
  watch.disconnect();
  expect([...drawn]).toEqual(["Hello, Chloé"]);
});
