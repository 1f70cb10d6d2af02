import { act, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { belongTo, readOwn } from "../../session/ofPerson.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { Diagnostics } from "./Diagnostics.tsx";
import * as lists from "./lists.ts";
import { flagged } from "./visit.ts";

const there = { hostname: "circle.example" };
const kept = (kind: string) => JSON.parse(readOwn(`diagnostics-${kind}`) ?? "[]") as Record<string, unknown>[];

beforeEach(() => belongTo("ana"));
afterEach(() => belongTo(null));

describe("D228: the lists of the device", () => {
  it.each([
    ["errors", 100],
    ["metrics", 100],
    ["alerts", 50],
  ] as const)("keep of %s the last %i, the newest first", (kind, most) => {
    for (let at = 1; at <= most + 3; at += 1) lists.note(kind, { at: `${at}` }, there);
    expect(kept(kind)).toHaveLength(most);
    expect(kept(kind)[0]).toMatchObject({ at: `${most + 3}` });
  });

  it("keep nothing on localhost, and nothing for the next person", () => {
    lists.note("errors", {}, { hostname: "localhost" });
    expect(kept("errors")).toEqual([]);
    lists.note("errors", {}, there);
    belongTo("ben");
    expect(kept("errors")).toEqual([]);
  });
});

it("a page is too slow over 4000 ms to its largest part, 300 ms to its first input, or a shift of 0.25", () => {
  const page = { page_path: "/", user_agent: "", cls: 0.25, lcp: 4000, fid: 300 };
  expect(flagged(page)).toEqual([]);
  expect(flagged({ ...page, cls: 0.26, lcp: 4001, fid: 301 })).toEqual(["lcp", "fid", "cls"]);
});

function open() {
  const relay = relayForTests("member", {});
  const page = (
    <>
      <Diagnostics />
      <Link to="/groups">Groups</Link>
    </>
  );
  return {
    ...relay,
    ...renderScreen([{ path: "*", element: page }], { at: "/dashboard", environment: relay.environment }),
  };
}

const sent = (relay: ReturnType<typeof open>) =>
  relay.sent.filter(({ name }) => name === "DiagnosticsMetricMutation").map(({ variables }) => variables["metric"]);

describe("the measurements", () => {
  it("are sent for each page that is left, and for the one that is put away, once", async () => {
    vi.spyOn(lists, "isLocal").mockReturnValue(false);
    const view = open();
    await view.user.click(screen.getByRole("link", { name: "Groups" }));
    expect(sent(view)).toEqual([expect.objectContaining({ page_path: "/dashboard" })]);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    view.unmount();
    expect(sent(view)).toEqual([
      expect.objectContaining({ page_path: "/dashboard" }),
      expect.objectContaining({ page_path: "/groups", cls: 0 }),
    ]);
  });

  it("are not made on localhost", async () => {
    const view = open();
    await view.user.click(screen.getByRole("link", { name: "Groups" }));
    expect(sent(view)).toEqual([]);
  });
});

describe("the look at the server's health", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is taken every five minutes, while the app is in front of somebody (D235)", async () => {
    const relay = open();
    const looks = () => relay.sent.filter(({ name }) => name === "DiagnosticsHealthQuery").length;
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(looks()).toBe(1);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(looks()).toBe(1);
  });
});
