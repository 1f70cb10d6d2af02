import { networkAddress } from "../middleware/networkAddress.ts";
import type { Context } from "koa";
import type { BetterAuth } from "./library.ts";
import { libraryRefusal } from "./refusals.ts";
import { withDue } from "./secondFactorDue.ts";

export interface LibraryAnswer {
  status: number;
  body: Record<string, unknown> | null;
  code: string | undefined;
  retryAfter: number | undefined;
  /** Where it sends the browser. */
  location: string | undefined;
  setCookies: string[];
  /** The person whose code is due before a session is open (D164). */
  dueFor: string | undefined;
}

/**
 * Calls the sign-in library as the browser behind `ctx` would, with its cookies and origin and the network address that
 * our proxy saw.
 */
export async function askLibrary(
  auth: BetterAuth,
  ctx: Context,
  path: string,
  { body, method = ctx.method, query = {} }: { body?: object; method?: string; query?: Record<string, string> } = {},
): Promise<LibraryAnswer> {
  const headers = new Headers({ "x-client-ip": networkAddress(ctx) });
  for (const name of [
    "cookie",
    "origin",
    "referer",
    "user-agent",
    "sec-fetch-site",
    "sec-fetch-mode",
    "sec-fetch-dest",
  ]) {
    const value = ctx.get(name);
    if (value) headers.set(name, value);
  }
  if (body) headers.set("content-type", "application/json");
  const url = new URL(`${auth.options.baseURL}/auth${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);

  const { answer: response, dueFor } = await withDue(() =>
    auth.handler(new Request(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })),
  );
  const text = await response.text();
  const answer = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : null;
  const retryAfter = Number(response.headers.get("x-retry-after"));
  return {
    status: response.status,
    body: answer,
    code: typeof answer?.code === "string" ? answer.code : undefined,
    retryAfter: retryAfter > 0 ? retryAfter : undefined,
    location: response.headers.get("location") ?? undefined,
    setCookies: response.headers.getSetCookie(),
    dueFor,
  };
}

/**
 * The same for a call that has to succeed; passes the library's cookies to the browser.
 * @throws AuthRefusal
 */
export async function callLibrary(...call: Parameters<typeof askLibrary>): Promise<LibraryAnswer> {
  const answer = await askLibrary(...call);
  const [, ctx] = call;
  if (answer.setCookies.length > 0) ctx.append("set-cookie", answer.setCookies);
  if (answer.status >= 400) throw libraryRefusal(answer.status, answer.code, answer.retryAfter);
  return answer;
}
