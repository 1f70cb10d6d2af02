/** The documents that browsers may send: those of this release and of the one before (D306). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DocumentList } from "./server/gate/documents.ts";

const ROLES = ["anonymous", "member", "group_admin", "platform_admin"] as const;

/** Whose documents a role may send besides its own: `base` in relay.config.js, where a page may hold a member's parts. */
const ALSO: Readonly<Record<string, readonly string[]>> = { group_admin: ["member"], platform_admin: ["member"] };

/** `web/documents`: one folder a release, one list a role, as the Relay compiler writes them (id to text). */
export const DOCUMENTS = path.join(import.meta.dirname, "documents");

/** Every document of both releases, and which role may send which. @param folder holds `current` and `previous` */
export function readReleasedDocuments(folder = DOCUMENTS): DocumentList {
  const lists = new Map(ROLES.map((role) => [role as string, listsOf(folder, role)]));
  const roles: Record<string, string[]> = {};
  const texts: Record<string, string> = {};
  for (const role of ROLES) {
    Object.assign(texts, lists.get(role));
    const own = [role, ...(ALSO[role] ?? [])].flatMap((name) => Object.keys(lists.get(name) ?? {}));
    roles[role] = [...new Set(own)].toSorted();
  }
  return { texts, roles };
}

function listsOf(folder: string, role: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const release of existsSync(folder) ? readdirSync(folder) : []) {
    const file = path.join(folder, release, `${role}.json`);
    if (existsSync(file)) Object.assign(all, JSON.parse(readFileSync(file, "utf8")));
  }
  return all;
}
