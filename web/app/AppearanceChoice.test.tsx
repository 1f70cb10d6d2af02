import { screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, expect, it } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { closeOwn } from "../offline/own.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { answerFrom, signIn } from "../test/standIns.ts";
import { storedAppearance } from "../theme/appearance.ts";
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

it("a choice that cannot be kept stays on this device, and says so", async () => {
  const { user } = show(() => {
    throw new AppFailure("unexpected", "no such choice");
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Theme" }), "Dark");
  expect(await screen.findByText(/could not be kept with your account/)).toBeVisible();
  expect(storedAppearance()).toEqual({ theme: "dark" });
});
