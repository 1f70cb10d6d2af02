import type { Pool } from "pg";
import { RequestError } from "../http/RequestError.ts";
import type { Metadata } from "../../interface.ts";
import { log, messageOf } from "../../log.ts";
import { deliver } from "../../webhooks/delivery.ts";
import type { BusinessClock } from "./businessClock.ts";
import { forgetTicks, lockDueTicks, nextTickAt, rewriteUpcoming, topUpUpcoming } from "./cronTicks.ts";
import { readCronTriggers, type CronTrigger } from "./definitions.ts";
import { buryOneOff, createOneOff, lockDueOneOffs, nextOneOffAt, retryOf } from "./oneOffEvents.ts";
import { createTables, hasTables, nextRetryMs, recordAttempt, unlock, type Kind } from "./scheduleQueue.ts";
import { oneOffWork, tickWork, type Work } from "./work.ts";

interface Parts {
  pool: Pool;
  clock: BusinessClock;
  env: Readonly<Record<string, string | undefined>>;
  /** True when no other engine was on the database: locks were then left by a crash. */
  cameAlone: boolean;
}

/** The result of a delivery that the caller waited for. */
export interface Fired {
  /** The name of the cron trigger; undefined for a one-off event. */
  name: string | undefined;
  scheduled_time: string;
  delivered: boolean;
}

interface Running {
  name: string | undefined;
  done: Promise<Fired>;
}

/** Milliseconds. The database is asked at least this often, for what other engines or retries have put there. */
const LONGEST_WAIT_MS = 10_000;
const STOP_MS = 700;

/** Cron triggers and one-off events, on the business clock. */
export class Crons {
  readonly #parts: Parts;
  readonly #running = new Map<string, Running & { kind: Kind }>();
  #triggers: ReadonlyMap<string, CronTrigger> = new Map();
  #oneOffs = false;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #prepared = false;
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Takes over the triggers of the metadata; the work starts in the background.
   * @throws Error naming the trigger at fault
   */
  apply(metadata: Metadata): void {
    this.#triggers = readCronTriggers(metadata.cron_triggers, this.#parts.env);
    const { offsetMs } = this.#parts.clock;
    void this.#inTurn(async () => {
      await this.#prepare();
      // A clock that was moved before this start has jumped over ticks, like one that is moved now.
      await this.#sweep(offsetMs === 0);
      if (this.#triggers.size > 0) await rewriteUpcoming(this.#parts.pool, this.#triggers, this.#parts.clock.now());
    }).catch((error: unknown) => this.#report(error));
  }

