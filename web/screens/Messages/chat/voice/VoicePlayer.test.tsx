import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import type { Voice } from "./voice.ts";
import { VoicePlayer } from "./VoicePlayer.tsx";

const voice = (url: string): Voice => ({ url, format: "webm", ms: 12_000, levels: Array(48).fill(50) });

/** The page's one player, once something was played. */
const element = () => vi.mocked(HTMLMediaElement.prototype.play).mock.contexts.at(-1) as HTMLMediaElement;
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event("playing"));
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event("pause"));
  });
});

const openTwo = () =>
  renderWithProviders(
    <>
      <VoicePlayer voice={voice("/files/voices/a/webm")} label="Of Ana" />
      <VoicePlayer voice={voice("/files/voices/b/webm")} label="Of Ben" />
    </>,
  );
const of = (label: string) => within(screen.getByRole("group", { name: label }));
const press = (label: string, name: string) =>
  act(async () => fireEvent.click(of(label).getByRole("button", { name })));
const tell = (name: string) => act(() => void element().dispatchEvent(new Event(name)));

it("shows its length, plays from where the server has it, tells where it is, and begins anew after its end", async () => {
  openTwo();
  expect(screen.getByRole("group", { name: "Of Ana" })).toHaveTextContent("0:12");
  await press("Of Ana", "Play");
  expect(element().src).toMatch(/\/files\/voices\/a\/webm$/);
  element().currentTime = 5;
  tell("timeupdate");
  expect(of("Of Ana").getByText("0:05")).toBeVisible();
  expect(of("Of Ana").getByRole("slider")).toHaveAttribute("aria-valuetext", "0:05 of 0:12");
  await press("Of Ana", "Pause");
  expect(of("Of Ana").getByRole("button", { name: "Play" })).toBeVisible();
  tell("ended");
  expect(of("Of Ana").getByText("0:12")).toBeVisible();
});

it("one plays at a time", async () => {
  openTwo();
  await press("Of Ana", "Play");
  await press("Of Ben", "Play");
  expect(of("Of Ana").getByRole("button", { name: "Play" })).toBeVisible();
  expect(of("Of Ben").getByRole("button", { name: "Pause" })).toBeVisible();
  expect(element().src).toMatch(/\/b\/webm$/);
});

it("its picture leads to any place of it", async () => {
  openTwo();
  await press("Of Ben", "Play");
  fireEvent.change(of("Of Ben").getByRole("slider"), { target: { value: "9" } });
  expect(element().currentTime).toBe(9);
  expect(of("Of Ben").getByText("0:09")).toBeVisible();
});

it("that cannot be played says so, and is asked for again", async () => {
  openTwo();
  await press("Of Ana", "Play");
  tell("error");
  expect(of("Of Ana").getByRole("alert")).toHaveTextContent("This voice message cannot be played.");
  expect(of("Of Ben").queryByRole("alert")).toBeNull();
  await press("Of Ana", "Try again");
  expect(of("Of Ana").getByRole("button", { name: "Pause" })).toBeVisible();
});

it("falls silent when it leaves the page", async () => {
  const { unmount } = openTwo();
  await press("Of Ana", "Play");
  unmount();
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  expect(element().hasAttribute("src")).toBe(false);
});
