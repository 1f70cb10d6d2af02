import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSwipe } from "./useSwipe.ts";

function Page({ onSwipe }: { onSwipe: (step: 1 | -1) => void }) {
  return (
    <div {...useSwipe(onSwipe)}>
      <p>page</p>
      <p data-no-swipe>its own</p>
      <div style={{ overflowX: "auto" }}>
        <button type="button">a tab</button>
      </div>
    </div>
  );
}

it("of what scrolls sideways is its own, and the page's where all of it is in sight", () => {
  const onSwipe = vi.fn<(step: 1 | -1) => void>();
  render(<Page onSwipe={onSwipe} />);
  const tab = screen.getByRole("button", { name: "a tab" });
  const swipe = () => {
    fireEvent.touchStart(tab, { touches: [{ clientX: 200, clientY: 100 }] });
    fireEvent.touchEnd(tab, { changedTouches: [{ clientX: 100, clientY: 100 }] });
  };
  Object.defineProperty(tab.parentElement!, "scrollWidth", { value: 400, configurable: true });
  swipe();
  expect(onSwipe).not.toHaveBeenCalled();
  Object.defineProperty(tab.parentElement!, "scrollWidth", { value: 0 });
  swipe();
  expect(onSwipe).toHaveBeenCalledOnce();
});

it.each([
  ["to the left is one on", "page", [200, 100], [139, 100], [1]],
  ["to the right is one back", "page", [100, 100], [161, 110], [-1]],
  ["of 60 pixels is none", "page", [200, 100], [140, 100], []],
  ["that goes down more than sideways is none", "page", [200, 100], [130, 180], []],
  ["inside of what has its own is none", "its own", [200, 100], [100, 100], []],
] as const)("a swipe %s", (_, place, [fromX, fromY], [toX, toY], steps) => {
  const onSwipe = vi.fn<(step: 1 | -1) => void>();
  render(<Page onSwipe={onSwipe} />);
  const target = screen.getByText(place);
  fireEvent.touchStart(target, { touches: [{ clientX: fromX, clientY: fromY }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: toX, clientY: toY }] });
  expect(onSwipe.mock.calls.map(([step]) => step)).toEqual(steps);
});
