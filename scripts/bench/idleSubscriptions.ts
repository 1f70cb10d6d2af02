import { memberId, groupId, SIZES } from "./chatData.ts";
import { MEMBER } from "./chatMetadata.ts";
import type { Report } from "./figure.ts";
import { cpuSeconds, memory } from "./processCost.ts";
import type { Scene } from "./scene.ts";
import { countStatements } from "./statementCount.ts";
import { subscribe } from "./subscriber.ts";
import type { Watcher } from "./watcher.ts";

const SUBSCRIPTIONS = 5000;
const OPENED_AT_ONCE = 50;
/** Longer than the engine's safety polling, which asks although no change was announced. */
const WINDOW_MS = 40_000;
const GOALS = { statementsPerSecond: 5, kilobytesEach: 20 };

/** The cost of live queries while nothing happens: each on its own socket, of another person in another group. */
export async function measureIdleSubscriptions(scene: Scene, report: Report): Promise<void> {
  const statements = await countStatements(scene.pool);
  const engine = await scene.startEngine();
  const subscribers: Watcher[] = [];
  const open = async (n: number): Promise<void> => {
    const group = n % SIZES.groups;
    const person = memberId(SIZES, group, Math.floor(n / SIZES.groups));
    const token = await scene.tokens.tokenOf(person, MEMBER);
    const onMessage = (): void => undefined;
    subscribers.push(await subscribe({ port: engine.port, token, group: groupId(group), onMessage }));
  };
  try {
    await open(0);
    const before = memory(engine.pid);
    for (let first = 1; first < SUBSCRIPTIONS; first += OPENED_AT_ONCE) {
      const last = Math.min(first + OPENED_AT_ONCE, SUBSCRIPTIONS);
      await Promise.all(Array.from({ length: last - first }, (_, n) => open(first + n)));
    }
    const [asked, used] = [await statements(), cpuSeconds(engine.pid)];
    await new Promise((resolve) => {
      setTimeout(resolve, WINDOW_MS);
    });
    const perSecond = ((await statements()) - asked) / (WINDOW_MS / 1000);
    const { statementsPerSecond, kilobytesEach } = GOALS;
    report(`${SUBSCRIPTIONS} idle subscriptions: statements`, perSecond, "statements/s", {
      vs: `goal ${statementsPerSecond}`,
      ratio: perSecond / statementsPerSecond,
    });
    const [after, usedThen] = [memory(engine.pid), cpuSeconds(engine.pid)];
    if (!before || !after || used === undefined || usedThen === undefined) return;
    report(`${SUBSCRIPTIONS} idle subscriptions: CPU`, ((usedThen - used) / (WINDOW_MS / 1000)) * 100, "% of a core");
    const each = ((after.now - before.now) * 1024) / SUBSCRIPTIONS;
    report(`${SUBSCRIPTIONS} idle subscriptions: memory of each (RSS)`, each, "KB", {
      vs: `goal ${kilobytesEach} KB`,
      ratio: each / kilobytesEach,
    });
  } finally {
    for (const subscriber of subscribers) subscriber.close();
    await engine.stop();
  }
}
