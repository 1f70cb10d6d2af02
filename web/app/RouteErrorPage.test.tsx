import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import type { RouteEntry } from "../routing/entry.ts";
import { useLoaderData } from "../routing/hooks.ts";
import { createMemoryRouter } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SESSION_ERRORS } from "../../schema/sessionErrors.ts";
import { AppFailure } from "../lib/AppFailure.ts";
import { setConnectionState } from "../relay/connection.ts";
import { pause } from "../lib/pause.ts";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import "../test/i18nForTests.ts";
import { signIn } from "../test/standIns.ts";
import { RouteErrorPage } from "./RouteErrorPage.tsx";

// The router reports every error it catches; here they are meant.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function show(page: RouteEntry) {
  const router = createMemoryRouter([{ path: "/", errorElement: <RouteErrorPage />, ...page }]);
  render(
    <ThemeProvider>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </ThemeProvider>,
  );
}

const fail = (loader: () => unknown) => show({ loader, element: <p>screen</p> });

it.each([
  [
    "code that could not be fetched",
    new TypeError("Failed to fetch dynamically imported module: /x.js"),
    "Page Loading Error",
    ["Try Again", "Go Home"],
  ],
  [
    "a lost session",
    new AppFailure("session-expired", ""),
    "Authentication Error",
    ["Try Again", "Sign Out & Restart", "Go to Home"],
  ],
  ["a lost connection", new AppFailure("network", ""), "Connection Issue", ["Try Again", "Reload Page"]],
  ["anything else", new Error("boom"), "Something went wrong", ["Try Again", "Reload Page"]],
])("for %s it says so as the heading of the page, and offers a way on", async (_name, thrown, title, actions) => {
  fail(() => {
    throw thrown;
  });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  for (const name of actions) {
    expect([...screen.queryAllByRole("button", { name }), ...screen.queryAllByRole("link", { name })]).toHaveLength(1);
  }
});

const away = "The service cannot be reached right now. Please try again.";

it.each([
  ["network", "Connection Issue", "Having trouble loading data. Please check your connection."],
  ["temporarily-unavailable", "Connection Issue", away],
  ["postgres-error", "Connection Issue", away],
  [
    "service-unavailable",
    "Connection Issue",
    "Authentication service temporarily unavailable. Please try again later.",
  ],
  ["too-many-requests", "Something went wrong", "Too many requests. Please wait a moment and try again."],
  ["unexpected", "Something went wrong", "Nothing was lost or paid twice. Try again; if it stays, tell our support."],
])("says that the connection is the trouble only where it is: %s", async (code, title, text) => {
  fail(() => {
    throw new AppFailure(code, "");
  });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ["its data", new AppFailure("network", "")],
  ["its code", new TypeError("Failed to fetch dynamically imported module: /x.js")],
])("D230: a page opened offline, without %s, opens by itself when the net is back", async (_what, thrown) => {
  let isOnline = false;
  fail(() => {
    if (!isOnline) throw thrown;
    return null;
  });
  await screen.findByRole("button", { name: "Try Again" });
  isOnline = true;
  act(() => void dispatchEvent(new Event("online")));
  expect(await screen.findByText("screen")).toBeVisible();
});

it("a page that an old release cannot open takes the new one, once: nothing is typed there", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  const opening = () => {
    throw new AppFailure("unknown-document", "");
  };
  fail(opening);
  expect(await screen.findByText("A new version is here. Please reload the page.")).toBeVisible();
  cleanup();
  fail(opening);
  await screen.findByRole("button", { name: "Reload Page" });
  expect(reload).toHaveBeenCalledOnce();
});

describe("a group that could not be loaded", () => {
  const failGroup = (code: string) => {
    signIn("u1");
    const router = createMemoryRouter([
      {
        path: "/",
        handle: { title: "group", failed: "group" },
        errorElement: <RouteErrorPage />,
        loader: () => {
          throw new AppFailure(code, "");
        },
        element: <p>screen</p>,
      },
      { path: "/groups", element: <p>page /groups</p> },
    ]);
    render(
      <ThemeProvider>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ThemeProvider>,
    );
  };

  it("leads who is signed in to the groups where it is refused", async () => {
    failGroup("permission-error");
    expect(await screen.findByText("page /groups")).toBeVisible();
  });

  it.each([
    "network",
    "temporarily-unavailable",
    "service-unavailable",
    "postgres-error",
    "too-many-requests",
    "unknown-document",
  ])("stays where it is after %s, which passes", async (code) => {
    failGroup(code);
    await screen.findByRole("button", { name: "Try Again" });
    await act(() => pause(50));
    expect(screen.queryByText("page /groups")).toBeNull();
  });
});

