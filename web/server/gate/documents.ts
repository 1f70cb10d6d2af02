import { readFileSync } from "node:fs";
import path from "node:path";

/** The build's list: the text of each document by its id, and the ids that each role may send. */
export interface DocumentList {
  texts: Readonly<Record<string, string>>;
  roles: Readonly<Record<string, readonly string[]>>;
}

export interface Document {
  kind: "query" | "mutation" | "subscription";
  /** The first part of a request's JSON: `{"query":"…","operationName":"…"`, to be closed after the variables. */
  head: string;
  /** The same with `subscription` replaced by `query`, for a live query that is sent once over HTTP. */
  queryHead: string;
}

export interface Documents {
  /** undefined for an unknown document and for another role's alike. */
  find(role: string, id: unknown): Document | undefined;
}

/** Documents are compiled for this endpoint; no document is known at the other. */
export const RELAY = "/v1beta1/relay";

/** The file of a build's list. Files with a leading dot are not served. */
export const LIST_FILE = ".documents.json";

/** @throws Error when the folder of the build has no list */
export function readDocuments(webRoot: string): Documents {
  const file = path.join(webRoot, LIST_FILE);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new Error(`no ${LIST_FILE} in WEB_ROOT ${webRoot}`);
  }
  return documentsOf(JSON.parse(text) as DocumentList);
}

/** @throws Error for a text that is not one named operation */
export function documentsOf({ roles, texts }: DocumentList): Documents {
  const documents = new Map(Object.entries(texts).map(([id, text]) => [id, documentOf(id, text)]));
  const byRole = new Map(
    Object.entries(roles).map(([role, ids]) => [role, new Map(ids.map((id) => [id, documents.get(id)]))]),
  );
  return { find: (role, id) => (typeof id === "string" ? byRole.get(role)?.get(id) : undefined) };
}

function documentOf(id: string, text: string): Document {
  const [, kind, name] = /^(query|mutation|subscription) (\w+)/.exec(text) ?? [];
  if (!name) throw new Error(`document ${id} names no operation`);
  const headOf = (query: string) => `{"query":${JSON.stringify(query)},"operationName":${JSON.stringify(name)}`;
  const head = headOf(text);
  const isLive = kind === "subscription";
  return {
    kind: kind as Document["kind"],
    head,
    queryHead: isLive ? headOf(text.replace(/^subscription/, "query")) : head,
  };
}

/** The body of a request to GraphQL. @param head of a document */
export function requestBody(head: string, variables: object | undefined): string {
  return `${head}${variables === undefined ? "" : `,"variables":${JSON.stringify(variables)}`}}`;
}
