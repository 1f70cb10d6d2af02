import type { ScheduledRound } from "../../domain/cycle.ts";
import type { ExitKind, ExitRound } from "../../domain/exit.ts";
import type { Obligation } from "../../domain/obligation.ts";
import type { VoteStatus, VoteType } from "../../domain/vote.ts";

/** The limits of the catalogue, as it has them. */
export const LIMITS = {
  payEarlyDays: 3,
  graceDays: 3,
  defaultAfterDays: 30,
  lateAllowanceDays: 7,
  lateAnswerHours: 48,
  extensionVoteHours: 48,
  removalVoteDays: 7,
  graceExtensionDays: 3,
  removalPauseDays: 30,
  unpaidAtTurn: 2,
};
export const SHARE = 100_00;
export const FEES = { service: 2_50, processing: 3_27 };
export const ZONE = "UTC";

export interface Payment {
  paymentId: string;
  state: "started" | "completed";
  method: "card" | "bank";
  startedAt: Date;
  heldUntil: Date | null;
  isReturned: boolean;
}

/** One row of `obligations`, with its payment and what opens it late. */
export interface Debt extends Obligation {
  cycle: number;
  defaultsAt: Date;
  isWaived: boolean;
  isInDefault: boolean;
  payment: Payment | null;
  allowedUntil: Date | null;
  silentFrom: Date | null;
}

export interface Payout {
  payoutId: string;
  cash: number;
  ownShare: number;
  releasedAt: Date;
  /** Who was missing, and the payment that was forwarded since. */
  shortfalls: Map<string, string | null>;
}

export interface Round extends ScheduledRound, ExitRound {
  isSettlement: boolean;
  payout: Payout | null;
}

export interface Exit {
  userId: string;
  agreedInRound: number;
  kind: ExitKind | null;
  isEffective: boolean;
}

export interface Cycle {
  cycle: number;
  order: readonly string[];
  rounds: Round[];
  debts: Debt[];
  exits: Exit[];
  /** By how many members the pots are sized. */
  lockedMembers: number;
  isComplete: boolean;
}

export interface Vote {
  type: Exclude<VoteType, "restart_group">;
  about: string;
  cycle: number;
  /** The round whose contribution or payout it is about; null for a removal that a member asks for. */
  payoutRound: number | null;
  heldDays: number;
  openedAt: Date;
  expiresAt: Date;
  closedAt: Date | null;
  status: VoteStatus;
  voters: readonly string[];
  ballots: Map<string, boolean>;
}
