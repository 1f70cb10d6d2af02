import type { Caller, GateScene } from "./gateScene.ts";

/** A whole HTTP request to GraphQL. @param body an id with variables for the gate, a text with variables for the engine */
export function relayRequest(body: object, caller?: Caller): string {
  const text = JSON.stringify(body);
  return (
    `POST /v1beta1/relay HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    (caller ? `authorization: Bearer ${caller.token}\r\nx-hasura-role: member\r\n` : "") +
    `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
}

/** The same question as the gate takes it, and as GraphQL behind it takes it. */
export function bothForms(scene: GateScene, name: string, variables: object, caller?: Caller) {
  const { id, text } = scene.documentOf(name);
  return {
    byId: relayRequest({ id, variables }, caller),
    asText: relayRequest({ query: text, operationName: name, variables }, caller),
  };
}
