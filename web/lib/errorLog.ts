/**
 * The last errors a person ran into, kept on the device so that support can ask for them (D228). Never on localhost. They
 * are the person's: the next one does not get them, and the list of a visitor ends with their sign-in.
 */
import { readOwn, writeOwn } from "../session/ofPerson.ts";

const key = "errors";
const mostKept = 10;

export interface ErrorReport {
  at: string;
  path: string;
  message: string;
}

/** What this device has kept of the person, the newest first: shown before it is sent, and sent only on wish (D214). */
export function keptErrors(): ErrorReport[] {
  try {
    const kept: unknown = JSON.parse(readOwn(key) ?? "[]");
    return Array.isArray(kept) ? (kept as ErrorReport[]) : [];
  } catch {
    return [];
  }
}

export function recordError(thrown: unknown, where: { hostname: string; pathname: string } = location): void {
  if (where.hostname === "localhost" || where.hostname === "127.0.0.1") return;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  try {
    const [newest, ...older] = JSON.parse(readOwn(key) ?? "[]") as ErrorReport[];
    const report: ErrorReport = { at: new Date().toISOString(), path: where.pathname, message: message.slice(0, 300) };
    // A page tries again by itself while the service is away: that is one error, as long as it lasts.
    const isAgain = newest?.path === report.path && newest.message === report.message;
    const earlier = newest === undefined || isAgain ? older : [newest, ...older];
    writeOwn(key, JSON.stringify([report, ...earlier].slice(0, mostKept)));
  } catch {
    // A damaged list starts over with the next error: showing this one matters more.
    writeOwn(key, null);
  }
}
