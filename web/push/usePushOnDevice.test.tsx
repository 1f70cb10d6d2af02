import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { withProviders } from "../test/renderWithProviders.tsx";
import { ADDRESS, browserForTests, pushAnswers } from "./deviceForTests.ts";
import { usePushOnDevice } from "./usePushOnDevice.ts";

let browser: ReturnType<typeof browserForTests>;
beforeEach(() => {
  browser = browserForTests();
});

/** The hook over a server that answers this. */
async function start(server: Record<string, unknown> = pushAnswers) {
  const { environment, sent } = relayForTests("member", server);
  const wrapper = ({ children }: { children: ReactNode }) =>
    withProviders(<RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>);
  const { result } = renderHook(() => usePushOnDevice(), { wrapper });
  await waitFor(() => expect(result.current.standing).not.toBeNull());
  return { result, sent };
}

it("subscribes this device with the service's key, and gives its keys to the server", async () => {
  const { result, sent } = await start();
  expect(result.current.standing).toBe("off");
  await act(() => result.current.turnOn.run());
  expect(browser.register).toHaveBeenCalledWith("/sw.js");
  const { applicationServerKey, userVisibleOnly } = browser.subscribe.mock.calls[0]![0];
  expect([...(applicationServerKey as Uint8Array)]).toEqual([4, 0, 4]);
  expect(userVisibleOnly).toBe(true);
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
    ["askPushKeyMutation", {}],
    ["usePushOnDeviceOnMutation", { given: { endpoint: ADDRESS, p256dh: "BKey", auth: "secret" } }],
  ]);
  expect(result.current.standing).toBe("on");
});

it("gives up a subscription with another key, which no push of ours would reach", async () => {
  const { unsubscribe } = browser.hold(Uint8Array.from([1, 2, 3]).buffer);
  const { result } = await start();
  await act(() => result.current.turnOn.run());
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(result.current.standing).toBe("on");
});

it("takes a no: nothing is subscribed and nothing is sent", async () => {
  browser.answered = "denied";
  const { result, sent } = await start();
  await act(() => result.current.turnOn.run());
  expect(result.current.turnOn.failure).toMatchObject({ code: "push-denied" });
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

it.each([
  ["the worker does not start", "push-registration-failed", () => browser.register.mockRejectedValue(new Error("no"))],
  [
    "the browser reaches no push service",
    "push-subscription-failed",
    () => browser.subscribe.mockRejectedValue(new Error("no")),
  ],
])("says that %s", async (_, code, breakIt) => {
  breakIt();
  const { result } = await start();
  await act(() => result.current.turnOn.run());
  expect(result.current.turnOn.failure).toMatchObject({ code });
  expect(result.current.standing).toBe("off");
});

it("is off again where the server did not take the device", async () => {
  const refused = () => {
    throw new Error("too many devices");
  };
  const { result } = await start({ ...pushAnswers, insert_push_subscriptions: refused });
  await act(() => result.current.turnOn.run());
  expect(result.current.turnOn.failure).not.toBeNull();
  expect(browser.held).toBeNull();
  expect(result.current.standing).toBe("off");
});

it("turned off takes no push any more, also where the server does not hear of it", async () => {
  browser.hold();
  const { result, sent } = await start();
  expect(result.current.standing).toBe("on");
  await act(() => result.current.turnOff.run());
  expect(browser.held).toBeNull();
  expect(sent.at(-1)).toEqual({ name: "usePushOnDeviceOffMutation", variables: { endpoint: ADDRESS } });
  expect(result.current.standing).toBe("off");
});

it.each([
  ["forgot the device", { push_subscriptions_connection: { edges: [] } }],
  [
    "was told that the person wants no pushes",
    { user_preferences_connection: { edges: [{ cursor: "1", node: { id: "preferences", push_enabled: false } }] } },
  ],
])("is off where the server %s, whatever the browser holds", async (_, server) => {
  browser.hold();
  expect((await start({ ...pushAnswers, ...server })).result.current.standing).toBe("off");
});

it("D229: believes the browser where the server cannot be asked", async () => {
  browser.hold();
  const user_preferences_connection = () => {
    throw new Error("offline");
  };
  expect((await start({ ...pushAnswers, user_preferences_connection })).result.current.standing).toBe("on");
});

it("stays on where the browser does not let go, and says so", async () => {
  browser.hold();
  vi.mocked(browser.held!.unsubscribe).mockResolvedValue(false);
  const { result, sent } = await start();
  await act(() => result.current.turnOff.run());
  expect(result.current.turnOff.failure).toMatchObject({ code: "push-unsubscription-failed" });
  expect(result.current.standing).toBe("on");
  expect(sent.map(({ name }) => name)).not.toContain("usePushOnDeviceOffMutation");
});

it("knows a browser without pushes, and one that was told never to ask again", async () => {
  browser.deny();
  expect((await start()).result.current.standing).toBe("denied");
  browser.remove();
  const { result, sent } = await start();
  expect(result.current.standing).toBe("unsupported");
  await act(() => result.current.turnOn.run());
  expect(result.current.turnOn.failure).toMatchObject({ code: "push-unsupported" });
  expect(sent).toEqual([]);
});
