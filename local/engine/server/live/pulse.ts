import { log, messageOf } from "../../log.ts";
import type { Change } from "./changeTrigger.ts";
import type { Concern } from "./concern.ts";
import type { Gate } from "./gate.ts";
import { RefreshLoop } from "./refreshLoop.ts";
import type { TableChanges, Watch } from "./tableChanges.ts";

export interface PulseOptions<Member> {
  members: () => Iterable<Member>;
  concernedBy: (change: Change) => Concern<Member>;
  refresh: (batch: readonly Member[]) => Promise<void>;
  batchSize: number;
  /** Milliseconds between two rounds while changes are not announced. */
  intervalMs: number;
}

/** How often a cohort is asked even though every change is announced. */
const SAFETY_NET_MS = 120_000;
const TROUBLE_REST_MS = 1000;

/** Makes a cohort ask again: at each announced change, or by the clock where changes are not announced. */
export class Pulse<Member extends object> {
  readonly loop: RefreshLoop<Member>;
  readonly #watch: Watch;
  readonly #intervalMs: number;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(tables: readonly string[], options: PulseOptions<Member>, changes: TableChanges, gate: Gate) {
    const { batchSize, concernedBy, intervalMs, members, refresh } = options;
    this.#intervalMs = intervalMs;
    this.loop = new RefreshLoop({
      members,
      batchSize,
      gate,
      longestRestMs: intervalMs,
      refresh: (batch) => refresh(batch).catch((error: unknown) => this.#trouble(error)),
    });
    this.#watch = changes.watch(tables, {
      changed: (change) => {
        const { first, others } = concernedBy(change);
        for (const member of first) this.loop.request(member);
        if (others) this.loop.requestAll();
      },
      coverageChanged: () => {
        this.loop.requestAll();
        this.#arm();
      },
    });
    this.#arm();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#watch.stop();
    this.loop.stop();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(
      () => {
        if (this.#watch.covered) this.loop.lookOver();
        else this.loop.requestAll();
        this.#arm();
      },
      this.#watch.covered ? Math.max(SAFETY_NET_MS, this.#intervalMs) : this.#intervalMs,
    ).unref();
  }

  /** The subscribers are not told: they get their answers as soon as the database is back. */
  #trouble(error: unknown): void {
    log("warn", "subscriptions could not be refreshed", { error: messageOf(error) });
    setTimeout(() => this.loop.requestAll(), TROUBLE_REST_MS).unref();
  }
}
