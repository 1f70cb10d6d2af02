import { screen } from "@testing-library/react";
import { Outlet } from "react-router-dom";
import { expect, it } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { hereIs, signIn } from "../test/standIns.ts";
import { RequireRole } from "./guards.tsx";
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
