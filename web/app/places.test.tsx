import { screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { describe, expect, it } from "vitest";
import { letterPlace, noticeKinds, noticePlaces } from "../../schema/news/notices.ts";
import { routes } from "../routes.tsx";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { BottomTabs } from "./BottomTabs.tsx";
import { Header } from "./Header.tsx";
import { helpPlaces, mainPlaces, secondaryPlaces, tabPlaces } from "./navigation.ts";
import { PlacesContext, placesOf } from "./places.ts";
import type { ShellPerson } from "./ShellPerson.ts";
import { SideMenu } from "./SideMenu.tsx";

const existing = placesOf(routes);

const person: ShellPerson = {
  userId: "5f0c2b9e-6f2a-4a42-9df4-0d1f5bb8f001",
  name: "Amina",
  email: "amina@example.com",
  avatarUrl: null,
  isVerified: true,
  isAdmin: true,
};

const render = (piece: ReactNode) =>
  renderWithProviders(
    <RelayEnvironmentProvider environment={relayForTests("member", {}).environment}>{piece}</RelayEnvironmentProvider>,
  );

const targets = (piece: HTMLElement) => [...piece.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

describe("the places of a route table", () => {
  const table = placesOf([{ path: "/", children: [{ path: "/g/:slug" }, { path: "/groups" }, { path: "*" }] }]);

  it.each(["/groups", "/groups?tab=discover", "/groups#top", "/g/family"])("has %s", (to) => {
    expect(table(to)).toBe(to);
  });

  it.each(["/support", "/groups/edit", "/g"])(
    "does not have %s, though the page for unknown addresses matches",
    (to) => {
      expect(table(to)).toBeUndefined();
    },
  );
});

describe("header, menu and tabs", () => {
  const shell = (
    <>
      <Header person={person} />
      <SideMenu person={person} />
      <BottomTabs isVerified />
    </>
  );

  it("lead only where a page is", () => {
    const { container } = render(<PlacesContext value={existing}>{shell}</PlacesContext>);
    const shown = targets(container);
    expect(shown).toContain("/dashboard");
    expect(shown.filter((to) => existing(to) === undefined)).toEqual([]);
  });

  it("show a place as soon as its page exists", () => {
    const { container } = render(shell);
    const [menu, tabs] = screen.getAllByRole("navigation", { hidden: true });
    expect(targets(menu as HTMLElement)).toEqual(
      expect.arrayContaining([...mainPlaces, ...secondaryPlaces, ...helpPlaces].map(({ to }) => to)),
    );
    expect(targets(tabs as HTMLElement)).toEqual(tabPlaces.map(({ to }) => to));
    expect(within(container).getByRole("link", { name: /^Notifications/ })).toBeInTheDocument();
  });

  it("leave out the fold of help when none of its pages exists", () => {
    const onlyDashboard = placesOf([{ path: "/dashboard" }]);
    render(
      <PlacesContext value={onlyDashboard}>
        <SideMenu person={person} />
      </PlacesContext>,
    );
    expect(screen.queryByText("Help & Legal")).toBeNull();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

describe("every address outside of the app that leads into it", () => {
  const group = "0a0a0a0a-0000-4000-8000-000000000001";

  it.each(noticeKinds.flatMap((kind) => [group, null].map((groupId) => ({ kind, groupId }))))(
    "of the notice $kind and its letter is a page (group $groupId)",
    ({ groupId, kind }) => {
      const reasons = [undefined, "started"];
      const places = reasons.flatMap((reason) => [
        noticePlaces({ kind, groupId, reason }).at(-1)!,
        letterPlace({ kind, groupId, reason }),
      ]);
      expect(places.filter((to) => !existing(to))).toEqual([]);
    },
  );

  it("that the service writes into letters and gives to providers is a page", () => {
    const sources = import.meta.glob<string>(["../../actions/**/*.ts", "!**/*.test.ts", "!../../actions/test/**"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const written = /(?:PUBLIC_ORIGIN\}|(?:path: |redirect\(|return )["`])(\/[a-z][^"`?#$\s]*)/g;
    const addresses = Object.values(sources).flatMap((source) => [...source.matchAll(written)].map(([, to]) => to!));
    // The first one is the service's own: it leads on to the page with the button.
    expect([...new Set(addresses)].sort()).toEqual([
      "/auth/verify-email",
      "/confirm-email",
      "/forgot-password",
      "/identity-verification",
      "/login",
      "/payment-cancel",
      "/payment-success",
      "/recover-access",
      "/settings",
      "/verify-email",
    ]);
    expect(addresses.filter((to) => !to.startsWith("/auth/") && !existing(to))).toEqual([]);
  });

  it.each(["/g/family-1004", `/groups/${group}`, `/join/${group}?invitation=token`])(
    "of a shared or an invited circle, %s, is a page",
    (to) => {
      expect(existing(to)).toBe(to);
    },
  );
});

describe("every address written in a screen", () => {
  const sources = import.meta.glob<string>(
    [
      "../{app,ui,components,organizer,public,screens}/**/*.{ts,tsx}",
      "!**/*{.test,ForTests}.{ts,tsx}",
      "!**/__generated__/**",
    ],
    { query: "?raw", import: "default", eager: true },
  );
  // The menu shows its entries only as far as their pages exist, which is tested above.
  const files = Object.entries(sources).filter(([file]) => !file.endsWith("/navigation.ts"));

  it.each(files)("in %s is a page, or is asked for before it is shown", (_file, source) => {
    const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
    const asked = new Set([...code.matchAll(/(?:existing|usePlaces\(\))\("([^"]+)"\)/g)].map(([, to]) => to));
    const written = [...code.matchAll(/(?<![!=]== )["`](\/[a-z][^"`\s]*)["`]/g)].map(([, to]) =>
      (to ?? "").replaceAll(/\$\{[^}]*\}/g, "x"),
    );
    // This is a table of addresses, and its reader asks for each of them before showing it.
    const asksForAll = /existing\(to\)/.test(code);
    const isPrefix = (to: string) => to.endsWith("/");
    const dead = written.filter(
      (to) => !asksForAll && !isPrefix(to) && !existing(to) && !asked.has(new URL(to, "http://here").pathname),
    );
    expect(dead).toEqual([]);
  });
});
