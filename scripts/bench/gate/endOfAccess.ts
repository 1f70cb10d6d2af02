import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { WebSocket } from "ws";
import { makeAdmin, sessionOf } from "../../../actions/test/factories.ts";
import type { Report } from "../figure.ts";
import type { Caller, GateScene } from "./gateScene.ts";

const SIMPLE = "IdentityVerificationScreenQuery";
const ACTION = "PaymentCancelScreenMutation";
const LIVE = "MemberLayoutLiveSubscription";
const TIMES = 3;
/** Seldom enough for the limit of a minute. */
const ASK_EVERY_MS = 100;

type Ending = (scene: GateScene, userId: string) => Promise<unknown>;
const set =
  (column: string): Ending =>
  ({ db }, userId) =>
    sql`update user_profiles set ${sql.ref(column)} = app_now() where user_id = ${userId}`.execute(db);
const ENDINGS: Readonly<Record<string, { role: string; end: Ending }>> = {
  suspension: { role: "member", end: set("suspended_at") },
  deletion: { role: "member", end: set("deleted_at") },
  "the end of a session": {
    role: "member",
    end: ({ db }, userId) => sql`delete from auth.sessions where id = ${sessionOf(userId)}`.execute(db),
  },
  "a lost role": {
    role: "platform_admin",
    end: ({ db }, userId) => sql`delete from user_roles where user_id = ${userId}`.execute(db),
  },
};

/** From the commit that ends access until nothing passes any more: a query, an action, an open live query. */
export async function measureEndOfAccess(scene: GateScene, report: Report): Promise<void> {
  const spare = scene.people.slice(100, 100 + TIMES * Object.keys(ENDINGS).length).map(({ userId }) => userId);
  for (const [name, { end, role }] of Object.entries(ENDINGS)) {
    const slowest = { query: 0, action: 0, "live query": 0 };
    for (let n = 0; n < TIMES; n += 1) {
      const userId = spare.pop()!;
      await makeAdmin(scene.db, userId);
      const caller = { userId, token: await scene.tokenOf(userId, ["member", role]) };
      const live = await openLive(scene, caller, role);
      for (const document of [SIMPLE, ACTION]) {
        if ((await codeOf(scene, document, caller, role)) === "invalid-jwt") throw new Error("refused before its end");
      }
      await end(scene, userId);
      const began = performance.now();
      const took = () => performance.now() - began;
      const refused = async (document: string) => {
        while ((await codeOf(scene, document, caller, role)) !== "invalid-jwt") await pause(ASK_EVERY_MS);
        return took();
      };
      const [query, action, closed] = await Promise.all([refused(SIMPLE), refused(ACTION), live.closed.then(took)]);
      slowest.query = Math.max(slowest.query, query);
      slowest.action = Math.max(slowest.action, action);
      slowest["live query"] = Math.max(slowest["live query"], closed);
    }
    for (const [what, ms] of Object.entries(slowest)) {
      report(`gate: ${name} ends: ${what}`, ms, "ms", { vs: "2000 ms, the most there may be", ratio: ms / 2000 });
    }
  }
}

async function codeOf(scene: GateScene, name: string, { token }: Caller, role: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${scene.portOf("web")}/v1beta1/relay`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "x-hasura-role": role },
    body: JSON.stringify({ id: scene.documentOf(name).id, variables: { paymentId: randomUUID() } }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? "data";
}

/** @returns once its first answer has come, what resolves when the websocket is closed */
async function openLive(scene: GateScene, { token, userId }: Caller, role: string): Promise<{ closed: Promise<void> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${scene.portOf("web")}/v1beta1/relay`, "graphql-transport-ws");
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  const headers = { authorization: `Bearer ${token}`, "x-hasura-role": role };
  socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init", payload: { headers } })));
  await new Promise<void>((resolve, reject) => {
    socket.on("message", (data) => {
      const { type } = JSON.parse(String(data)) as { type: string };
      const payload = { id: scene.documentOf(LIVE).id, variables: { me: userId } };
      if (type === "connection_ack") socket.send(JSON.stringify({ id: "l", type: "subscribe", payload }));
      if (type === "next") resolve();
      if (type === "error") reject(new Error(String(data)));
    });
    socket.once("error", reject);
  });
  return { closed };
}
