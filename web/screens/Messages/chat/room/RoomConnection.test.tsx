import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setConnectionState } from "../../../../relay/connection.ts";
import { renderWithProviders } from "../../../../test/renderWithProviders.tsx";
import { RoomConnection } from "./RoomConnection.tsx";

beforeEach(() => setConnectionState("member", "idle"));
afterEach(() => act(() => setConnectionState("member", "idle")));

it("D230: says in an open conversation that the device is offline, not that it is reconnecting", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  renderWithProviders(<RoomConnection />);
  const line = await screen.findByRole("status", { hidden: true });
  expect(line).toBeEmptyDOMElement();
  act(() => setConnectionState("member", "reconnecting"));
  expect(line).toHaveTextContent("Connection Issue: Reconnecting to chat...");
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event("offline")));
  expect(line).toHaveTextContent(/^You are offline\./);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event("online")));
  act(() => setConnectionState("member", "connected"));
  expect(line).toBeEmptyDOMElement();
});

it("does not let a long sentence squeeze its picture", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { container } = renderWithProviders(<RoomConnection />);
  await screen.findByRole("status", { hidden: true });
  expect(getComputedStyle(container.querySelector("svg")!).flexShrink).toBe("0");
});
