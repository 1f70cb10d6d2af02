/** The payment schedule reads the payouts of every cycle (D100), by the client's own documents. Whose they are tells the policy. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  // A second cycle of `inner`, in which Ana has received too, a week after her payout of the first.
  const inner = idOf("inner");
  await stage.pool.query(`
    insert into cycles (group_id, cycle, start_date, end_date, contribution_amount, frequency, payout_assignment_method, payout_delay_days,
        round_count, locked_member_count, started_at, current_payout_round)
      select group_id, 2, start_date, end_date, contribution_amount, frequency, payout_assignment_method, payout_delay_days,
        round_count, locked_member_count, started_at, current_payout_round from cycles where group_id = '${inner}' and cycle = 1;
    update groups set current_cycle = 2 where group_id = '${inner}';
    insert into rounds (group_id, cycle, payout_round, recipient_id, due_date, grace_end_date, payout_date, opens_at, due_at, grace_ends_at, payout_at)
      select group_id, 2, 1, '${idOf("ana")}', due_date, grace_end_date, payout_date, opens_at, due_at, grace_ends_at, payout_at
      from rounds where round_id = '${idOf("inner round 1")}';
    insert into payout_distributions (group_id, cycle, payout_round, recipient_id, amount, offset_amount, shortfall_amount, gross_amount, currency, status, created_at, released_at)
      select group_id, 2, 1, recipient_id, 20000, 10000, 0, 30000, currency, 'completed', created_at + interval '7 days', released_at + interval '7 days'
      from payout_distributions where payout_id = '${idOf("payout inner 1")}'`);
});
afterAll(() => stage.close());

interface Received {
  cycle: number;
  created_at: string;
  payout_id: string;
  group: { group_id: string };
}

const documents = Object.values(
  JSON.parse(readFileSync("web/documents/current/member.json", "utf8")) as Record<string, string>,
);

async function received(name: string, variables: Record<string, unknown>): Promise<Received[]> {
  const query = documents.find((text) => text.startsWith(`query ${name}`))!;
  const operation = stage.core.prepare("relay", caller("ana", "member").session, { query, variables });
  if (operation.type === "subscription") throw new Error("a subscription is not asked once");
  const answer = JSON.parse((await operation.run({ clientHeaders: {} })).data) as {
    user_profiles_connection: { edges: [{ node: { received: Received[] } }] };
  };
  return answer.user_profiles_connection.edges[0].node.received;
}

it("of the cycle that runs and of those before it, newest first, with their circle", async () => {
  const rows = await received("PaymentScheduleScreenQuery", {});
  expect(rows.map(({ cycle, group }) => [cycle, group.group_id])).toEqual([
    [2, idOf("inner")],
    [1, idOf("inner")],
  ]);
});

it("page by page, each payout once", async () => {
  const [newest, oldest] = await received("PaymentScheduleScreenQuery", {});
  const after = ({ created_at, payout_id }: Received) => ({ at: created_at, id: payout_id });
  const next = await received("NextReceivedQuery", after(newest!));
  expect(next.map(({ payout_id }) => payout_id)).toEqual([oldest!.payout_id]);
  expect(await received("NextReceivedQuery", after(oldest!))).toEqual([]);
});
