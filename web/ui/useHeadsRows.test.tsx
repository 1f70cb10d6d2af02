import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useHeadsRows } from "./useHeadsRows.ts";

function List({ rows }: { rows: readonly string[] }) {
  const { outline: _, ...head } = useHeadsRows<HTMLHeadingElement>(rows.length);
  return (
    <>
      <h2 {...head}>Devices</h2>
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
      <input aria-label="Elsewhere" />
    </>
  );
}

it("takes over the focus that went with a row, and leaves it where somebody has gone on", () => {
  const { rerender } = render(<List rows={["one", "two", "three"]} />);
  screen.getByRole("button", { name: "one" }).focus();
  rerender(<List rows={["two", "three"]} />);
  expect(screen.getByRole("heading")).toHaveFocus();
  screen.getByRole("textbox").focus();
  rerender(<List rows={["two"]} />);
  expect(screen.getByRole("textbox")).toHaveFocus();
});
