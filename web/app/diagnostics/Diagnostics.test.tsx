import { act, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as release from "../../relay/newRelease.ts";
import { belongTo, readOwn } from "../../session/ofPerson.ts";
import { relayForTests } from "../../test/relayForTests.ts";
import { renderScreen } from "../../test/renderScreen.tsx";
import { toaster } from "../../ui/toaster.tsx";
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

/** A browser whose service worker is told apart from its successor. */
function browserWithWorker(active: object | null) {
  const registration = Object.assign(new EventTarget(), { active, update: vi.fn<() => Promise<void>>() });
  const register = vi.fn<(path: string) => Promise<typeof registration>>().mockResolvedValue(registration);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { serviceWorker: { register } }));
  return { registration, register };
}

describe("a new release", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    toaster.clear();
  });
  const found = async ({ registration, register }: ReturnType<typeof browserWithWorker>) => {
    await waitFor(() => expect(register).toHaveBeenCalledWith("/sw.js"));
    await act(async () => void registration.dispatchEvent(new Event("updatefound")));
  };

  it("is told on each page and taken when somebody says so: nothing is reloaded by itself", async () => {
    const browser = browserWithWorker({});
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    const { user } = open();
    await found(browser);
    expect(await screen.findByText("A new version is ready.")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Groups" }));
    expect(await screen.findByText("A new version is ready.")).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Reload Page" }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is told to whoever saves data too, who is not measured", async () => {
    vi.spyOn(lists, "isLocal").mockReturnValue(false);
    localStorage.setItem("appearance", JSON.stringify({ performance: true }));
    const browser = browserWithWorker({});
    const view = open();
    await found(browser);
    expect(await screen.findByText("A new version is ready.")).toBeInTheDocument();
    await view.user.click(screen.getByRole("link", { name: "Groups" }));
    expect(sent(view)).toEqual([]);
  });

  it("is told to a page whose release the server knows no more, and nothing is reloaded by itself", async () => {
    const reload = vi.spyOn(location, "reload").mockReturnValue();
    vi.spyOn(release, "useIsReleaseOver").mockReturnValue(true);
    open();
    expect(await screen.findByText("A new version is ready.")).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it("is not told by the first worker of a device", async () => {
    const browser = browserWithWorker(null);
    open();
    await found(browser);
    expect(screen.queryByText("A new version is ready.")).toBeNull();
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
