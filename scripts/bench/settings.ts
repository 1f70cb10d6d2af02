import { parseArgs } from "node:util";

/** How long and how much is measured. */
export interface Settings {
  /** Alternating rounds; figures are their medians. */
  rounds: number;
  /** Seconds for each side in one round. */
  secondsPerRound: number;
  /** Seconds for each side before its first round of a shape. */
  warmUpSeconds: number;
  /** Connections to the measured server. */
  connections: number;
  /** Seconds for each live-query scene. */
  liveSeconds: number;
  /** Seconds for which people talk. */
  talkSeconds: number;
  /** Seconds for which nobody talks: longer than the engine's safety polling, which asks although nothing was announced. */
  restSeconds: number;
  parts: ReadonlySet<Part>;
}

export const PARTS = [
  "start",
  "reads",
  "growth",
  "operations",
  "live",
  "idle",
  "writes",
  "product",
  "talk",
  "gate",
] as const;
export type Part = (typeof PARTS)[number];

export const USAGE = `npm run bench -- [options]
  --quick              shorter rounds, for a look; its figures are rough
  --long               also "idle": 5,000 subscriptions over a minute in which nothing happens, and "talk": rooms of people
                       who talk for a minute, with the client's own live queries
  --gate               "gate" alone: the gate of the web server, in the one-machine stack
  --only <part>        one of ${PARTS.join(", ")}; may be given again
  --rounds <n>         interleaved rounds (9), at least 3
  --seconds <s>        of each side in each round (1)
  --warm-up <s>        of each side before each shape (2)
  --connections <n>    of the load (32)
  --live-seconds <s>   of each live-query scene (8)
  --talk-seconds <s>   for which people talk (60)`;

/** @throws Error with one sentence about the option at fault */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      long: { type: "boolean", default: false },
      gate: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
      rounds: { type: "string" },
      seconds: { type: "string" },
      "warm-up": { type: "string" },
      connections: { type: "string" },
      "live-seconds": { type: "string" },
      "talk-seconds": { type: "string" },
    },
  });
  const { gate, long, quick } = values;
  const number = (
    name: Exclude<keyof typeof values, "quick" | "long" | "gate" | "only">,
    otherwise: number,
    least: number,
  ) => {
    const value = values[name] === undefined ? otherwise : Number(values[name]);
    if (!(value >= least)) throw new Error(`--${name}: expected a number of at least ${least}`);
    return value;
  };
  return {
    rounds: Math.trunc(number("rounds", quick ? 3 : 9, 3)),
    secondsPerRound: number("seconds", quick ? 0.5 : 1, 0.1),
    warmUpSeconds: number("warm-up", quick ? 0.5 : 2, 0),
    connections: Math.trunc(number("connections", 32, 1)),
    liveSeconds: number("live-seconds", quick ? 3 : 8, 1),
    talkSeconds: number("talk-seconds", quick ? 6 : 60, 1),
    restSeconds: quick ? 10 : 40,
    parts: new Set((gate ? ["gate"] : (values.only ?? usual(long))).map(partOf)),
  };
}

/** The parts that are measured unless others are asked for. */
const usual = (long: boolean): Part[] =>
  PARTS.filter((part) => part !== "gate" && (long || (part !== "idle" && part !== "talk")));

function partOf(name: string): Part {
  const part = PARTS.find((known) => known === name);
  if (!part) throw new Error(`--only: expected one of ${PARTS.join(", ")}, found "${name}"`);
  return part;
}
