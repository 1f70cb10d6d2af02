import { type DestinationStream, type Logger, pino, type LoggerOptions } from "pino";

/**
 * The parts of an error that may be logged: Postgres puts whole rows into `detail` and `where`, so those are left out.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: "not an error" };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  return { type: error.name, message: error.message, code, constraint, table, stack: error.stack };
}

const options: LoggerOptions = {
  base: null,
  serializers: { err: describeError },
  formatters: { level: (level) => ({ level }) },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
};

/** One JSON object a line on standard output. No personal data, no secrets: callers pass ids and codes only. */
export const openLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino({ ...options, level }, to);
