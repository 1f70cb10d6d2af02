import { readdirSync, readFileSync } from "node:fs";

/** /proc counts in ticks of 10 ms. */
const TICKS_PER_SECOND = 100;
const KILOBYTES_PER_MEGABYTE = 1024;

/** CPU seconds that a process has used so far; undefined where there is no /proc. */
export function cpuSeconds(pid: number): number | undefined {
  const fields = statOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * CPU seconds of each living child of a process, such as the backends of Postgres; undefined where there is no /proc.
 */
export function cpuSecondsOfChildren(parent: number): ReadonlyMap<number, number> | undefined {
  if (!statOf(parent)) return undefined;
  const children = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    const seconds = statOf(pid)?.[1] === String(parent) ? cpuSeconds(pid) : undefined;
    if (seconds !== undefined) children.set(pid, seconds);
  }
  return children;
}

/** CPU seconds of the children between two readings, without those that ended in between. */
export function usedBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  let used = 0;
  for (const [pid, seconds] of after) used += seconds - (before.get(pid) ?? 0);
  return used;
}

/** The most memory that a process has held, and what it holds now, in MB; undefined where there is no /proc. */
export function memory(pid: number): { peak: number; now: number } | undefined {
  const status = read(`/proc/${pid}/status`);
  if (status === undefined) return undefined;
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / KILOBYTES_PER_MEGABYTE;
  return { peak: megabytes("VmHWM"), now: megabytes("VmRSS") };
}

/** Fields of /proc/<pid>/stat from the state on; the name before it may contain anything. */
function statOf(pid: number): string[] | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
