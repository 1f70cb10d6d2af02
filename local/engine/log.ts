/** Writes one JSON line, notices to stdout and errors to stderr. Callers never pass tokens, secrets or row data. */
export function log(
  level: "info" | "warn" | "error",
  msg: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const line = `${JSON.stringify({ level, time: new Date().toISOString(), msg, ...fields })}\n`;
  (level === "info" ? process.stdout : process.stderr).write(line);
}

/** The message of an unknown thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
