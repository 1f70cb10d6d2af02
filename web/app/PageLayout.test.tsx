import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { setConnectionState } from "../relay/connection.ts";
import { routes } from "../routes.tsx";
import { groupAnswers } from "../test/groupForTests.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderScreen } from "../test/renderScreen.tsx";
import { answerFrom, signIn, signOut } from "../test/standIns.ts";

beforeEach(() => {
  signOut();
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

function open(at: string) {
  const { environment } = relayForTests("anonymous", { ...groupAnswers({}), groups_connection: { edges: [] } });
  answerFrom(environment);
  return renderScreen(routes, { at, environment });
}

it("gives the page for unknown addresses a main part, a heading and a navigation", async () => {
  open("/nowhere");
  const main = within(await screen.findByRole("main"));
  expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
});

it("leads whoever comes by keyboard past the header first", async () => {
  const { user } = open("/terms");
  const main = await screen.findByRole("main");
  await user.tab();
  expect(document.activeElement).toHaveAccessibleName("Skip to content");
  expect(document.activeElement).toHaveAttribute("href", `#${main.id}`);
});

it("lets a visitor choose the language, and sign in on the way to this page", async () => {
  open("/terms");
  expect(await screen.findByRole("combobox", { name: /language/i })).toBeVisible();
  expect(screen.getByRole("link", { name: /^sign in$/i })).toHaveAttribute("href", "/login?next=%2Fterms");
});

it("leads from /join to the circle without a word of the router", async () => {
  const warned = vi.spyOn(console, "warn");
  const { router } = open("/join/family");
  await waitFor(() => expect(router.state.location.pathname).toBe("/g/family"));
  expect(await screen.findByRole("heading", { level: 1, name: "Group Not Found" })).toBeVisible();
  expect(warned).not.toHaveBeenCalled();
});

it("names a member by no piece of the address while the profile is on its way", async () => {
  signIn("me");
  const { environment } = relayForTests("member", { user_profiles_connection: () => new Promise(() => {}) });
  answerFrom(environment);
  renderScreen(routes, { at: "/terms", environment });
  expect(await screen.findByTitle("me@example.com")).toBeVisible();
  expect(screen.queryByText("me")).toBeNull();
});

it("asks for the person again when the service is back that was away at the first opening", async () => {
  signIn("me");
  vi.spyOn(console, "error").mockImplementation(() => {});
  const away = () => {
    throw new AppFailure("temporarily-unavailable", "");
  };
  const { environment, sent } = relayForTests("member", { user_profiles_connection: away });
  answerFrom(environment);
  renderScreen(routes, { at: "/terms", environment });
  await screen.findByTitle("me@example.com");
  const asked = () => sent.filter(({ name }) => name === "MemberLayoutQuery").length;
  await act(async () => {});
  expect(asked()).toBe(1);
  act(() => {
    setConnectionState("member", "reconnecting");
    setConnectionState("member", "connected");
  });
  await waitFor(() => expect(asked()).toBe(2));
  act(() => setConnectionState("member", "idle"));
});
