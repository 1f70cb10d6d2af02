import { beforeEach, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { ADDRESS, browserForTests, pushAnswers } from "./deviceForTests.ts";
import { doubtDevice, keepDevice, keptEndpoint } from "./keptDevice.ts";
import { renewDevice } from "./renewDevice.ts";

let browser: ReturnType<typeof browserForTests>;
beforeEach(() => {
  browser = browserForTests();
  vi.stubGlobal("Notification", { permission: "granted" });
  keepDevice("amina", ADDRESS);
});

const MOVED = "https://fcm.googleapis.com/fcm/send/moved";
async function renew(person = "amina", server: Record<string, unknown> = pushAnswers) {
  const { environment, sent } = relayForTests("member", server);
  const failure = await renewDevice(environment, person).catch((error: unknown) => error);
  return { failure, sent: sent.map(({ name, variables }) => [name, variables]) };
}
const told = (endpoint: string) => [
  ["askPushKeyMutation", {}],
  ["renewDeviceMutation", { before: ADDRESS, given: { endpoint, p256dh: "BKey", auth: "secret" } }],
];

it("tells the server where a device is that the browser has moved", async () => {
  browser.hold(undefined, MOVED);
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

it("D238: tells the server of a device whose session was ended elsewhere, once its person is back", async () => {
  browser.hold();
  doubtDevice();
  const [, [, variables]] = (await renew()).sent as [unknown, [string, object]];
  expect(variables).toMatchObject({ before: "", given: { endpoint: ADDRESS } });
  expect(keptEndpoint("amina")).toBe(ADDRESS);
  doubtDevice();
  expect((await renew("bruno")).sent).toEqual([]);
});

it("does nothing for the next person at the device, who has turned nothing on", async () => {
  browser.hold(undefined, MOVED);
  expect((await renew("bruno")).sent).toEqual([]);
});

it("takes a permission that was taken away for a no", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  expect((await renew()).sent).toEqual([]);
  expect(keptEndpoint("amina")).toBeNull();
});

it("tries again at the next start, where the server did not hear of it", async () => {
  browser.hold(undefined, MOVED);
  browser.address = MOVED;
  const down = () => {
    throw new Error("no answer");
  };
  expect((await renew("amina", { ...pushAnswers, insert_push_subscriptions: down })).failure).toBeInstanceOf(Error);
  expect((await renew()).sent).toEqual(told(MOVED));
});
