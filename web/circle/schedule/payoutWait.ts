import type { usePayoutWaits_group$data } from "../../__generated__/member/usePayoutWaits_group.graphql.ts";
import { oneOf, required } from "../../lib/required.ts";

/** Why a payout has not gone out; the words of `payout_wait`. */
export const waitReasons = [
  "frozen",
  "given_back",
  "vote",
  "not_open",
  "contributions",
  "overdue",
  "coming",
  "payout_day",
  "released_now",
] as const;
export type WaitReason = (typeof waitReasons)[number];

/** What the payout of one round waits for: one reason, and the one calendar day that belongs to it. */
export interface PayoutWait {
  reason: WaitReason;
  day: string;
}

type WaitRow = Pick<usePayoutWaits_group$data["payout_waits"][number], "on_day" | "reason">;

export const payoutWaitOf = (row: WaitRow): PayoutWait => ({
  reason: oneOf(waitReasons, row.reason, "payout_waits.reason"),
  day: required(row.on_day, "payout_waits.on_day"),
});

const dayKnown = ["not_open", "contributions", "payout_day"] as const;
/** Whether the payout goes out on its planned day, as far as is known. */
export const isDayKnown = (reason: WaitReason): reason is (typeof dayKnown)[number] =>
  (dayKnown as readonly WaitReason[]).includes(reason);
