import type { GraphiQL } from "graphiql";
import { getOperationAST, type DocumentNode } from "graphql";
import { createClient, type SubscribePayload } from "graphql-ws";
import type { ComponentProps } from "react";
import { post } from "./engineCalls.ts";
import { headersOf, type RequestSettings } from "./requestSettings.ts";

type Fetcher = ComponentProps<typeof GraphiQL>["fetcher"];

/** Queries and mutations over HTTP, subscriptions over a websocket of their own; the same headers for both. */
export function engineFetcher(secret: string, request: RequestSettings): Fetcher {
  const headers = headersOf(secret, request);
  return async (params, options) => {
    if (isSubscription(options?.documentAST, params.operationName)) {
      return subscribe(request.endpoint, headers, params as SubscribePayload);
    }
    const response = await post(request.endpoint, params, headers);
    return response.json();
  };
}

function isSubscription(document: DocumentNode | undefined, name: string | null | undefined): boolean {
  return document !== undefined && getOperationAST(document, name ?? undefined)?.operation === "subscription";
}

async function* subscribe(path: string, headers: Record<string, string>, payload: SubscribePayload) {
  const url = `${window.location.origin.replace(/^http/, "ws")}${path}`;
  const client = createClient({ url, connectionParams: { headers }, retryAttempts: 0 });
  try {
    yield* client.iterate(payload) as AsyncIterableIterator<never>;
  } catch (error) {
    if (!(error instanceof CloseEvent)) throw error;
    throw new Error(`the engine closed the connection: ${error.code} ${error.reason}`, { cause: error });
  } finally {
    await client.dispose();
  }
}
