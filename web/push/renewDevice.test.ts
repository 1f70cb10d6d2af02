import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { ADDRESS, endBrowser, KEY, playBrowser } from "./browserForTests.ts";
import { keepDevice, keptEndpoint } from "./keptDevice.ts";
import { renewDevice } from "./renewDevice.ts";

let browser: ReturnType<typeof playBrowser>;
beforeEach(() => {
  browser = playBrowser();
  vi.stubGlobal("Notification", { permission: "granted" });
  keepDevice("amina", ADDRESS);
});
afterEach(endBrowser);

const MOVED = "https://fcm.googleapis.com/fcm/send/moved";
const answers = {
  get_vapid_key: { publicKey: KEY },
  delete_push_subscriptions: { affected_rows: 1 },
  insert_push_subscriptions: { affected_rows: 1 },
};
async function renew(person = "amina", server: Record<string, unknown> = answers) {
  const { environment, sent } = relayForTests("member", server);
  const failure = await renewDevice(environment, person).catch((error: unknown) => error);
  return { failure, sent: sent.map(({ name, variables }) => [name, variables]) };
}
const told = (endpoint: string) => [
  ["askPushKeyMutation", {}],
  ["renewDeviceMutation", { before: ADDRESS, endpoint, p256dh: "BKey", auth: "secret" }],
];

it("tells the server where a device is that the browser has moved", async () => {
  browser.hold(MOVED);
  browser.address = MOVED;
  expect((await renew()).sent).toEqual(told(MOVED));
  expect(keptEndpoint("amina")).toBe(MOVED);
  expect((await renew()).sent).toEqual([]);
});

it("subscribes again what the browser has dropped", async () => {
  browser.address = MOVED;
  expect((await renew()).sent).toEqual(told(MOVED));
  expect(browser.subscribe).toHaveBeenCalledOnce();
});

it("asks nothing for a device that is where it was", async () => {
  browser.hold();
  expect((await renew()).sent).toEqual([]);
});

it("does nothing for the next person at the device, who has turned nothing on", async () => {
  browser.hold(MOVED);
  expect((await renew("bruno")).sent).toEqual([]);
});

it("takes a permission that was taken away for a no", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  expect((await renew()).sent).toEqual([]);
  expect(keptEndpoint("amina")).toBeNull();
});

it("tries again at the next start, where the server did not hear of it", async () => {
  browser.hold(MOVED);
  browser.address = MOVED;
  const down = () => {
    throw new Error("no answer");
  };
  expect((await renew("amina", { ...answers, insert_push_subscriptions: down })).failure).toBeInstanceOf(Error);
  expect((await renew()).sent).toEqual(told(MOVED));
});
