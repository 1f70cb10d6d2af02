import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { toaster } from "./toaster.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const show = (title: string, more = {}) => act(() => void toaster.show({ title, ...more }));

it("shows three at most: the oldest makes room", () => {
  renderWithProviders(<p>page</p>);
  for (const title of ["one", "two", "three", "four"]) show(title);
  expect(screen.queryByText("one")).not.toBeInTheDocument();
  for (const title of ["two", "three", "four"]) expect(screen.getByText(title)).toBeInTheDocument();
});

it("goes after four seconds, but waits while it is pointed at", () => {
  renderWithProviders(<p>page</p>);
  show("Saved");
  act(() => vi.advanceTimersByTime(3900));
  fireEvent.pointerEnter(screen.getByRole("status"));
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole("status"));
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

it("interrupts a screen reader only for a failure", () => {
  renderWithProviders(<p>page</p>);
  show("Late", { tone: "late" });
  expect(screen.getByRole("alert")).toHaveTextContent("Late");
});

it("does its one action and goes", () => {
  const onSelect = vi.fn<() => void>();
  renderWithProviders(<p>page</p>);
  show("Conversation hidden", { action: { label: "Undo", onSelect } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Conversation hidden")).not.toBeInTheDocument();
});
