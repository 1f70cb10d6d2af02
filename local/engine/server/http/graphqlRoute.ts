import type { AnswerCookies } from "../handlers/answerCookies.ts";
import type { Authenticator } from "../auth/authenticate.ts";
import type { EngineCore, Endpoint, Session } from "../../interface.ts";
import type { DatabaseWatch } from "../databaseWatch.ts";
import type { HttpSettings } from "../settings.ts";
import { graphqlError } from "./envelopes.ts";
import { parseGraphQLRequest, parseJson } from "./parseRequest.ts";
import { RequestError } from "./RequestError.ts";
import { plainHeaders, type Answer, type Route, type RouteRequest } from "./route.ts";

interface Parts {
  core: () => EngineCore;
  authenticator: Authenticator;
  cookies: AnswerCookies;
  settings: HttpSettings;
  watch: DatabaseWatch;
}

/** Requests in one body: without a bound, a megabyte of nonsense would get an answer of a hundred megabytes. */
const LONGEST_BATCH_OF_ADMIN = 100;

/** `POST` to a GraphQL endpoint: one request, or a list of them that is answered by a list. */
export function graphqlRoute(path: string, endpoint: Endpoint, parts: Parts): Route {
  const { core, authenticator, cookies, settings, watch } = parts;

  return {
    method: "POST",
    path,
    async answer(request: RouteRequest): Promise<Answer> {
      let session: Session | undefined;
      try {
        session = (await authenticator.authenticate(request.headers)).session;
        const body = parseJson(request.body);
        return Array.isArray(body)
          ? await answerBatch(body, session, request)
          : await answerOne(body, session, request);
      } catch (error) {
        const unauthorized = error instanceof RequestError && error.status === 401;
        return {
          status: unauthorized && settings.preserve401 ? 401 : 200,
          body: refusal(error, session),
        };
      }
    },
  };

  async function answerOne(body: unknown, session: Session, { headers }: RouteRequest): Promise<Answer> {
    const operation = core().prepare(endpoint, session, parseGraphQLRequest(body));
    if (operation.type === "subscription") {
      throw new RequestError(
        400,
        "unexpected-payload",
        "subscriptions are not supported over HTTP, use websockets instead",
      );
    }
    const clientHeaders = plainHeaders(headers);
    const { data, setCookie } = await watch.whileAnswering(operation.run({ clientHeaders }));
    return { status: 200, body: `{"data":${data}}`, setCookie: setCookie ?? cookies.of(clientHeaders) };
  }

  /** Runs the requests of a list one after the other; each has its own data or errors. */
  async function answerBatch(batch: unknown[], session: Session, request: RouteRequest): Promise<Answer> {
    const most = session.role === "admin" ? LONGEST_BATCH_OF_ADMIN : settings.batchLimit;
    if (batch.length > most) throw new RequestError(400, "bad-request", `a batch holds at most ${most} requests`);
    const bodies: string[] = [];
    for (const body of batch) {
      if (request.hasGone()) break; // nobody waits for the others
      try {
        bodies.push((await answerOne(body, session, request)).body);
      } catch (error) {
        bodies.push(refusal(error, session));
      }
    }
    return { status: 200, body: `[${bodies.join(",")}]`, setCookie: cookies.of(plainHeaders(request.headers)) };
  }

  function refusal(error: unknown, session: Session | undefined): string {
    return JSON.stringify({ errors: [graphqlError(error, session, settings.errors)] });
  }
}