  /** Moves the clock. Each trigger that missed a tick fires once, at once. */
  async moveClock(offsetMs: number): Promise<void> {
    await this.#inTurn(async () => {
      this.#parts.clock.move(offsetMs);
      await this.#sweep(false);
      if (this.#triggers.size > 0) await rewriteUpcoming(this.#parts.pool, this.#triggers, this.#parts.clock.now());
    });
  }

  /** Fires what is due now and answers after the handlers. @param name of one trigger; undefined: all of them */
  async runDue(name?: string): Promise<Fired[]> {
    if (name !== undefined && !this.#triggers.has(name)) {
      throw new RequestError(400, "not-exists", `cron trigger with name "${name}" does not exist`, "$.name");
    }
    await this.#inTurn(() => this.#sweep(false));
    const awaited = [...this.#running.values()].filter((running) => name === undefined || running.name === name);
    return Promise.all(awaited.map(({ done }) => done));
  }

  /** @returns the event's id @throws RequestError naming the argument at fault */
  async createScheduledEvent(args: unknown): Promise<string> {
    if (!this.#oneOffs) await createTables(this.#parts.pool, "scheduled");
    this.#oneOffs = true;
    const id = await createOneOff(this.#parts.pool, args, this.#parts.env);
    await this.#inTurn(() => this.#sweep(true));
    return id;
  }

  /** Deletes the undelivered ticks of a trigger that is gone. */
  async forget(trigger: string): Promise<void> {
    await this.#inTurn(() => forgetTicks(this.#parts.pool, trigger));
  }

  /** Waits a moment for running deliveries and gives the others back. */
  async close(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([Promise.all([this.#turn, ...[...this.#running.values()].map(({ done }) => done)]), late]);
    clearTimeout(timer);
    for (const kind of ["cron", "scheduled"] as const) {
      const ids = [...this.#running].filter(([, running]) => running.kind === kind).map(([id]) => id);
      if (ids.length > 0) await unlock(this.#parts.pool, kind, ids).catch(() => undefined);
    }
  }

  /** Runs sweeps one after the other: two at once would look at the same ticks. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined).then(() => this.#schedule());
    return result;
  }

  async #prepare(): Promise<void> {
    const { pool, cameAlone } = this.#parts;
    if (this.#triggers.size > 0) await createTables(pool, "cron");
    this.#oneOffs = await hasTables(pool, "scheduled");
    if (this.#prepared || !cameAlone) return;
    this.#prepared = true;
    if (this.#triggers.size > 0) await unlock(pool, "cron");
    if (this.#oneOffs) await unlock(pool, "scheduled");
  }

  async #sweep(mindTolerance: boolean): Promise<void> {
    if (this.#stopped) return;
    const { pool, clock } = this.#parts;
    const now = clock.now();
    if (this.#triggers.size > 0) {
      for (const tick of await lockDueTicks(pool, this.#triggers, now, mindTolerance)) {
        this.#fire(tickWork(tick, this.#triggers.get(tick.trigger)!));
      }
      await topUpUpcoming(pool, this.#triggers, now);
    }
    if (!this.#oneOffs) return;
    for (const event of await lockDueOneOffs(pool, now)) {
      const age = now.getTime() - event.scheduledTime.getTime();
      if (mindTolerance && event.tries === 0 && age > retryOf(event).toleranceMs) await buryOneOff(pool, event.id);
      else this.#fire(oneOffWork(event, this.#parts.env));
    }
  }

  #fire(work: Work): void {
    const { kind, id, name } = work;
    this.#running.set(id, { kind, name, done: this.#attempt(work) });
  }

  async #attempt({ kind, id, name, scheduledTime, tries, target, retry, body }: Work): Promise<Fired> {
    const delivery = await deliver(target, body);
    const again = delivery.retryAfterSeconds ?? (tries < retry.retries ? retry.intervalSeconds : undefined);
    const retrySeconds = delivery.delivered ? undefined : again;
    try {
      await recordAttempt(this.#parts.pool, kind, id, delivery, retrySeconds);
    } catch (error) {
      this.#report(error);
    }
    this.#running.delete(id);
    // The retry is now the next thing that is due.
    if (retrySeconds !== undefined) void this.#inTurn(async () => undefined);
    return { name, scheduled_time: scheduledTime, delivered: delivery.delivered };
  }

  /** Wakes when the next thing is due. */
  async #schedule(): Promise<void> {
    if (this.#stopped) return;
    const { pool, clock } = this.#parts;
    try {
      const waits: number[] = [LONGEST_WAIT_MS];
      const dueAt = (time: Date | undefined): void => {
        if (time) waits.push(time.getTime() - clock.now().getTime());
      };
      if (this.#triggers.size > 0) {
        dueAt(await nextTickAt(pool, [...this.#triggers.keys()]));
        waits.push((await nextRetryMs(pool, "cron")) ?? LONGEST_WAIT_MS);
      }
      if (this.#oneOffs) {
        dueAt(await nextOneOffAt(pool));
        waits.push((await nextRetryMs(pool, "scheduled")) ?? LONGEST_WAIT_MS);
      }
      if (this.#triggers.size === 0 && !this.#oneOffs) return;
      this.#wakeAfter(Math.max(Math.min(...waits), 0));
    } catch (error) {
      this.#report(error);
      this.#wakeAfter(LONGEST_WAIT_MS);
    }
  }

  #wakeAfter(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#inTurn(() => this.#sweep(true)).catch((error: unknown) => this.#report(error));
    }, milliseconds).unref();
  }

  #report(error: unknown): void {
    if (!this.#stopped) log("warn", "cron and scheduled triggers are in trouble", { error: messageOf(error) });
  }
}
