/**
 * The sign-in library as the rest of the service knows it. Its type is written here by hand, because the one that it makes
 * of its options would have every feature import every other.
 */
export interface BetterAuth {
  readonly options: { readonly baseURL: string };
  /** Answers a request to one of its own endpoints, whose paths begin with /auth. */
  handler(request: Request): Promise<Response>;
  readonly api: {
    /** The session of these headers, if they have one. */
    getSession(ask: { headers: Headers; query?: { disableRefresh?: boolean; disableCookieCache?: boolean } }): Promise<{
      session: { id: string };
      user: { id: string; email: string; emailVerified: boolean };
    } | null>;
  };
}
