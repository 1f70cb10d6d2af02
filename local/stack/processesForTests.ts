import { readFileSync } from "node:fs";
import path from "node:path";
import { withClient } from "../postgres/withClient.ts";
import { childrenOf, databaseOf, processesWith, type TestStack, until } from "./forTests.ts";

const SCRIPTS = {
  engine: "local/engine/main.ts",
  actions: "actions/server.ts",
  web: "web/server/main.ts",
  stripe: "local/stripe/main.ts",
  didit: "local/didit/main.ts",
  oidc: "local/oidc/main.ts",
  mail: "local/mail/main.ts",
};

export type StackProcess = keyof typeof SCRIPTS | "postgres";

/** The processes of a stack, in the order in which tests kill them. */
export const PROCESSES: readonly StackProcess[] = [...(Object.keys(SCRIPTS) as StackProcess[]), "postgres"];

/** The process of that name, among those that the stack started. */
export function processOf(stack: TestStack, name: StackProcess): number | undefined {
  const word = name === "postgres" ? "/bin/postgres" : SCRIPTS[name];
  const children = new Set(childrenOf(stack.process.pid!));
  return processesWith(word).find((pid) => children.has(pid));
}

/** A secret that the stack made for itself. */
export const secretOf = (stack: TestStack, name: string): string =>
  (JSON.parse(readFileSync(path.join(stack.dataDir, "secrets.json"), "utf8")) as Record<string, string>)[name]!;

/** Asks every process one question at its public address. @returns the processes that answered */
export async function whoAnswers(stack: TestStack): Promise<string[]> {
  const at = (offset: number, path: string) => `http://127.0.0.1:${stack.port + offset}${path}`;
  const isFine = async (url: string) => (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  const questions: Record<StackProcess, () => Promise<boolean>> = {
    web: () => isFine(at(0, "/healthz")),
    engine: async () => {
      const answer = await fetch(at(1, "/v1/graphql"), {
        method: "POST",
        headers: { "content-type": "application/json", "x-hasura-admin-secret": secretOf(stack, "hasuraAdmin") },
        body: JSON.stringify({ query: "{ currencies { code } }" }),
        signal: AbortSignal.timeout(1_000),
      });
      return ((await answer.json()) as { data?: object }).data !== undefined;
    },
    actions: () => isFine(at(2, "/readyz")),
    stripe: () => isFine(at(4, "/_sim/health")),
    didit: () => isFine(at(5, "/_sim/health")),
    mail: () => isFine(at(6, "/_sim/health")),
    oidc: () => isFine(at(11, "/_sim/health")),
    postgres: async () => (await withClient(databaseOf(stack), (client) => client.query("select 1"))).rowCount === 1,
  };
  const answered = await Promise.all(
    Object.entries(questions).map(async ([name, ask]) => ((await ask().catch(() => false)) ? name : undefined)),
  );
  return answered.filter((name) => name !== undefined);
}

/** Kills a process and waits until a new one replaces it and all answer. @returns how long that took, in ms */
export async function killAndWait(stack: TestStack, name: StackProcess, withinMs: number): Promise<number> {
  const victim = processOf(stack, name);
  process.kill(victim!, "SIGKILL");
  const killedAt = performance.now();
  await until(
    async () => ({ isOther: processOf(stack, name) !== victim, answered: await whoAnswers(stack) }),
    ({ answered, isOther }) => isOther && answered.length === PROCESSES.length,
    withinMs,
  );
  return performance.now() - killedAt;
}

/**
 * Suspends Postgres and its child processes without ending them.
 * @returns a function that lets them continue
 */
export function freezeDatabase(stack: TestStack): () => void {
  const postmaster = processOf(stack, "postgres")!;
  process.kill(postmaster, "SIGSTOP"); // first, so that it starts no other process meanwhile
  const frozen = [...childrenOf(postmaster).filter((pid) => isSent(pid, "SIGSTOP")), postmaster];
  return () => {
    for (const pid of frozen) isSent(pid, "SIGCONT");
  };
}

/** False for a process that has just ended. */
function isSent(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
