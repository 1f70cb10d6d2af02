import type { Plugin } from "vite";
import { readReleasedDocuments } from "./releasedDocuments.ts";
import { requestId } from "./server/forwardedHeaders.ts";
import { type Documents, documentsOf } from "./server/gate/documents.ts";
import { openGate } from "./server/gate/gate.ts";
import { answerPlaces } from "./server/places.ts";
import { readPath } from "./server/requestPath.ts";

/** Documents compiled a moment ago are found too: one that is not known is looked for in the files again. */
function documentsWhileEditing(): Documents {
  let known = documentsOf(readReleasedDocuments());
  return {
    find(role, id) {
      const found = known.find(role, id);
      if (found) return found;
      known = documentsOf(readReleasedDocuments());
      return known.find(role, id);
    },
  };
}

const isGraphql = (path: string) => path === "/v1beta1/relay" || path === "/v1/graphql";

/** The gate in front of GraphQL for Vite's own server, and the address of the geocoder, as in production. Without ACTIONS_SECRET there is no GraphQL. */
export function gate(): Plugin {
  return {
    name: "gate",
    apply: "serve",
    configureServer({ config, httpServer, middlewares }) {
      const { ACTIONS_SECRET, ACTIONS_URL, HASURA_URL, PUBLIC_ORIGIN, REVERSE_GEOCODE_URL } = process.env;
      middlewares.use("/places.json", (_, response) =>
        answerPlaces(response, { reverseGeocode: REVERSE_GEOCODE_URL ? new URL(REVERSE_GEOCODE_URL) : undefined }),
      );
      if (!ACTIONS_SECRET || !ACTIONS_URL || !HASURA_URL || !httpServer) return;
      const opened = openGate({
        publicOrigin: new URL(PUBLIC_ORIGIN ?? `http://localhost:${config.server.port}`),
        hasura: new URL(HASURA_URL),
        actions: new URL(ACTIONS_URL),
        actionsSecret: ACTIONS_SECRET,
        trustedHops: 0,
        documents: documentsWhileEditing(),
      });
      middlewares.use((request, response, next) => {
        const path = readPath(request.originalUrl)?.path ?? "";
        if (isGraphql(path)) opened.answer(request, response, path, requestId(request.headers));
        else next();
      });
      httpServer.on("upgrade", (request, socket, head) => {
        const path = readPath(request.url)?.path ?? "";
        if (isGraphql(path)) opened.upgrade(request, socket, head, path, requestId(request.headers));
      });
      httpServer.on("close", () => opened.close());
    },
  };
}
