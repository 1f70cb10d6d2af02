import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../test/renderWithProviders.tsx";
import { toaster } from "./toaster.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

const card = () => document.querySelector("[data-toast]")!;
const show = (title: string, more = {}) => act(() => void toaster.show({ title, ...more }));

it("shows three at most: the oldest makes room", () => {
  renderWithProviders(<p>page</p>);
  for (const title of ["one", "two", "three", "four"]) show(title);
  expect(screen.queryByText("one")).not.toBeInTheDocument();
  for (const title of ["two", "three", "four"]) expect(screen.getByText(title)).toBeInTheDocument();
});

it("says the same once: of two alike the later one stays", () => {
  renderWithProviders(<p>page</p>);
  show("Please Wait", { text: "42 seconds" });
  show("Please Wait", { text: "41 seconds" });
  expect(screen.getAllByText("Please Wait")).toHaveLength(1);
  expect(screen.getByText("41 seconds")).toBeInTheDocument();
});

it("goes after four seconds, but waits while it is pointed at", () => {
  renderWithProviders(<p>page</p>);
  show("Saved");
  act(() => vi.advanceTimersByTime(3900));
  fireEvent.pointerEnter(card());
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  fireEvent.pointerLeave(card());
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
});

it("has one live region, which interrupts a screen reader only for a failure", () => {
  renderWithProviders(<p>page</p>);
  const region = () => screen.getByRole("region", { name: "Notifications" });
  show("Saved");
  expect(region()).toHaveAttribute("aria-live", "polite");
  show("Late", { tone: "late" });
  expect(region()).toHaveAttribute("aria-live", "assertive");
  expect(region().querySelectorAll("[aria-live], [role=alert], [role=status]")).toHaveLength(0);
});

it("stands inside a dialog that is open, and outside again when that is closed", () => {
  const view = renderWithProviders(<p>page</p>);
  const room = document.createElement("div");
  view.container.append(room);
  show("Payment Successful!");
  expect(room).not.toHaveTextContent("Payment Successful!");
  let end: () => void = () => undefined;
  act(() => {
    end = toaster.standIn(room);
  });
  expect(room).toHaveTextContent("Payment Successful!");
  act(() => end());
  expect(room).not.toHaveTextContent("Payment Successful!");
  expect(screen.getByText("Payment Successful!")).toBeInTheDocument();
});

it("is spoken when the dialog closes with it: the region stands on the page before the words come", async () => {
  renderWithProviders(<p>page</p>);
  const room = document.createElement("div");
  document.body.append(room);
  let end: () => void = () => undefined;
  act(() => {
    end = toaster.standIn(room);
  });
  const spoken: string[] = [];
  act(() => {
    toaster.show({ title: "Request rejected" });
    end();
  });
  const region = screen.getByRole("region", { name: "Notifications" });
  expect(region).toBeEmptyDOMElement();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) spoken.push(...[...addedNodes].map((node) => node.textContent ?? ""));
  }).observe(region, { childList: true });
  await act(async () => void vi.advanceTimersToNextFrame());
  expect(spoken).toEqual(["Request rejected"]);
});

it("ends with the page, unless it is about the way to the next one", () => {
  renderWithProviders(<p>page</p>);
  show("Login Failed");
  show("Group Created", { isForNextPage: true });
  expect(screen.queryByText("Group Created")).toBeNull();
  act(() => toaster.turnPage());
  expect(screen.queryByText("Login Failed")).toBeNull();
  expect(screen.getByText("Group Created")).toBeInTheDocument();
  act(() => toaster.turnPage());
  expect(screen.queryByText("Group Created")).toBeNull();
});

it("does its one action and goes", () => {
  const onSelect = vi.fn<() => void>();
  renderWithProviders(<p>page</p>);
  show("Conversation hidden", { action: { label: "Undo", onSelect } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Conversation hidden")).not.toBeInTheDocument();
});

it("D240: of two alike that can be undone one stays for five seconds and takes back both, as it says", () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  renderWithProviders(<p>page</p>);
  show("Conversation hidden", { undo: first });
  act(() => vi.advanceTimersByTime(1000));
  show("Conversation hidden", { undo: second });
  act(() => vi.advanceTimersByTime(4900));
  fireEvent.click(screen.getByRole("button", { name: "Undo all 2" }));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(screen.queryByText("Conversation hidden")).not.toBeInTheDocument();
});
