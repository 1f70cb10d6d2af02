import { randomUUID } from "node:crypto";
import type { TestStack } from "./forTests.ts";
import { secretOf } from "./processesForTests.ts";

/** The answer that a caller who needs the database got. */
export interface Told {
  /** The status, and the code or another sign of the kind of answer. */
  said: [status: number, what: string];
  ms: number;
}

interface Body {
  keys?: object[];
  code?: string;
  status?: string;
  data?: object;
  errors?: { extensions: { code: string } }[];
  extensions?: { code: string };
}

/** One question each to sign-in, an action, the engine and the service's readiness, in this order. */
export function askWhoNeedsDatabase(stack: TestStack): Promise<Told[]> {
  const nobody = { "x-hasura-role": "member", "x-hasura-user-id": randomUUID(), "x-hasura-session-id": randomUUID() };
  const [web, engine, actions] = [0, 1, 2].map((offset) => `http://127.0.0.1:${stack.port + offset}`);
  return Promise.all([
    ask(`${web}/auth/jwks`, {}, ({ code, keys }) => (keys ? "keys" : code)),
    ask(
      `${actions}/actions/join_group`,
      posted({ input: {}, session_variables: nobody }, { "x-actions-secret": secretOf(stack, "actions") }),
      ({ extensions }) => extensions?.code,
    ),
    ask(`${engine}/v1/graphql`, posted({ query: "{ currencies { code } }" }), ({ data, errors }) =>
      data ? "data" : errors?.[0]?.extensions.code,
    ),
    ask(`${actions}/readyz`, {}, ({ status }) => status),
  ]);
}

const posted = (body: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

async function ask(url: string, init: RequestInit, tell: (body: Body) => string | undefined): Promise<Told> {
  const started = performance.now();
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  const body = (await answer.json()) as Body;
  return { said: [answer.status, tell(body) ?? JSON.stringify(body)], ms: performance.now() - started };
}
