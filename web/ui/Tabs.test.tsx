import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { Tabs } from "./Tabs.tsx";

it("the chosen panel is a stop of the Tab key, and shows that it has the focus", async () => {
  const { user } = renderWithProviders(
    <Tabs label="Parts" value="one" tabs={[{ value: "one", label: "one" }]} onChange={() => {}}>
      {(value) => value}
    </Tabs>,
  );
  await user.tab();
  await user.tab();
  const panel = screen.getByRole("tabpanel");
  await waitFor(() => expect(panel).toHaveFocus());
  // This page fills in no default of a variable, so the ring's style is named.
  panel.style.setProperty("--focus-ring-style", "solid");
  expect(getComputedStyle(panel).outlineStyle).toBe("solid");
});

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
  await waitFor(() => expect(screen.getByRole("tab", { name: "three" })).toHaveFocus());
  expect(chosen).toEqual(["two", "three"]);
});

it("stands apart from its panel by its own measure, whatever gap the page sets between its parts", () => {
  renderWithProviders(
    <div data-testid="page">
      <Tabs label="Parts" value="one" tabs={[{ value: "one", label: "one" }]} onChange={() => {}}>
        {(value) => value}
      </Tabs>
    </div>,
  );
  expect(screen.getByTestId("page").children).toHaveLength(1);
});
