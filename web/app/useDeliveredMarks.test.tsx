import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DELIVERIES } from "../talk/Pace.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { useDeliveredMarks } from "./useDeliveredMarks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOON = DELIVERIES.soonMs[1];

/** A page with so many messages unread. */
function open(unread: number) {
  const { environment, sent } = relayForTests("member", { update_chat_user_states: { affected_rows: 1 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const { rerender, unmount } = renderHook(({ count, mark }) => useDeliveredMarks("me", count, mark), {
    wrapper,
    initialProps: { count: unread, mark: 7 },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  /** How often it was told so far. */
  const told = () => sent.length;
  return { count: (count: number, mark = 7) => rerender({ count, mark }), pass, sent, told, unmount };
}

it("D182: what came before the page was open is told soon, on whichever page", () => {
  const { pass, sent, told } = open(2);
  expect(told()).toBe(0);
  pass(SOON);
  expect(sent).toEqual([{ name: "useDeliveredMarksMutation", variables: { me: "me" } }]);
});

it("D182: what comes is told, at a pace, and what is read meanwhile needs no telling", () => {
  const { count, pass, told } = open(0);
  pass(SOON);
  expect(told()).toBe(0);
  count(1);
  count(0);
  pass(SOON);
  expect(told()).toBe(0);
  for (let messages = 1; messages <= 20; messages += 1) {
    count(messages);
    pass(500);
  }
  expect(told()).toBeLessThanOrEqual(2);
  pass(DELIVERIES.restMs[1]);
  expect(told()).toBeGreaterThan(0);
});

it("D182: what comes while the count is at its end is told too", () => {
  const { count, pass, told } = open(100);
  pass(SOON);
  expect(told()).toBe(1);
  count(100);
  pass(DELIVERIES.restMs[1]);
  expect(told()).toBe(1);
  count(100, 8);
  pass(DELIVERIES.restMs[1]);
  expect(told()).toBe(2);
});

it("nothing is sent when somebody leaves", () => {
  const { told, unmount } = open(3);
  unmount();
  act(() => vi.advanceTimersByTime(SOON));
  expect(told()).toBe(0);
});
