import { readFileSync } from "node:fs";

/** The text of the client's own document for members. @throws Error when there is none of that name */
export function documentOf(name: string): string {
  const documents = JSON.parse(readFileSync("web/documents/current/member.json", "utf8")) as Record<string, string>;
  const found = Object.values(documents).find((text) => new RegExp(`^\\w+ ${name}\\b`).test(text));
  if (!found) throw new Error(`no document is called ${name}`);
  return found;
}
