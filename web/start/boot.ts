/**
 * Stands in the page itself and runs before anything is fetched: the colours, then at once and side by side what the
 * address needs: its scripts, the words, the session, and with the session's answer the queries.
 */
import "./theme.js";
import { readClaims } from "../session/token.ts";
import { documents, type EarlyQuery, type PageFiles, pageAt } from "./pages.ts";
import { preloadFile, preloadPage } from "./preload.ts";

/** By the build: the files of each module, and the ids of the documents. */
declare const __PAGE_FILES__: PageFiles;
declare const __DOCUMENT_IDS__: Readonly<Record<keyof typeof documents, string>>;

const timeoutMs = 15_000;

function start(): void {
  globalThis.pageFiles = __PAGE_FILES__;
  globalThis.earlyAnswers = new Map();
  const page = pageAt(location.pathname, location.search);
  const last = lastChange();
  const isLeftIn = last === "in";
  // Who has signed out here is nobody's guest: the sign-out itself is told first.
  if (last !== "leaving")
    ask(isLeftIn ? "/auth/token" : "/auth/get-session", async (path) => {
      const response = await fetch(path, { headers: headers(), signal: AbortSignal.timeout(timeoutMs) });
      // The queries are on their way before anybody can ask for them a second time.
      if (isLeftIn && response.ok) {
        const { token } = (await response.clone().json()) as { token: string };
        for (const query of page?.queriesFor(readClaims(token).userId) ?? []) askGraphql(query, token);
      }
      return response;
    });
  if (!isLeftIn && page?.asksWaysIn)
    ask("/auth/ways-in", (path) => fetch(path, { headers: headers(), signal: AbortSignal.timeout(timeoutMs) }));
  if (!isLeftIn) for (const query of page?.queriesFor(null) ?? []) askGraphql(query, null);

  preloadPage(location.pathname, !isLeftIn);
  const words = `i18n/texts/${document.documentElement.lang}`;
  const kinds = [page?.isInLayout ? ".ts" : ".signIn.ts", ...(page?.words ?? []).map((part) => `.${part}.ts`)];
  for (const kind of kinds) for (const file of globalThis.pageFiles[words + kind] ?? []) preloadFile(file);
}

/** The same question as `session.ts` asks. */
function lastChange(): string | undefined {
  try {
    return localStorage.getItem("session")?.split(" ")[0];
  } catch {
    return undefined;
  }
}

const headers = () => ({ accept: "application/json", "x-request-id": crypto.randomUUID() });

function askGraphql({ document, variables }: EarlyQuery, token: string | null): void {
  ask(JSON.stringify({ id: __DOCUMENT_IDS__[document], variables }), (body) =>
    fetch("/v1beta1/relay", {
      method: "POST",
      headers: {
        ...headers(),
        "content-type": "application/json",
        ...(token !== null && { authorization: `Bearer ${token}`, "x-hasura-role": documents[document] }),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

function ask(what: string, send: (what: string) => Promise<Response>): void {
  const answer = send(what);
  // Whoever takes the answer hears of a failure; nobody has to take it.
  answer.catch(() => {});
  globalThis.earlyAnswers?.set(what, { atMs: performance.now(), answer });
}

start();
