import { screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, expect, it } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { closeOwn } from "../offline/own.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { answerFrom, signIn } from "../test/standIns.ts";
import { changeAppearance, storedAppearance } from "../theme/appearance.ts";
import { AppearanceChoice } from "./AppearanceChoice.tsx";

afterEach(() => {
  closeOwn();
});

function show(answer: () => unknown) {
  signIn("me");
  const relay = relayForTests("member", { update_user_preferences: answer });
  answerFrom(relay.environment);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={relay.environment}>
      <AppearanceChoice />
    </RelayEnvironmentProvider>,
  );
  return { ...view, ...relay };
}

it("D171: a theme is applied at once and kept with the account; the system's own is none of ours", async () => {
  const { sent, user } = show(() => ({ returning: [] }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Theme" }), "Forest");
  expect(storedAppearance()).toEqual({ theme: "forest" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Theme" }), "Use System");
  expect(storedAppearance()).toEqual({});
  await waitFor(() =>
    expect(sent.map(({ variables }) => variables)).toEqual([
      { change: { theme: "forest" } },
      { change: { theme: "system" } },
    ]),
  );
});

const refuse = () => {
  throw new AppFailure("unexpected", "no such choice");
};

it("D171: a theme that is refused stays on this device, and says that it follows at the next sign-in", async () => {
  const { user } = show(refuse);
  await user.selectOptions(screen.getByRole("combobox", { name: "Theme" }), "Dark");
  expect(await screen.findByText("The theme is applied and will sync on login.")).toBeVisible();
  expect(storedAppearance()).toEqual({ theme: "dark" });
});

it("D171: a language that is refused goes back to what it was, and says so", async () => {
  const { user } = show(refuse);
  changeAppearance({ language: "es" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Français");
  expect(await screen.findByText("Not saved")).toBeVisible();
  expect(storedAppearance()).toEqual({ language: "es" });
});
