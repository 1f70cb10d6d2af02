import { afterAll, beforeAll, expect, it } from "vitest";
import { pay as fillInCheckout } from "../../../local/stripe/forTests.ts";
import { buildGroup, buildUser, type TestGroup } from "../factories.ts";
import { CARD, openScene, type Scene } from "./scene.ts";

/** How often the service is killed at a random moment; a night may ask for more. */
const KILLS = Number(process.env["KILLS"] ?? 8);

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene?.close());

it(
  `killed ${KILLS} times at random under people who play whole rounds, it loses nothing that was acknowledged and does nothing twice`,
  { timeout: 30_000 + KILLS * 6_000 },
  async () => {
    const { contribution, db, expectSoundBooks, input, rows, service } = scene;
    await service.start();
    const acknowledged = {
      opened: new Set<string>(),
      completed: new Set<string>(),
      joined: new Map<string, string>(),
    };
    const end = new AbortController();
    /** One person after another joins, starts, pays; everybody asks again until there is an answer. */
    const play = async (): Promise<void> => {
      while (!end.signal.aborted) {
        const group = await buildGroup(db, { members: ["Bruno"], memberLimit: 4 });
        const dan = await buildUser(db, { name: "Dan" });
        const joined = await service.insist("join_group", { ...input(group), accept_agreement: true }, dan.userId);
        if (joined.status === 200) acknowledged.joined.set(dan.userId, group.groupId);
        await service.insist("start_group", input(group), group.admin.userId);
        for (const { userId } of [group.members[1]!, dan]) {
          let opened = await service.insist("stripe_contribute", contribution(group), userId);
          for (let more = 0; opened.status !== 200 && more < 20; more++) {
            opened = await service.insist("stripe_contribute", contribution(group), userId);
          }
          expect(opened.status, opened.body.message).toBe(200);
          const payment_id = String(opened.body.payment_id);
          acknowledged.opened.add(payment_id);
          await fillInCheckout({ url: String(opened.body.url) }, CARD);
          const checked = await service.insist("check_contribution", { payment_id }, userId);
          if (checked.body.status === "completed") acknowledged.completed.add(payment_id);
        }
      }
    };
    const players = Promise.allSettled(Array.from({ length: 4 }, play));
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 450));
        await service.kill();
        await service.start();
      }
    } finally {
      end.abort();
    }
    const stopped = (await players).filter(({ status }) => status === "rejected");
    expect(stopped).toEqual([]);

    const payments = await db.selectFrom("payments").select(["payment_id", "status"]).execute();
    const statusOf = new Map(payments.map(({ payment_id, status }) => [payment_id, status]));
    for (const paymentId of acknowledged.opened) expect(statusOf.has(paymentId)).toBe(true);
    for (const paymentId of acknowledged.completed) expect(statusOf.get(paymentId)).toBe("completed");
    for (const [userId, groupId] of acknowledged.joined) {
      expect(await rows("group_members", { groupId } as TestGroup, `user_id = '${userId}'`)).toBe(1);
    }
    expect(acknowledged.completed.size).toBeGreaterThan(0);
    await expectSoundBooks();
  },
);
