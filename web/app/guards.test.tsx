import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { hereIs, signIn } from "../test/standIns.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { RequireRole } from "./guards.tsx";

const open = () =>
  renderWithProviders(
    <RequireRole role="platform_admin">
      <p>all tickets</p>
    </RequireRole>,
    { at: "/admin", others: ["/dashboard", "/login"] },
  );

it("D205: leads whoever is no admin to the dashboard, with the reason", async () => {
  signIn("u1");
  const { router } = open();
  expect(await screen.findByText("You are not authorized to perform this action.")).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/dashboard");
  expect(screen.queryByText("all tickets")).toBeNull();
});

it("lets an admin in", async () => {
  hereIs({ status: "signedIn", userId: "u1", email: "admin@example.com", roles: ["member", "platform_admin"] });
  open();
  expect(await screen.findByText("all tickets")).toBeInTheDocument();
});
