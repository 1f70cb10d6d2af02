import { messageId, personId, SIZES } from "./chatData.ts";
import { READER } from "./chatMetadata.ts";
import type { Report } from "./figure.ts";
import { load } from "./httpLoad.ts";
import { memory } from "./processCost.ts";
import type { Scene } from "./scene.ts";
import { graphqlRequest } from "./sides.ts";

const OPERATIONS = 100_000;
const BATCH = 5000;
const CONNECTIONS = 4;

/** Memory after operations that all differ: what the engine keeps of them must be bounded. */
export async function measureManyOperations(scene: Scene, report: Report): Promise<void> {
  const engine = await scene.startEngine();
  const token = await scene.tokens.tokenOf(personId(0), READER);
  const at = new Map<number, number>();
  for (let first = 0; first < OPERATIONS; first += BATCH) {
    const requests = Array.from({ length: BATCH }, (_, n) => differentRequest(first + n, token));
    await load({ port: engine.port, requests, connections: CONNECTIONS, limit: { times: BATCH } });
    const { now } = memory(engine.pid) ?? {};
    if (now !== undefined) at.set(first + BATCH, now);
  }
  await engine.stop();
  const [half, whole] = [at.get(OPERATIONS / 2), at.get(OPERATIONS)];
  if (half === undefined || whole === undefined) return;
  report(`memory after ${OPERATIONS} different operations (RSS)`, whole, "MB", {
    vs: `after ${OPERATIONS / 2}`,
    ratio: whole / half,
  });
}

/** Each has other response keys, so no two share a plan. */
function differentRequest(n: number, token: string): string {
  const query = `query Operation${n} { messages_by_pk(message_id: "${messageId(n % SIZES.groups, 0)}") { key${n}: message_id body${n}: body } }`;
  return graphqlRequest({ query }, token);
}
