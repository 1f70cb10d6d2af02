/** One JSON line: notices to stdout, trouble to stderr. Never given tokens, secrets or row data. */
export function log(
  level: "info" | "warn" | "error",
  msg: string,
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const line = `${JSON.stringify({ level, time: new Date().toISOString(), msg, ...fields })}\n`;
  (level === "info" ? process.stdout : process.stderr).write(line);
}

/** What an unknown thrown value says of itself. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
