import type { Attack, Manner } from "./attackMain.ts";
import { relayRequest } from "./gateRequests.ts";
import type { Caller, GateScene } from "./gateScene.ts";

const CONNECTIONS = 60;
/** The victim of the attacks comes from 127.0.0.1. */
const ATTACKER = "127.0.0.2";
const MANNERS: readonly Manner[] = ["pipelines", "repeats", "leaves"];

/** Variables that make each document ask for as much as the gate lets through. */
const WIDEST = {
  where: {
    _and: Array.from({ length: 38 }, (_, n) => ({ _not: { description: { _ilike: `%${n}%q%z%` } } })),
  },
  name: "%",
  count: 100,
};

/** 60 connections, made for the member who attacks: a new one each time, whose requests of the minute are not used up. */
type MakeAttack = (member: Caller) => Attack["connections"];

/** By name. */
export async function attacksOf(scene: GateScene): Promise<Record<string, MakeAttack>> {
  const visitorsRequest = await dearest(scene, "anonymous");
  const visitors = relayRequest(visitorsRequest());
  const membersRequest = await dearest(scene, "member", scene.people[0]);
  const introspection = relayRequest({ query: "{ __schema { types { name fields { name } } } }" });
  const addressOf = (n: number) => `127.0.1.${n + 1}`;
  const spread = (textOf: (n: number) => string, from: (n: number) => string): Attack["connections"] =>
    Array.from({ length: CONNECTIONS }, (_, n) => ({ manner: MANNERS[n % 3]!, from: from(n), text: textOf(n) }));
  return {
    "visitors of one address": () =>
      spread(
        (n) => (n % 6 === 1 ? introspection : visitors),
        () => ATTACKER,
      ),
    "visitors of 60 addresses": () => spread((n) => (n % 6 === 1 ? introspection : visitors), addressOf),
    "one member": (member) => {
      const live = liveFrames(scene, member);
      const text = relayRequest(membersRequest(member), member);
      return Array.from({ length: CONNECTIONS }, (_, n) =>
        n < 20
          ? { manner: "subscribes", from: ATTACKER, text: live }
          : { manner: MANNERS[n % 3]!, from: ATTACKER, text },
      );
    },
  };
}

/** The request that takes the engine longest, of all documents of a role with the widest variables. */
async function dearest(scene: GateScene, role: string, caller?: Caller): Promise<(caller?: Caller) => object> {
  let most: { ms: number; request: (caller?: Caller) => object } = { ms: 0, request: () => ({}) };
  for (const name of scene.namesOf(role)) {
    const { id, text } = scene.documentOf(name);
    const variablesOf = (asking?: Caller) =>
      Object.fromEntries(
        Object.entries({ ...WIDEST, userId: asking?.userId, me: asking?.userId }).filter(([key]) =>
          text.includes(`$${key}:`),
        ),
      );
    const headers = { "content-type": "application/json", ...(caller && { authorization: `Bearer ${caller.token}` }) };
    const body = JSON.stringify({ query: text, operationName: name, variables: variablesOf(caller) });
    const began = performance.now();
    for (let n = 0; n < 3; n += 1) {
      const url = `http://127.0.0.1:${scene.portOf("engine")}/v1beta1/relay`;
      const answer = await fetch(url, { method: "POST", headers, body });
      if (!(await answer.text()).startsWith('{"data"')) break;
    }
    const ms = (performance.now() - began) / 3;
    if (ms > most.ms) most = { ms, request: (asking) => ({ id, variables: variablesOf(asking) }) };
  }
  return most.request;
}

/** The first frame, and a hundred live queries. */
function liveFrames(scene: GateScene, { token, userId }: Caller): string {
  const { id } = scene.documentOf("MemberLayoutLiveSubscription");
  const frames = Array.from({ length: 100 }, (_, n) => ({
    id: `l${n}`,
    type: "subscribe",
    payload: { id, variables: { me: userId } },
  }));
  const init = { type: "connection_init", payload: { headers: { authorization: `Bearer ${token}` } } };
  return [init, ...frames].map((frame) => JSON.stringify(frame)).join("\n");
}
