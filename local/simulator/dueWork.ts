import type { Clock } from "./clock.ts";

/** Something that will happen to an object by itself. Plain data, so that it survives a restart inside the state. */
export interface DueTask {
  at: number;
  kind: string;
  id: string;
}

/** A timer never sleeps longer than this, so that a machine waking up from standby catches up soon. */
const LONGEST_SLEEP_MS = 30_000;

/**
 * Runs tasks in the order of their instants, on the simulated clock: by a timer as time passes, at once when it jumps.
 * `tasks` is read afresh each time, because a reset or a restored snapshot replaces the list.
 */
export class DueWork {
  readonly #clock: Clock;
  readonly #tasks: () => DueTask[];
  readonly #run: (task: DueTask) => void;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(clock: Clock, tasks: () => DueTask[], run: (task: DueTask) => void) {
    this.#clock = clock;
    this.#tasks = tasks;
    this.#run = run;
    clock.onMoved(() => this.runDue());
  }

  add(task: DueTask): void {
    this.#tasks().push(task);
    this.#sleep();
  }

  /** Runs everything due by now, earliest first; tasks added meanwhile take their place in the order. */
  runDue(): void {
    const until = this.#clock.now();
    for (let task = this.#takeEarliest(until); task; task = this.#takeEarliest(until)) {
      const current = task;
      this.#clock.at(current.at, () => this.#run(current));
    }
    this.#sleep();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #takeEarliest(until: number): DueTask | undefined {
    const tasks = this.#tasks();
    let earliest = -1;
    for (const [index, task] of tasks.entries()) {
      if (task.at <= until && (earliest < 0 || task.at < tasks[earliest]!.at)) earliest = index;
    }
    return earliest < 0 ? undefined : tasks.splice(earliest, 1)[0];
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    const tasks = this.#tasks();
    if (this.#stopped || tasks.length === 0) return;
    const next = tasks.reduce((earliest, { at }) => Math.min(earliest, at), Infinity);
    const ms = Math.min(Math.max(next - this.#clock.now(), 1), LONGEST_SLEEP_MS);
    this.#timer = setTimeout(() => this.runDue(), ms);
    this.#timer.unref();
  }
}
