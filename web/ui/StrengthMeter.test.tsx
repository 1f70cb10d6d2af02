import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { StrengthMeter } from "./StrengthMeter.tsx";

it.each([
  ["", false],
  ["short", true],
  ["longenoughword", false],
  ["Quiet-Harbour7", false],
])("of %j gives the advice of a weak password: %s", (password, isGiven) => {
  renderWithProviders(<StrengthMeter password={password} />);
  expect(screen.queryByText("Password too weak") !== null).toBe(isGiven);
});
