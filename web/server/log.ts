/** Writes one JSON line to stdout, or to stderr for warnings. Never pass it tokens, queries or personal data. */
export function log(level: "info" | "warn", msg: string, fields: Readonly<Record<string, unknown>> = {}): void {
  const line = `${JSON.stringify({ level, time: new Date().toISOString(), msg, ...fields })}\n`;
  (level === "info" ? process.stdout : process.stderr).write(line);
}
