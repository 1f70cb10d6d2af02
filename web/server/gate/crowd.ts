import type { Closing } from "./frames.ts";
import type { Limits } from "./limits.ts";

/** A websocket as the crowd counts it; its first frame says who is there. */
export interface Guest {
  network: string;
  /** undefined before the first frame and for visitors. */
  userId: string | undefined;
  isVisitor: boolean;
  subscriptions: number;
  /** Looks whether its access still holds. */
  recheck(): void;
  close(closing: Closing): void;
}

/** Counts open websockets by address and by person. */
export class Crowd {
  readonly #limits: Limits;
  readonly #members = new Set<Guest>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns whether one more from this address may come in */
  hasRoomFor(network: string): boolean {
    return this.#count((member) => member.network === network) < this.#limits.socketsPerAddress;
  }

  /** @returns whether this member, who has said who it is, may stay */
  mayStay({ isVisitor, network, userId }: Guest): boolean {
    return isVisitor
      ? this.#count((member) => member.isVisitor && member.network === network) <= this.#limits.visitorSocketsPerAddress
      : this.#count((member) => member.userId === userId) <= this.#limits.socketsPerPerson;
  }

  /** Live queries of one person over all connections. */
  subscriptionsOf(userId: string): number {
    let all = 0;
    for (const member of this.#members) if (member.userId === userId) all += member.subscriptions;
    return all;
  }

  add(member: Guest): void {
    this.#members.add(member);
  }

  delete(member: Guest): void {
    this.#members.delete(member);
  }

  [Symbol.iterator](): Iterator<Guest> {
    return this.#members.values();
  }

  #count(matches: (member: Guest) => boolean): number {
    let count = 0;
    for (const member of this.#members) if (matches(member)) count += 1;
    return count;
  }
}
