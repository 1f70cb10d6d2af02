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
 * Calls back once when the `npm start` or `npm run dev` that runs this process has gone, even if it was killed
 * outright. Started in another way, it never calls back. The end of standard input does not matter.
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

/** The parent process, and its parent if npm runs us through a shell, which can outlive npm. */
function startersOf(parent: number): Living[] {
  const first = living(parent);
  if (!first) return [];
  const above = isShell(parent) ? living(first.parent) : undefined;
  return above ? [first, above] : [first];
}

/** @returns undefined when the process does not exist or has ended */
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
