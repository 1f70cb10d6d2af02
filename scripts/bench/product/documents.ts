import { readFileSync } from "node:fs";

let documents: readonly string[] | undefined;
const known = new Map<string, string>();

/** The text of the client's own document for members. @throws Error when there is none of that name */
export function documentOf(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  documents ??= Object.values(
    JSON.parse(readFileSync("web/documents/current/member.json", "utf8")) as Record<string, string>,
  );
  const found = documents.find((text) => new RegExp(`^\\w+ ${name}\\b`).test(text));
  if (!found) throw new Error(`no document is called ${name}`);
  known.set(name, found);
  return found;
}
