import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { setConnectionState } from "../relay/connection.ts";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { toaster } from "../ui/toaster.tsx";
import { ConnectionLine } from "./ConnectionLine.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  toaster.clear();
  act(() => setConnectionState("member", "idle"));
});

async function open({ at = "/dashboard", isRoomy }: { at?: string; isRoomy: boolean }) {
  vi.stubGlobal("matchMedia", () => ({ matches: isRoomy }));
  // Another file of tests may have left the line as it was at its end.
  setConnectionState("member", "idle");
  renderWithProviders(<ConnectionLine />, { at });
  // The page comes a moment after the toasts' region.
  await screen.findByRole("status", { hidden: true });
  vi.useFakeTimers();
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const set = (state: Parameters<typeof setConnectionState>[1]) => act(() => setConnectionState("member", state));
const toast = () => screen.getByRole("region", { name: "Notifications" });

it.each([
  { at: "/dashboard", text: "Reconnecting…" },
  { at: "/messages", text: "Reconnecting to chat..." },
])("D230: where there is room a toast says so on $at, for as long as it lasts", async ({ at, text }) => {
  await open({ at, isRoomy: true });
  set("reconnecting");
  pass(999);
  expect(toast()).toBeEmptyDOMElement();
  pass(1);
  expect(toast()).toHaveTextContent(`Connection Issue${text}`);
  pass(60_000);
  expect(toast()).toHaveTextContent(text);
  set("connected");
  expect(toast()).toBeEmptyDOMElement();
});

it("D230: on a phone a slim line says so, at once and without a toast", async () => {
  await open({ isRoomy: false });
  set("reconnecting");
  expect(screen.getByText("Reconnecting…")).toBeInTheDocument();
  pass(5_000);
  expect(toast()).toBeEmptyDOMElement();
  set("connected");
  expect(screen.queryByText("Reconnecting…")).toBeNull();
});
