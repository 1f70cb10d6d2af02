import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { Tabs } from "./Tabs.tsx";

it("arrows go on from the tab with the focus, also before the page has followed", async () => {
  const chosen: string[] = [];
  const { user } = renderWithProviders(
    <Tabs
      label="Parts"
      value="one"
      tabs={["one", "two", "three"].map((value) => ({ value, label: value }))}
      onChange={(value) => chosen.push(value)}
    >
      {(value) => value}
    </Tabs>,
  );
  await user.tab();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(screen.getByRole("tab", { name: "three" })).toHaveFocus();
  expect(chosen).toEqual(["two", "three"]);
});
