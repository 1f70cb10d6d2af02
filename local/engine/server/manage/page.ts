import { parseFailed, record } from "./calls.ts";

/** Which rows of a list are asked for, by `limit` and `offset`. @throws RequestError parse-failed */
export function page(args: unknown, defaultLimit: number | null = 100): { limit: number | null; offset: number } {
  const { limit, offset } = record(args);
  for (const [key, value] of Object.entries({ limit, offset })) {
    if (value === undefined || value === null) continue;
    if (!Number.isSafeInteger(value) || (value as number) < 0) throw parseFailed("expected a count", `$.${key}`);
  }
  return { limit: (limit as number | null | undefined) ?? defaultLimit, offset: (offset as number | undefined) ?? 0 };
}