/** Lets a live connection be lost and come back. */
function closeGap() {
  setConnectionState("member", "reconnecting");
  setConnectionState("member", "connected");
}

describe("D230: a page that failed at its first opening opens by itself", () => {
  beforeEach(() => setConnectionState("member", "idle"));
  afterEach(() => {
    vi.useRealTimers();
    setConnectionState("member", "idle");
  });

  it.each(["network", "temporarily-unavailable", "service-unavailable", "postgres-error"])(
    "with the live connection that is back, after %s",
    async (code) => {
      let isBack = false;
      fail(() => {
        if (!isBack) throw new AppFailure(code, "");
        return null;
      });
      await screen.findByRole("button", { name: "Try Again" });
      isBack = true;
      act(closeGap);
      expect(await screen.findByText("screen")).toBeVisible();
    },
  );

  it("without a live connection within half a minute, but not while the device is offline", async () => {
    let asked = 0;
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(1);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    fail(() => {
      asked += 1;
      if (asked < 3) throw new AppFailure("network", "");
      return null;
    });
    // The page is drawn at the end of it.
    await pass(0);
    await pass(30_000);
    expect(asked).toBe(2);
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await pass(60_000);
    expect(asked).toBe(2);
    onLine.mockRestore();
    await pass(30_000);
    vi.useRealTimers();
    expect(await screen.findByText("screen")).toBeVisible();
  });

  it("but not where the answer was a refusal", async () => {
    let asked = 0;
    fail(() => {
      asked += 1;
      throw new AppFailure("unexpected", "");
    });
    await screen.findByRole("button", { name: "Try Again" });
    act(closeGap);
    act(() => void dispatchEvent(new Event("online")));
    expect(asked).toBe(1);
  });
});

describe("Try Again on a page whose code could not be fetched", () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(location, "reload").mockImplementation(reload);
    document.head.insertAdjacentHTML("beforeend", '<script type="module" src="/assets/main-1.js"></script>');
  });
  afterEach(() => document.head.querySelector('script[src="/assets/main-1.js"]')?.remove());

  async function press(served: () => Promise<Response>) {
    let isHere = false;
    fail(() => {
      if (!isHere) throw new TypeError("Failed to fetch dynamically imported module: /x.js");
      return null;
    });
    const again = await screen.findByRole("button", { name: "Try Again" });
    fetched.mockImplementation(served);
    isHere = true;
    await userEvent.click(again);
  }

  it.each([
    ["without a connection", () => Promise.reject(new TypeError("offline"))],
    ["of a server that is away", () => Promise.resolve(new Response("", { status: 502 }))],
    ["of the same release", () => Promise.resolve(new Response('<script src="/assets/main-1.js">'))],
  ])("%s fetches it again and keeps the page", async (_which, served) => {
    await press(served);
    expect(await screen.findByText("screen")).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it("takes a new release, which no longer has it", async () => {
    await press(() => Promise.resolve(new Response('<script src="/assets/main-2.js">')));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});

it("D230: what failed while it was read is asked for again, also by a page that keeps it at another search", async () => {
  let isOnline = false;
  const Screen = () => {
    if (useLoaderData<boolean>()) return <p>screen</p>;
    throw new AppFailure("network", "");
  };
  show({ loader: () => isOnline, shouldRevalidate: () => false, Component: Screen });
  const again = await screen.findByRole("button", { name: "Try Again" });
  isOnline = true;
  await userEvent.click(again);
  expect(await screen.findByText("screen")).toBeVisible();
});

it("settings that could not be shown have a title of their own", async () => {
  show({
    loader: () => {
      throw new AppFailure("unexpected", "");
    },
    element: <p>screen</p>,
    handle: { failed: "settings" },
  });
  expect(await screen.findByText("Settings Error")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Reload Page" })).toBeInTheDocument();
});

describe("a fault of the session is told to the security log (specification, section 8)", () => {
  const tell = async (thrown: unknown) => {
    fail(() => {
      throw thrown;
    });
    await screen.findByRole("button", { name: "Try Again" });
  };

  it.each(SESSION_ERRORS)("%s", async (code) => {
    await tell(new AppFailure(code, "words of the server"));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    const [url, request] = fetched.mock.calls[0]!;
    expect([url, JSON.parse(String(request?.body))]).toEqual(["/auth/log-security-event", { code, path: "/" }]);
  });

  it.each([
    ["a lost connection", new AppFailure("network", "")],
    ["anything else", new Error("boom")],
  ])("but %s is not", async (_what, thrown) => {
    await tell(thrown);
    // As long as the one that is told takes.
    await pause(300);
    expect(fetched).not.toHaveBeenCalled();
  });
});
