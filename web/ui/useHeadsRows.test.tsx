import { render, screen } from "@testing-library/react";
import { useRef } from "react";
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

function Panel({ rows }: { rows: readonly string[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const { outline: _, ...head } = useHeadsRows<HTMLHeadingElement>(rows.length, panel);
  return (
    <div ref={panel} role="tabpanel" tabIndex={0}>
      {rows.length > 0 && <h2 {...head}>Devices</h2>}
      {rows.map((row) => (
        <button key={row} type="button">
          {row}
        </button>
      ))}
    </div>
  );
}

it("gives the focus to what is around where the head goes with the last row", () => {
  const { rerender } = render(<Panel rows={["one", "two"]} />);
  screen.getByRole("button", { name: "one" }).focus();
  rerender(<Panel rows={["two"]} />);
  expect(screen.getByRole("heading")).toHaveFocus();
  rerender(<Panel rows={[]} />);
  expect(screen.getByRole("tabpanel")).toHaveFocus();
});
