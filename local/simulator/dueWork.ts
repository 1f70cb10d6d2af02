import type { Clock } from "./clock.ts";

/** Something that will happen to an object by itself. It is plain data, so that it survives a restart. */
export interface DueTask {
  at: number;
  kind: string;
  id: string;
}

/** Tasks by `kind id`: an object has at most one task of a kind. */
export type DueTasks = Record<string, DueTask>;

/** The longest sleep of a timer in milliseconds, so that a machine which wakes from standby catches up soon. */
const LONGEST_SLEEP_MS = 30_000;

export interface DueWorkOptions {
  clock: Clock;
  /** Read each time, because a reset replaces the tasks. */
  tasks(): DueTasks;
  run(task: DueTask): void;
  /** Called with each task that is added or removed. */
  onChange(key: string): void;
}

/**
 * Runs tasks in the order of their instants on the simulated clock: by a timer as time passes, at once when it jumps.
 */
export class DueWork {
  readonly #options: DueWorkOptions;
  /** No task is due before this instant, so most checks cost nothing. */
  #nothingBefore = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: DueWorkOptions) {
    this.#options = options;
    options.clock.onMoved(() => this.runDue());
  }

  add(task: DueTask): void {
    const key = `${task.kind} ${task.id}`;
    this.#options.tasks()[key] = task;
    this.#options.onChange(key);
    if (task.at < this.#nothingBefore) this.#sleepUntil(task.at);
  }

  /** Runs everything that is due, earliest first. Tasks that are added meanwhile are sorted in. */
  runDue(): void {
    const { clock, run } = this.#options;
    const until = clock.now();
    if (until < this.#nothingBefore) return;
    for (let task = this.#takeEarliest(until); task; task = this.#takeEarliest(until)) {
      const current = task;
      clock.at(current.at, () => run(current));
    }
    this.#sleepUntil(Object.values(this.#options.tasks()).reduce((next, { at }) => Math.min(next, at), Infinity));
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #takeEarliest(until: number): DueTask | undefined {
    const tasks = this.#options.tasks();
    let earliest: [string, DueTask] | undefined;
    for (const [key, task] of Object.entries(tasks)) {
      if (task.at <= until && (!earliest || task.at < earliest[1].at)) earliest = [key, task];
    }
    if (!earliest) return undefined;
    delete tasks[earliest[0]];
    this.#options.onChange(earliest[0]);
    return earliest[1];
  }

  #sleepUntil(instant: number): void {
    clearTimeout(this.#timer);
    this.#nothingBefore = instant;
    if (this.#stopped || instant === Infinity) return;
    const ms = Math.min(Math.max(instant - this.#options.clock.now(), 1), LONGEST_SLEEP_MS);
    this.#timer = setTimeout(() => {
      this.runDue();
      if (this.#options.clock.now() < this.#nothingBefore) this.#sleepUntil(this.#nothingBefore);
    }, ms);
    this.#timer.unref();
  }
}
