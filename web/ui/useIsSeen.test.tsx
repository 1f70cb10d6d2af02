import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useIsSeen } from "./useIsSeen.ts";

let sight: { seen: (isIntersecting: boolean) => void; observed: Element[] };

class Observer {
  observed: Element[] = [];
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    sight = { seen: (isIntersecting) => tell([{ isIntersecting }]), observed: this.observed };
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

function Page({ hasButton }: { hasButton: boolean }) {
  const isSeen = useIsSeen("[data-test-pay]", "pay");
  return (
    <>
      <p>{isSeen ? "seen" : "out of sight"}</p>
      {hasButton && <button data-test-pay>Pay</button>}
    </>
  );
}

it("follows an element that comes later, and says nothing of it before", async () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const { rerender } = render(<Page hasButton={false} />);
  expect(screen.getByText("seen")).toBeVisible();
  rerender(<Page hasButton />);
  await waitFor(() => expect(sight.observed).toEqual([screen.getByRole("button", { name: "Pay" })]));
  act(() => sight.seen(false));
  expect(screen.getByText("out of sight")).toBeVisible();
});
