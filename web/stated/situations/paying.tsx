import { act } from "@testing-library/react";
import { vi } from "vitest";
import { boardRows, mayNot, recruitingGroup, standingRow, startedGroup } from "../../test/groupForTests.ts";
import type { Situation } from "../situation.ts";
import { openGroup } from "./group.tsx";
import { refuse, waitFor } from "./pages.tsx";

const inState = (state: string) => openGroup("chloe", startedGroup({ standings: [standingRow(state)] }));

async function pay(answer: unknown) {
  openGroup("chloe", startedGroup(), { stripe_contribute: answer });
  const button = await waitFor(() => document.querySelector<HTMLElement>("[data-pay]"));
  await act(async () => button.click());
}

const returned = (outcome: string, more = {}) => openGroup("chloe", startedGroup(), more, `?payment=${outcome}`);
/** What the server answers when it is asked for the last payment. */
const lastPayment = () => ({
  edges: [
    { node: { __typename: "payments", id: "payment-1", paid_at: new Date().toISOString(), status: "completed" } },
  ],
});

export const paying: readonly Situation[] = [
  {
    name: "before the days of paying early",
    says: ["contribution.badge.onSchedule"],
    play: () => inState("too_early"),
  },
  { name: "within them", says: ["contribution.badge.early"], play: () => inState("early") },
  { name: "the due date", says: ["contribution.badge.dueToday"], play: () => inState("due_today") },
  { name: "in grace", says: ["contribution.badge.overdue"], play: () => inState("grace") },
  {
    name: "after the grace",
    says: ["contribution.badge.overdue", "contribution.expired.title", "contribution.locked"],
    play: () => inState("expired"),
  },
  { name: "one's own round", says: ["contribution.receiving.title"], play: () => inState("receiving") },
  { name: "a bank transfer is on its way", says: ["refusals.payment-in-progress"], play: () => inState("processing") },
  {
    name: "before the start",
    says: ["contribution.notStarted.title"],
    play: () =>
      openGroup(
        "chloe",
        recruitingGroup({
          may_join: mayNot("already-member"),
          board: boardRows({ amina: "waiting", bruno: "waiting", chloe: "waiting" }),
        }),
      ),
  },
  {
    name: "on the way to the payment provider",
    says: ["contribution.redirecting"],
    play: () => pay(() => new Promise(() => {})),
  },
  {
    name: "the way takes long",
    says: ["contribution.redirecting", "contribution.reset"],
    play: async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await pay(() => new Promise(() => {}));
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      vi.useRealTimers();
    },
  },
  {
    name: "no address of the payment provider",
    saysWithin: ["contribution.failed", "contribution.noUrl"],
    play: () => pay({ payment_id: "00000000-0000-7000-8000-0000000000aa", url: "" }),
  },
  {
    name: "paying failed, and nobody knows why",
    saysWithin: ["contribution.failed", "contribution.unknownError"],
    play: () => pay(refuse("something-went-wrong")),
  },
  ...(
    [
      ["payment-not-available", "contribution.notAvailable"],
      ["group-not-started", "contribution.notAvailable"],
      ["grace-expired", "contribution.notAvailable"],
      ["already-paid", "contribution.failed"],
      ["invalid-amount", "contribution.invalidAmount"],
      ["payment-incomplete", "contribution.invalidPayment"],
    ] as const
  ).map(([code, title]) => ({
    name: `paying, answered ${code}`,
    saysWithin: [title, `refusals.${code}`] as const,
    play: () => pay(refuse(code)),
  })),
  {
    name: "back from the provider: paid",
    says: ["contribution.toast.success"],
    play: () => returned("success", { payments_connection: lastPayment }),
  },
  {
    name: "back from the provider: failed",
    says: ["contribution.toast.failed", "contribution.toast.failedText"],
    play: () => returned("failed"),
  },
  {
    name: "back from the provider: cancelled",
    says: ["contribution.toast.cancelled"],
    play: () => returned("cancelled"),
  },
];
