import { daysHeld, extendedGrace, graceGoingOn, mayOpenExtension, movedGrace } from "../../domain/extension.ts";
import { type KeepingVote, mayOpenRemoval, removalPause } from "../../domain/removal.ts";
import { voteEnd, voteOutcome } from "../../domain/vote.ts";
import type { MemoryCircle } from "./circle.ts";
import { type Debt, LIMITS, type Vote, ZONE } from "./rows.ts";

/** The votes about members of a circle in memory. */
export class MemoryVotes {
  private readonly circle: MemoryCircle;

  constructor(circle: MemoryCircle) {
    this.circle = circle;
  }

  /** The member concerned asks for more days (D122); the clock of the grace stands still meanwhile (D123). */
  openExtension(debt: Debt): Vote | undefined {
    const { circle } = this;
    const before = circle.votes.find(
      (vote) =>
        vote.type === "extend_grace" &&
        vote.about === debt.userId &&
        vote.payoutRound === debt.payoutRound &&
        vote.cycle === debt.cycle,
    );
    const isMember = circle.members.has(debt.userId);
    const voters = this.othersThan(debt.userId);
    const answer = mayOpenExtension({
      who: isMember ? "member" : "former",
      group: circle.group,
      isOwn: true,
      isMember,
      isAsked: !debt.isWaived && debt.cycle === circle.cycle.cycle,
      state: circle.stateOf(debt),
      vote: before ? (before.status === "active" ? "open" : "over") : "none",
      voters: voters.length,
    });
    if (!answer.allowed) return undefined;
    const heldDays = daysHeld(debt.graceEndsAt, { openedAt: circle.now, hours: LIMITS.extensionVoteHours });
    if (heldDays > 0) debt.graceEndsAt = movedGrace(debt.graceEndsAt, heldDays, ZONE);
    return this.open({ type: "extend_grace", about: debt.userId, payoutRound: debt.payoutRound, heldDays });
  }

  /** Any other member asks the circle to remove one (D122). */
  openRemoval(by: string, about: string): Vote | undefined {
    const { circle } = this;
    const answer = mayOpenRemoval({
      who: circle.members.has(by) ? "member" : "former",
      group: circle.group,
      isOwn: by === about,
      isMember: circle.members.has(about),
      isExitAgreed: circle.isExitAgreed(about),
      hasOpenVote: this.openRemovalOf(about) !== undefined,
      pausedUntil: this.pausedUntil(about),
      pauseDays: LIMITS.removalPauseDays,
      now: circle.now,
    });
    return answer.allowed ? this.askToRemove(about, null) : undefined;
  }

  askToRemove(about: string, payoutRound: number | null): Vote {
    return this.open({ type: "remove_member", about, payoutRound, heldDays: 0 });
  }

  openRemovalOf(about: string): Vote | undefined {
    return this.circle.votes.find(
      (vote) => vote.type === "remove_member" && vote.about === about && vote.status === "active",
    );
  }

  pausedUntil(about: string): Date | null {
    const ends = this.circle.votes
      .filter((vote) => vote.type === "remove_member" && vote.about === about)
      .map((vote) => removalPause(vote, LIMITS.removalPauseDays)!.getTime());
    return ends.length === 0 ? null : new Date(Math.max(...ends));
  }

  keepingVotes(about: string): KeepingVote[] {
    return this.circle.votes.flatMap((vote) =>
      vote.type === "remove_member" && vote.about === about && vote.status === "failed"
        ? [{ openedAt: vote.openedAt, closedAt: vote.closedAt! }]
        : [],
    );
  }

  /** Closes what is certain, or whose time is over (D126), and does what was decided. */
  closeDecided(): void {
    const { now } = this.circle;
    for (const vote of this.circle.votes.filter(({ status }) => status === "active")) {
      const yes = [...vote.ballots.values()].filter(Boolean).length;
      const gone = vote.voters.filter((voter) => !this.circle.members.has(voter) && !vote.ballots.has(voter)).length;
      const tally = { voters: vote.voters.length, yes, no: vote.ballots.size - yes, gone };
      const outcome = voteOutcome(tally, vote.expiresAt <= now);
      if (!outcome) continue;
      this.close(vote, outcome);
      if (vote.type === "extend_grace") this.endExtension(vote, outcome === "approved");
      else if (outcome === "approved") this.circle.agreeExit(vote.about);
    }
  }

  /** Ends what has nothing left to decide. */
  endMoot(): void {
    const { circle } = this;
    for (const vote of circle.votes.filter(({ status }) => status === "active")) {
      if (!this.isMoot(vote)) continue;
      this.close(vote, "deleted");
      if (vote.type === "extend_grace") this.endExtension(vote, false);
    }
  }

  private isMoot({ about, cycle, payoutRound, type }: Vote): boolean {
    const { circle } = this;
    if (circle.cycle.isComplete || circle.isExitAgreed(about) || !circle.members.has(about)) return true;
    if (payoutRound === null) return false;
    const { debts } = circle.cycles[cycle - 1]!;
    const own = debts.filter(({ userId }) => userId === about);
    if (type === "extend_grace")
      return own.some(
        (debt) => debt.payoutRound === payoutRound && (debt.isWaived || debt.payment?.state === "completed"),
      );
    const unpaid = own.filter((debt) => debt.payoutRound < payoutRound && circle.isArrear(debt));
    return unpaid.length < LIMITS.unpaidAtTurn;
  }

  private endExtension({ about, cycle, expiresAt, heldDays, payoutRound }: Vote, isApproved: boolean): void {
    const { circle } = this;
    const debt = circle.debt(about, payoutRound!, circle.cycles[cycle - 1])!;
    const { graceEndsAt } = debt;
    const { now } = circle;
    if (!isApproved) {
      debt.graceEndsAt = graceGoingOn({ graceEndsAt, heldDays, expiresAt, now, timeZone: ZONE });
      return;
    }
    const oldEnd = heldDays === 0 ? graceEndsAt : movedGrace(graceEndsAt, -heldDays, ZONE);
    debt.graceEndsAt = extendedGrace({ oldEnd, now, days: LIMITS.graceExtensionDays, timeZone: ZONE });
    if (debt.defaultsAt >= debt.graceEndsAt) return;
    debt.defaultsAt = debt.graceEndsAt;
    debt.isInDefault = false;
  }

  private open(asked: Pick<Vote, "type" | "about" | "payoutRound" | "heldDays">): Vote {
    const { cycle, now } = this.circle;
    const span = asked.type === "extend_grace" ? LIMITS.extensionVoteHours : LIMITS.removalVoteDays;
    const vote: Vote = {
      ...asked,
      cycle: cycle.cycle,
      openedAt: now,
      expiresAt: voteEnd(asked.type, now, span),
      closedAt: null,
      status: "active",
      voters: this.othersThan(asked.about),
      ballots: new Map(),
    };
    this.circle.votes.push(vote);
    return vote;
  }

  private close(vote: Vote, status: Vote["status"]): void {
    vote.status = status;
    vote.closedAt = this.circle.now;
  }

  private othersThan(userId: string): string[] {
    return [...this.circle.members].filter((member) => member !== userId);
  }
}
