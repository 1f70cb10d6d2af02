/** For tests: the service that signs people in, played by a stand-in for `fetch`. */
import { afterEach, beforeEach, vi } from "vitest";

export const fetched = vi.fn<typeof fetch>();

/** What the service answers next. */
export const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

export const sentTo = () => fetched.mock.calls.map(([url]) => String(url));

/** Puts the stand-in into each test of a file. */
export function playService(): void {
  beforeEach(() => vi.stubGlobal("fetch", fetched));
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockReset();
  });
}

/** A token such as the server makes; the client reads it without checking its signature. */
export function tokenOf(userId: string): string {
  const claims = { "x-hasura-user-id": userId, "x-hasura-allowed-roles": ["member"] };
  const body = JSON.stringify({ iat: 0, exp: 900, "https://hasura.io/jwt/claims": claims });
  return `head.${btoa(body)}.sign`;
}
