import { act, screen, waitFor } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { hereIs, signIn, signOut } from "../test/standIns.ts";
import { RequireRole, RequireSession } from "./guards.tsx";
import { ToastsOfPage } from "./ToastsOfPage.tsx";

function open() {
  const root = (
    <>
      <ToastsOfPage />
      <Outlet />
    </>
  );
  const admin = (
    <RequireRole role="platform_admin">
      <p>all tickets</p>
    </RequireRole>
  );
  const children = [
    { path: "/admin", element: admin },
    { path: "/dashboard", element: <p>the dashboard</p> },
  ];
  const { environment } = relayForTests("member", {});
  return renderScreen([{ path: "/", element: root, children }], { at: "/admin", environment });
}

it("D205: leads whoever is no admin to the dashboard, with the reason", async () => {
  signIn("u1");
  open();
  expect(await screen.findByText("the dashboard")).toBeInTheDocument();
  expect(await screen.findByText("You are not authorized to perform this action.")).toBeInTheDocument();
  expect(screen.queryByText("all tickets")).toBeNull();
});

it("lets an admin in", async () => {
  hereIs({ status: "signedIn", userId: "u1", email: "admin@example.com", roles: ["member", "platform_admin"] });
  open();
  expect(await screen.findByText("all tickets")).toBeInTheDocument();
});

describe("D238: a page that could not be shown because the session has ended", () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockImplementation(async () => new Response("{}"));
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  const expire = () => hereIs({ status: "signedOut", isExpired: true });
  const noted = () =>
    fetched.mock.calls
      .filter(([url]) => url === "/auth/log-security-event")
      .map(([, request]) => JSON.parse(String(request?.body)) as unknown);
  const note = (path: string) => ({ code: "session-expired", path });

  function openMine() {
    const element = <RequireSession>{() => <p>mine</p>}</RequireSession>;
    const routes = [
      { path: "/dashboard", element },
      { path: "/groups", element },
      { path: "/faq", element: <p>open to all</p> },
      { path: "/login", element: <p>the sign-in</p> },
    ];
    return renderScreen(routes, { at: "/dashboard", environment: relayForTests("member", {}).environment });
  }

  it("is noted once for each time that it ended, wherever the person looks meanwhile", async () => {
    expire();
    const { router } = openMine();
    await screen.findByRole("heading", { name: "Authentication Required" });
    await waitFor(() => expect(noted()).toEqual([note("/dashboard")]));
    await act(() => router.navigate("/faq"));
    await screen.findByText("open to all");
    await act(() => router.navigate("/groups"));
    await screen.findByRole("heading", { name: "Authentication Required" });
    expire();
    await act(() => router.navigate("/dashboard"));
    await waitFor(() => expect(noted()).toEqual([note("/dashboard"), note("/dashboard")]));
  });

  it("is not noted of a visitor", async () => {
    signOut();
    openMine();
    await screen.findByText("the sign-in");
    expect(noted()).toEqual([]);
  });
});
