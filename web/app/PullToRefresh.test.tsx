import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppFailure } from "../lib/AppFailure.ts";
import { useReadAgain } from "../relay/readAgain.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { PullToRefresh } from "./PullToRefresh.tsx";

const read = vi.fn<() => Promise<unknown>>();
let answer: (value?: unknown) => void;

beforeEach(() => {
  read.mockReset().mockReturnValue(new Promise((resolve) => (answer = resolve)));
});
afterEach(() => vi.restoreAllMocks());

function show() {
  renderWithProviders(
    <PullToRefresh>
      <p>The page</p>
    </PullToRefresh>,
  );
  return screen.getByText("The page");
}

const touch = (y: number) => ({ touches: [{ clientY: y }] });

/** Pulls down by so many pixels, then lets go or is interrupted, as by a system gesture. */
async function pull(page: HTMLElement, pixels: number, end: "touchEnd" | "touchCancel" = "touchEnd") {
  fireEvent.touchStart(page, touch(100));
  fireEvent.touchMove(page, touch(100 + pixels / 2));
  fireEvent.touchMove(page, touch(100 + pixels));
  await act(async () => fireEvent[end](page, { touches: [] }));
}

it("says Refreshed when the new data is here, not before", async () => {
  renderHook(() => useReadAgain(read));
  await pull(show(), 120);
  expect(read).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Refreshed")).toBeNull();
  await act(async () => answer());
  expect(screen.getByText("Refreshed")).toBeVisible();
});

it("says nothing of a page that has nothing to read", async () => {
  await pull(show(), 120);
  expect(screen.queryByRole("status")).toBeNull();
});

it("does not read for a touch that was cancelled", async () => {
  renderHook(() => useReadAgain(read));
  await pull(show(), 120, "touchCancel");
  expect(read).not.toHaveBeenCalled();
});

it.each([79, -120])("does not read for a pull of %i pixels", async (pixels) => {
  renderHook(() => useReadAgain(read));
  await pull(show(), pixels);
  expect(read).not.toHaveBeenCalled();
});

it("does not read for two fingers that zoom", async () => {
  renderHook(() => useReadAgain(read));
  const page = show();
  fireEvent.touchStart(page, { touches: [{ clientY: 100 }, { clientY: 200 }] });
  fireEvent.touchMove(page, { touches: [{ clientY: 300 }, { clientY: 100 }] });
  await act(async () => fireEvent.touchEnd(page, { touches: [] }));
  expect(read).not.toHaveBeenCalled();
});

describe("what is inside the page or over it", () => {
  function showWith(inner: ReactNode) {
    renderHook(() => useReadAgain(read));
    renderWithProviders(<PullToRefresh>{inner}</PullToRefresh>);
    return screen.getByText("Inside");
  }

  it("scrolls back by itself until it is at its top", async () => {
    const inside = showWith(
      <section>
        <p>Inside</p>
      </section>,
    );
    inside.parentElement!.scrollTop = 40;
    await pull(inside, 120);
    expect(read).not.toHaveBeenCalled();
    inside.parentElement!.scrollTop = 0;
    await pull(inside, 120);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("is not pulled where it stands over the page, as a conversation does on a phone", async () => {
    await pull(showWith(<p data-no-swipe>Inside</p>), 120);
    expect(read).not.toHaveBeenCalled();
  });

  it("is not pulled where it is a dialog", async () => {
    await pull(showWith(createPortal(<p>Inside</p>, document.body)), 120);
    expect(read).not.toHaveBeenCalled();
  });
});

it("reads once while a refresh is under way", async () => {
  renderHook(() => useReadAgain(read));
  const page = show();
  await pull(page, 120);
  await pull(page, 120);
  expect(read).toHaveBeenCalledTimes(1);
});

it("says why when it could not be read", async () => {
  read.mockRejectedValue(new AppFailure("network", "lost"));
  renderHook(() => useReadAgain(read));
  await pull(show(), 120);
  const said = screen.getByRole("region", { name: "Notifications" });
  await waitFor(() => expect(said).toHaveTextContent("Not refreshedNetwork error. Please check your connection."));
  expect(screen.queryByText("Refreshed")).toBeNull();
});

it("sends nothing without a connection, and leaves it to the line under the header to say why", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderHook(() => useReadAgain(read));
  await pull(show(), 120);
  expect(await screen.findByText("Not refreshed")).toBeVisible();
  expect(screen.queryByText(/^You are offline/)).toBeNull();
  expect(read).not.toHaveBeenCalled();
});
