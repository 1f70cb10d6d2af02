import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserForTests, pushAnswers } from "../push/deviceForTests.ts";
import { browserPush } from "../push/browserPush.ts";
import { pushDevice } from "../push/device.ts";
import { doubtDevice, keepDevice, keptEndpoint } from "../push/keptDevice.ts";
import { renewDevice } from "../push/renewDevice.ts";
import { usePushOnDevice } from "../push/usePushOnDevice.ts";
import { relayForTests } from "../test/relayForTests.ts";
import { withProviders } from "../test/renderWithProviders.tsx";
import { signIn } from "../test/standIns.ts";
import { inApp } from "./appForTests.ts";
import { iphoneForTests, TOKEN } from "./iphoneForTests.ts";
import { nativeApp } from "./nativeApp.ts";
import { showTests } from "./showTests.ts";

const ADDRESS = TOKEN.toLowerCase();
const given = (changes: object = {}) => ({
  given: { endpoint: ADDRESS, device_type: "ios", apns_environment: "production", ...changes },
});

let browser: ReturnType<typeof browserForTests>;
beforeEach(() => {
  browser = browserForTests();
  signIn("amina");
});

/** The switch's hook over a server that answers this. */
async function start(server: Record<string, unknown> = pushAnswers) {
  const { environment, sent } = relayForTests("member", server);
  const wrapper = ({ children }: { children: ReactNode }) =>
    withProviders(<RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>);
  const { result } = renderHook(() => usePushOnDevice(), { wrapper });
  await waitFor(() => expect(result.current.standing).not.toBeNull());
  return { result, sent: () => sent.map(({ name, variables }) => [name, variables]) };
}

describe("who takes the pushes (D174)", () => {
  it("is the app on an iPhone", async () => {
    iphoneForTests();
    expect(await pushDevice()).not.toBe(browserPush);
  });

  it.each([
    ["in a browser", () => {}],
    ["in an app without the plugin", () => inApp()],
    ["in the app on Android", () => inApp({ PushNotifications: {} }, { platform: "android" })],
  ])("is the browser %s", async (_, prepare) => {
    prepare();
    expect(await pushDevice()).toBe(browserPush);
    const { result, sent } = await start();
    await act(() => result.current.turnOn.run());
    expect(browser.subscribe).toHaveBeenCalledOnce();
    expect(sent()[1]).toEqual([
      "usePushOnDeviceOnMutation",
      { given: { endpoint: browser.address, p256dh: "BKey", auth: "secret" } },
    ]);
  });
});

