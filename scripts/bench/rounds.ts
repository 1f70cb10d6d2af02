import type { LoadProcess } from "./loadProcess.ts";
import { cpuSeconds, cpuSecondsOfChildren, usedBetween } from "./processCost.ts";
import type { Scene } from "./scene.ts";
import type { ServerProcess } from "./serverProcess.ts";
import type { Settings } from "./settings.ts";
import { quantile } from "./statistics.ts";

/** One side of a comparison: a server, its requests, and the result of each round. */
export interface Side {
  name: string;
  postgresPid: number;
  server: ServerProcess;
  requests: readonly string[];
  rounds: Round[];
}

export const side = (
  name: string,
  { postgresPid }: Scene,
  server: ServerProcess,
  requests: readonly string[],
): Side => ({ name, postgresPid, server, requests, rounds: [] });

export interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  cpu: Cpu | undefined;
}

/** Microseconds of CPU for each request. */
interface Cpu {
  server: number;
  postgres: number;
}

interface RoundParts {
  loader: LoadProcess;
  settings: Settings;
}

/** Runs the sides in turn, so that other work of the machine affects all of them. */
export async function runRounds(sides: readonly Side[], parts: RoundParts): Promise<void> {
  const { connections, rounds, secondsPerRound, warmUpSeconds } = parts.settings;
  const job = ({ requests, server }: Side, seconds: number) => ({
    port: server.port,
    requests,
    connections,
    limit: { milliseconds: seconds * 1000 },
  });
  for (const each of sides) await parts.loader.run(job(each, warmUpSeconds));
  for (let round = 0; round < rounds; round += 1) {
    // The first side changes, so that none always follows the other.
    for (const each of round % 2 === 0 ? sides : sides.toReversed()) {
      const before = readCosts(each);
      const { answers, latencies, milliseconds } = await parts.loader.run(job(each, secondsPerRound));
      const after = readCosts(each);
      each.rounds.push({
        perSecond: (answers / milliseconds) * 1000,
        p50: quantile(latencies, 0.5),
        p99: quantile(latencies, 0.99),
        cpu: before && after && cpuPerRequest(before, after, answers),
      });
    }
  }
}

interface Costs {
  server: number;
  backends: ReadonlyMap<number, number>;
}

function readCosts({ server: { pid }, postgresPid }: Side): Costs | undefined {
  const server = cpuSeconds(pid);
  const backends = cpuSecondsOfChildren(postgresPid);
  return server === undefined || backends === undefined ? undefined : { server, backends };
}

function cpuPerRequest(before: Costs, after: Costs, requests: number): Cpu {
  const each = (seconds: number): number => (seconds / requests) * 1e6;
  return {
    server: each(after.server - before.server),
    postgres: each(usedBetween(before.backends, after.backends)),
  };
}
