import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { PlacesContext } from "../../app/places.ts";
import { renderWithProviders } from "../../test/renderWithProviders.tsx";
import { ConfirmationNotice } from "./ConfirmationNotice.tsx";

const notice = (
  <ConfirmationNotice
    email="amina@example.com"
    resendAt={Date.now() + 60_000}
    next={undefined}
    form={{ to: "/register", state: null }}
  />
);
const previewed = () => {
  const list = screen.getByRole("heading", { name: "What follows" }).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/^\d/, ""));
};

it("says what follows, in the specified order", () => {
  renderWithProviders(notice);
  expect(previewed()).toEqual([
    "A short tutorial",
    "Complete your profile",
    "Verify your identity (optional)",
    "Explore groups",
    "Start or join a circle",
  ]);
});

it("stands at its beginning, however far the form before it was scrolled", () => {
  renderWithProviders(notice);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("promises no page that there is not", () => {
  const places = (to: string) => (to === "/groups" ? to : undefined);
  renderWithProviders(<PlacesContext value={places}>{notice}</PlacesContext>);
  expect(previewed()).toEqual(["Explore groups"]);
});
