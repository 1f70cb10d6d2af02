import type { Closing } from "./frames.ts";
import type { Limits } from "./limits.ts";

/** A websocket to count. Its first frame tells the person. */
export interface Guest {
  network: string;
  /** undefined before the first frame and for visitors. */
  userId: string | undefined;
  isVisitor: boolean;
  subscriptions: number;
  /** Closes itself if its access has ended. */
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

  /** @returns whether this address may open one more */
  hasRoomFor(network: string): boolean {
    return this.#count((member) => member.network === network) < this.#limits.socketsPerAddress;
  }

  /** @returns whether this websocket, whose caller is known now, may stay */
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
