/** The last errors a person ran into, kept on the device so that support can ask for them (D228). Never on localhost. */

const key = "errors";
const mostKept = 10;

interface ErrorReport {
  at: string;
  path: string;
  message: string;
}

export function recordError(thrown: unknown, where: { hostname: string; pathname: string } = location): void {
  if (where.hostname === "localhost" || where.hostname === "127.0.0.1") return;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as ErrorReport[];
    const report: ErrorReport = { at: new Date().toISOString(), path: where.pathname, message: message.slice(0, 300) };
    localStorage.setItem(key, JSON.stringify([report, ...kept].slice(0, mostKept)));
  } catch {
    // Without storage nothing is kept, because showing the error matters more.
  }
}
