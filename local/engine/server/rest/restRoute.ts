import type { Authenticator } from "../auth/authenticate.ts";
import type { AnswerCookies } from "../handlers/answerCookies.ts";
import { apiError } from "../http/envelopes.ts";
import { RequestError } from "../http/RequestError.ts";
import { json, plainHeaders, type Answer, type Route, type RouteRequest } from "../http/route.ts";
import type { EngineCore, Session } from "../../interface.ts";
import type { DatabaseWatch } from "../databaseWatch.ts";
import type { HttpSettings } from "../settings.ts";
import { METHODS } from "../../core/collections/endpoint.ts";
import { endpointVariables } from "./endpointVariables.ts";
import { findEndpoint } from "./findEndpoint.ts";

interface Parts {
  core: () => EngineCore;
  authenticator: Authenticator;
  cookies: AnswerCookies;
  settings: HttpSettings;
  watch: DatabaseWatch;
}

const PATH = "/api/rest";
/** Methods of HTTP that endpoints do not have. */
const STANDARD = new Set(["HEAD", "OPTIONS", "TRACE", "CONNECT"]);

/**
 * `/api/rest/<url>`: the stored operations of metadata. The answer is their bare data; refusals have their own status.
 */
export function restRoute({ core, authenticator, cookies, settings, watch }: Parts): Route {
  return {
    method: "ANY",
    path: PATH,
    async answer(request: RouteRequest): Promise<Answer> {
      let session: Session | undefined;
      try {
        session = (await authenticator.authenticate(request.headers)).session;
        return await run(request, session);
      } catch (error) {
        const { status, body } = apiError(error, session, settings.errors);
        return json(body, status);
      }
    },
  };

  async function run({ method, url, body, headers }: RouteRequest, session: Session): Promise<Answer> {
    requireMethod(method);
    const mark = url.indexOf("?");
    const path = (mark < 0 ? url : url.slice(0, mark)).slice(`${PATH}/`.length);
    const { endpoint, values } = findEndpoint(core().endpoints, method, path);
    const variables = endpointVariables(endpoint.variables, {
      queryString: mark < 0 ? "" : url.slice(mark + 1),
      body: body.toString("utf8"),
      url: values,
    });
    const operation = core().prepare("graphql", session, { query: endpoint.query, variables });
    if (operation.type === "subscription") throw new Error(`endpoint ${endpoint.name} is a subscription`);
    const clientHeaders = plainHeaders(headers);
    const { data, setCookie } = await watch.whileAnswering(operation.run({ clientHeaders }));
    return { status: 200, body: data, setCookie: setCookie ?? cookies.of(clientHeaders) };
  }
}

function requireMethod(method: string): void {
  if (METHODS.includes(method)) return;
  const message = STANDARD.has(method)
    ? `Method ${method} not supported.`
    : "Nonstandard method not allowed for REST endpoints";
  throw new RequestError(400, "bad-request", message);
}
