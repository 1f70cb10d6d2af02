import { screen, within } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { AppLayout } from "./AppLayout.tsx";
import * as places from "./places.ts";
import type { ShellCounts, ShellPerson } from "./ShellPerson.ts";

const amina: ShellPerson & ShellCounts = {
  userId: "u1",
  name: "Amina",
  email: "amina@example.com",
  avatarUrl: null,
  isVerified: true,
  isAdmin: false,
  unreadMessages: 0,
  messagesMark: 0,
  unreadTotal: 0,
};

const show = (person: Partial<ShellPerson & ShellCounts>, at: string) =>
  renderWithProviders(
    <RelayEnvironmentProvider environment={relayForTests("member", {}).environment}>
      <AppLayout person={{ ...amina, ...person }}>
        <p>the screen</p>
      </AppLayout>
    </RelayEnvironmentProvider>,
    { at },
  );

/** Menu and tabs; at any width one of them is hidden. */
const navigations = () => screen.getAllByRole("navigation", { hidden: true });

describe("the layout", () => {
  it("names the person and the places to go to", () => {
    show({}, "/dashboard");
    expect(screen.getByText("amina@example.com")).toBeInTheDocument();
    const [menu, tabs] = navigations();
    const labels = (nav: HTMLElement | undefined) =>
      within(nav as HTMLElement)
        .getAllByRole("link", { hidden: true })
        .map((link) => link.textContent);
    expect(labels(menu).slice(0, 5)).toEqual(["Dashboard", "Groups", "Messages", "Activity", "Transfer"]);
    expect(labels(tabs)).toEqual(["Dashboard", "Groups", "Messages", "Activity"]);
  });

  it("lets the person choose theme and language", () => {
    show({}, "/dashboard");
    for (const name of ["Theme", "Language"]) {
      expect(screen.getByRole("combobox", { name, hidden: true })).toBeInTheDocument();
    }
  });

  it("draws neither menu nor header nor tabs again when a message comes, but its numbers", async () => {
    function Counting() {
      const [unreadMessages, setUnread] = useState(1);
      return (
        <AppLayout person={{ ...amina, unreadMessages, unreadTotal: unreadMessages }}>
          <button onClick={() => setUnread(2)}>a message comes</button>
        </AppLayout>
      );
    }
    const { user } = renderWithProviders(
      <RelayEnvironmentProvider environment={relayForTests("member", {}).environment}>
        <Counting />
      </RelayEnvironmentProvider>,
      { at: "/dashboard" },
    );
    expect(screen.getByRole("link", { name: "Notifications, 1 unread" })).toBeInTheDocument();
    // Each part of the layout asks which places there are.
    const asked = vi.spyOn(places, "usePlaces");
    await user.click(screen.getByRole("button", { name: "a message comes" }));
    expect(screen.getByRole("link", { name: "Notifications, 2 unread" })).toBeInTheDocument();
    for (const navigation of navigations().slice(0, 2))
      expect(within(navigation).getByRole("link", { name: /^Messages/, hidden: true })).toHaveTextContent("2 unread");
    expect(asked).not.toHaveBeenCalled();
  });

  it("caps its counts: 99+ at the bell and in the menu, 9+ in the tabs", () => {
    show({ unreadMessages: 120, unreadTotal: 140 }, "/dashboard");
    const [menu, tabs] = navigations();
    expect(menu).toHaveTextContent("99+");
    expect(tabs).toHaveTextContent("9+");
    const bell = screen.getByRole("link", { name: "Notifications, 140 unread" });
    expect(bell).toHaveAttribute("href", "/messages?tab=notifications");
  });

  it("shows the places of admins only to admins", () => {
    show({}, "/dashboard");
    expect(screen.queryByText("Admin Dashboard")).not.toBeInTheDocument();
    show({ isAdmin: true }, "/dashboard");
    expect(screen.getByText("Admin Dashboard")).toBeInTheDocument();
  });

  it.each([
    ["/dashboard", true],
    ["/groups", true],
    ["/activity", false],
  ])("at %s the button to create a group is there: %s", (at, isThere) => {
    show({}, at);
    expect(screen.queryAllByRole("link", { name: "Create a group" })).toHaveLength(isThere ? 1 : 0);
  });

  it("leads the unverified to the verification instead", () => {
    show({ isVerified: false }, "/groups");
    expect(screen.getByRole("link", { name: "Create a group" })).toHaveAttribute("href", "/identity-verification");
    expect(screen.getByRole("link", { name: "Verify your identity" })).toBeInTheDocument();
  });

  it("shows nothing beside the tutorial", () => {
    show({}, "/tutorial");
    expect(screen.getByText("the screen")).toBeInTheDocument();
    expect(screen.queryByRole("navigation", { hidden: true })).not.toBeInTheDocument();
  });
});