describe("the switch on an iPhone (D174)", () => {
  it.each([
    [false, "production"],
    [true, "sandbox"],
  ])("gives the server Apple's token, where the app is for its makers: %s", async (DEBUG, apns_environment) => {
    const iphone = iphoneForTests({ DEBUG });
    const { result, sent } = await start();
    expect(result.current.standing).toBe("off");
    await act(() => result.current.turnOn.run());
    expect(sent()).toEqual([["usePushOnDeviceOnMutation", given({ apns_environment })]]);
    expect(result.current.standing).toBe("on");
    expect(keptEndpoint("amina")).toBe(ADDRESS);
    expect(browser.register).not.toHaveBeenCalled();
    expect(iphone.listeners).toBe(0);
  });

  it("takes a no: nothing is registered and nothing is sent", async () => {
    const iphone = iphoneForTests();
    iphone.answered = "denied";
    const { result, sent } = await start();
    await act(() => result.current.turnOn.run());
    expect(result.current.turnOn.failure).toMatchObject({ code: "push-denied" });
    expect(result.current.standing).toBe("denied");
    expect(iphone.register).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  it("says that Apple gave no token", async () => {
    iphoneForTests().answer = "error";
    const { result, sent } = await start();
    await act(() => result.current.turnOn.run());
    expect(result.current.turnOn.failure).toMatchObject({ code: "push-registration-failed" });
    expect(result.current.standing).toBe("off");
    expect(sent()).toEqual([]);
  });

  it("waits 15 seconds for Apple's answer, and hears of none later", async () => {
    const iphone = iphoneForTests();
    iphone.answer = "nothing";
    const device = await pushDevice();
    vi.useFakeTimers();
    try {
      const failure = device.subscribe(() => Promise.resolve("")).catch((thrown: unknown) => thrown);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(iphone.listeners).toBe(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ code: "push-registration-failed" });
      expect(iphone.listeners).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("is off again where the server did not take the device", async () => {
    const iphone = iphoneForTests();
    const insert_push_subscriptions = () => {
      throw new Error("too many devices");
    };
    const { result } = await start({ ...pushAnswers, insert_push_subscriptions });
    await act(() => result.current.turnOn.run());
    expect(result.current.turnOn.failure).not.toBeNull();
    expect(iphone.unregister).toHaveBeenCalledOnce();
    expect(result.current.standing).toBe("off");
  });

  it("turned off takes no push any more, and the server forgets the device", async () => {
    const iphone = iphoneForTests();
    iphone.receive = "granted";
    keepDevice("amina", ADDRESS);
    const { result, sent } = await start();
    expect(result.current.standing).toBe("on");
    await act(() => result.current.turnOff.run());
    expect(iphone.unregister).toHaveBeenCalledOnce();
    expect(sent().at(-1)).toEqual(["usePushOnDeviceOffMutation", { endpoint: ADDRESS }]);
    expect(result.current.standing).toBe("off");
    expect(keptEndpoint("amina")).toBeNull();
  });

  it("stays on where the device does not let go, and says so", async () => {
    const iphone = iphoneForTests();
    iphone.receive = "granted";
    iphone.unregister.mockRejectedValue(new Error("no"));
    keepDevice("amina", ADDRESS);
    const { result, sent } = await start();
    await act(() => result.current.turnOff.run());
    expect(result.current.turnOff.failure).toMatchObject({ code: "push-unsubscription-failed" });
    expect(result.current.standing).toBe("on");
    expect(sent().map(([name]) => name)).not.toContain("usePushOnDeviceOffMutation");
  });

  it("is off where nobody turned it on here, and where the person took the permission away", async () => {
    const iphone = iphoneForTests();
    iphone.receive = "granted";
    expect((await start()).result.current.standing).toBe("off");
    keepDevice("amina", ADDRESS);
    iphone.receive = "prompt";
    expect((await start()).result.current.standing).toBe("off");
    iphone.receive = "denied";
    expect((await start()).result.current.standing).toBe("denied");
  });

  it("is off where the server made the device silent, whatever is kept here (D238)", async () => {
    iphoneForTests().receive = "granted";
    keepDevice("amina", ADDRESS);
    const server = { ...pushAnswers, push_subscriptions_connection: { edges: [] } };
    expect((await start(server)).result.current.standing).toBe("off");
  });
});

describe("the start of the app on an iPhone", () => {
  async function renew(person = "amina") {
    const { environment, sent } = relayForTests("member", pushAnswers);
    await renewDevice(environment, person);
    return sent.map(({ name, variables }) => [name, variables]);
  }

  it("tells the server of another token, and of none that it knows", async () => {
    const iphone = iphoneForTests();
    iphone.receive = "granted";
    keepDevice("amina", ADDRESS);
    expect(await renew()).toEqual([]);
    iphone.token = "cd34".repeat(16);
    expect(await renew()).toEqual([["renewDeviceMutation", { before: ADDRESS, ...given({ endpoint: iphone.token }) }]]);
    expect(keptEndpoint("amina")).toBe(iphone.token);
  });

  it("tells it again of a device whose session was ended elsewhere (D238)", async () => {
    iphoneForTests().receive = "granted";
    keepDevice("amina", ADDRESS);
    doubtDevice();
    expect(await renew()).toEqual([["renewDeviceMutation", { before: "", ...given() }]]);
  });

  it("takes a permission that was taken away for a no", async () => {
    iphoneForTests().receive = "denied";
    keepDevice("amina", ADDRESS);
    expect(await renew()).toEqual([]);
    expect(keptEndpoint("amina")).toBeNull();
  });
});

describe("a push while the app is open", () => {
  const shown = (iphone: ReturnType<typeof iphoneForTests>) =>
    iphone.schedule.mock.calls.map(([{ notifications }]) => notifications);
  const push = (data: unknown) => ({ title: "Title", body: "Body", data });

  it("is shown where its person asked for it, and leads where it says", () => {
    const iphone = iphoneForTests();
    showTests(nativeApp()!);
    iphone.tell("pushNotificationReceived", push({ tag: "test", url: "/messages?tab=notifications" }));
    expect(shown(iphone)).toEqual([
      [{ id: 1, title: "Title", body: "Body", extra: { url: "/messages?tab=notifications" } }],
    ]);
  });

  it("is not shown where it is news (D293)", () => {
    const iphone = iphoneForTests();
    showTests(nativeApp()!);
    for (const data of [{ tag: "chat:1", url: "/messages" }, {}, null])
      iphone.tell("pushNotificationReceived", push(data));
    expect(shown(iphone)).toEqual([]);
  });

  it("breaks nothing where the device refuses it, or has no plugin for it", async () => {
    const iphone = iphoneForTests();
    iphone.schedule.mockRejectedValue(new Error("no"));
    showTests(nativeApp()!);
    iphone.tell("pushNotificationReceived", push({ tag: "test", url: "/" }));
    await Promise.resolve();
    inApp();
    expect(() => showTests(nativeApp()!)).not.toThrow();
  });
});
