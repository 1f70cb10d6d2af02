import { readFileSync } from "node:fs";

const LOOK_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash", "ash", "zsh", "busybox"]);

/** A living process. Ids are reused, so the time of its start identifies it too. */
interface Living {
  pid: number;
  /** Ticks since the machine started. */
  startedAt: string;
  parent: number;
}

/**
 * Calls back once when the `npm start` or `npm run dev` that runs this process has gone, even if it was killed outright.
 * Started in any other way, it never does; whether standard input ends makes no difference.
 */
export function watchStarter(env: NodeJS.ProcessEnv, onGone: () => void): void {
  if (!env["npm_lifecycle_script"]?.includes("local/start.ts")) return;
  const starters = startersOf(process.ppid);
  const timer = setInterval(() => {
    const isOrphan = starters.some(({ pid, startedAt }) => living(pid)?.startedAt !== startedAt);
    if (!isOrphan) return;
    clearInterval(timer);
    onGone();
  }, LOOK_MS).unref();
}

/** The parent, and the one above it where npm has put a shell in between, which would outlive npm. */
function startersOf(parent: number): Living[] {
  const first = living(parent);
  if (!first) return [];
  const above = isShell(parent) ? living(first.parent) : undefined;
  return above ? [first, above] : [first];
}

/** @returns undefined for no such process, or one of which only the exit code is left */
function living(pid: number): Living | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name is second, in brackets, and may contain blanks and brackets itself.
    const [state, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" || state === "X" ? undefined : { pid, parent: Number(parent), startedAt: rest[17]! };
  } catch {
    return undefined;
  }
}

function isShell(pid: number): boolean {
  return SHELLS.has(readFileSync(`/proc/${pid}/comm`, "utf8").trim());
}
