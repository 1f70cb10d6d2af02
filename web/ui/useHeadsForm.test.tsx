import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useHeadsForm } from "./useHeadsForm.ts";

function Page({ isOpen }: { isOpen: boolean }) {
  const heading = useHeadsForm<HTMLHeadingElement>(isOpen);
  return (
    <>
      <h2 {...heading}>Details</h2>
      {!isOpen && <button type="button">Edit</button>}
      {isOpen && <button type="submit">Save</button>}
      <button type="button">Close the circle</button>
    </>
  );
}
const button = (name: string) => screen.getByRole("button", { name });

it("takes the focus that goes with the button, and then with the form", () => {
  const { rerender } = render(<Page isOpen={false} />);
  button("Edit").focus();
  rerender(<Page isOpen />);
  expect(screen.getByRole("heading")).toHaveFocus();
  button("Save").focus();
  rerender(<Page isOpen={false} />);
  expect(screen.getByRole("heading")).toHaveFocus();
});

it("leaves the focus to whoever has gone on while the form was sent", () => {
  const { rerender } = render(<Page isOpen />);
  button("Close the circle").focus();
  rerender(<Page isOpen={false} />);
  expect(button("Close the circle")).toHaveFocus();
});
