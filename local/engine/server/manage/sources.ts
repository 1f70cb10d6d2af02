import type { Metadata } from "../../interface.ts";
import { notExists } from "./calls.ts";

/**
 * The name of the database that a call means, `default` where it names none.
 * @throws RequestError when metadata has no such source
 */
export function requireSource({ sources }: Metadata, args: Readonly<Record<string, unknown>>): string {
  const wanted = typeof args.source === "string" ? args.source : "default";
  const isKnown = sources.length === 0 || sources.some((source) => (source as { name?: string }).name === wanted);
  if (!isKnown) throw notExists(`source with name "${wanted}" does not exist`);
  return wanted;
}
