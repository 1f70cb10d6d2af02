import type { Authenticator } from "../auth/authenticate.ts";
import type { Session } from "../../interface.ts";
import type { HttpSettings } from "../settings.ts";
import { apiError } from "./envelopes.ts";
import { parseJson } from "./parseRequest.ts";
import { RequestError } from "./RequestError.ts";
import { json, type AdminRoute, type Route } from "./route.ts";

/** Lets only role admin in, and answers refusals in the envelope of the metadata and schema APIs. */
export function adminRoute(
  { method = "POST", path, refusal = "restricted access : admin only", contentType, answer }: AdminRoute,
  { authenticator, settings }: { authenticator: Authenticator; settings: HttpSettings },
): Route {
  return {
    method,
    path,
    async answer(request) {
      let session: Session | undefined;
      try {
        session = (await authenticator.authenticate(request.headers)).session;
        if (session.role !== "admin") throw new RequestError(400, "access-denied", refusal);
        const value = await answer(request.body.length === 0 ? {} : parseJson(request.body), session);
        return contentType === undefined ? json(value) : { status: 200, contentType, body: value as string };
      } catch (error) {
        const { status, body } = apiError(error, session, settings.errors);
        return json(body, status);
      }
    },
  };
}
