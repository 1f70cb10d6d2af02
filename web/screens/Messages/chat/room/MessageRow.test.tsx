import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOwn } from "../../../../offline/own.ts";
import { signIn } from "../../../../test/standIns.ts";
import { BEN, ME, message, state } from "../chatForTests.ts";
import { openTalk } from "../messagesForTests.tsx";

beforeEach(() => signIn(ME));
afterEach(() => {
  vi.useRealTimers();
  closeOwn();
});

/** A finger that stays on something in a message for some milliseconds, and leaves it where it was. */
function touch(on: Element, forMs: number): void {
  vi.useFakeTimers();
  fireEvent.pointerDown(on, { pointerType: "touch", clientX: 10, clientY: 10 });
  act(() => vi.advanceTimersByTime(forMs));
  vi.useRealTimers();
  fireEvent.pointerUp(on, { pointerType: "touch", clientX: 10, clientY: 10 });
  liftFinger(on);
}

/** What a browser makes of a finger that leaves, unless the page forbids it: the press of a mouse, which moves the focus. */
function liftFinger(on: Element): void {
  if (!fireEvent.touchEnd(on)) return;
  if (fireEvent.mouseDown(on)) act(() => on.closest<HTMLElement>("[tabindex]")?.focus());
  fireEvent.click(on, { detail: 1 });
}

describe("a finger that stays on a message", () => {
  const talk = [message(1, ME, "Where?"), message(2, BEN, "https://example.com/place")];

  it("is asked what to do and does not follow the link under it; the next short press does", async () => {
    openTalk({ states: [state()], messages: talk });
    const link = await screen.findByRole("link", { name: "https://example.com/place" });
    const follow = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", follow);
    touch(link, 400);
    expect(screen.getByRole("dialog", { name: /message of Ben/ })).toBeVisible();
    expect(follow).not.toHaveBeenCalled();
    touch(link, 100);
    expect(follow).toHaveBeenCalledOnce();
  });

  it("is asked so also after it has left, and goes through what can be done without changing the tab", async () => {
    openTalk({ states: [state()], messages: talk });
    touch(await screen.findByText("Where?"), 400);
    const panel = screen.getByRole("dialog", { name: /your message/ });
    fireEvent.touchStart(panel, { touches: [{ clientX: 200, clientY: 10 }] });
    await act(async () => fireEvent.touchEnd(panel, { changedTouches: [{ clientX: 100, clientY: 10 }] }));
    expect(panel).toBeVisible();
    expect(screen.getByRole("tab", { name: /Chat/ })).toHaveAttribute("aria-selected", "true");
  });

  it("and lifts without a press takes no press of a key afterwards", async () => {
    openTalk({ states: [state()], messages: talk });
    const link = await screen.findByRole("link", { name: "https://example.com/place" });
    const follow = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", follow);
    vi.useFakeTimers();
    fireEvent.pointerDown(link, { pointerType: "touch", clientX: 10, clientY: 10 });
    act(() => vi.advanceTimersByTime(400));
    vi.useRealTimers();
    fireEvent.pointerCancel(link, { pointerType: "touch" });
    fireEvent.click(link, { detail: 0 });
    expect(follow).toHaveBeenCalledOnce();
  });

  it("does not play the voice message under it", async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const voice = { voice_id: BEN, voice_format: "webm", voice_ms: 4000, voice_levels: Array(48).fill(10) };
    openTalk({ states: [state()], messages: [talk[0]!, message(2, BEN, null, voice)] });
    const button = await screen.findByRole("button", { name: "Play" });
    touch(button, 400);
    expect(play).not.toHaveBeenCalled();
    touch(button, 100);
    expect(play).toHaveBeenCalledOnce();
  });
});
