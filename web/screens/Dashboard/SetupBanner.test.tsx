import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PlacesContext } from "../../app/places.ts";
import { renderOnDashboard } from "../../test/renderOnDashboard.tsx";
import { SetupBanner } from "./SetupBanner.tsx";

const verified = { is_verified: true, stripe_onboarding_completed: false };

function show(person: Record<string, unknown>, existing: (to: string) => string | undefined = (to) => to) {
  renderOnDashboard(
    (key) => (
      <PlacesContext value={existing}>
        <SetupBanner person={key} />
        <p>the rest of the page</p>
      </PlacesContext>
    ),
    person,
  );
}

it("D35, D157: prompts who has no payout set-up, and says how long it takes", async () => {
  show(verified);
  expect(await screen.findByRole("status")).toHaveTextContent(
    "Set up payoutsSo that your payouts can go to your bank. It takes about 2 minutes.",
  );
  expect(screen.getByRole("link", { name: "Set up" })).toHaveAttribute("href", "/payment-methods");
});

it.each([
  { who: "who has done it", person: { ...verified, stripe_onboarding_completed: true } },
  { who: "who is to verify the identity first", person: { ...verified, is_verified: false } },
])("D157: leaves out $who", async ({ person }) => {
  show(person);
  expect(await screen.findByText("the rest of the page")).toBeVisible();
  expect(screen.queryByText("Set up payouts")).not.toBeInTheDocument();
});

it("leads to no page that there is not", async () => {
  show(verified, () => undefined);
  expect(await screen.findByText("the rest of the page")).toBeVisible();
  expect(screen.queryByText("Set up payouts")).not.toBeInTheDocument();
});
