import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { relayForTests } from "../test/relayForTests.ts";
import { withProviders } from "../test/renderWithProviders.tsx";
import { ADDRESS, endBrowser, KEY, playBrowser } from "./browserForTests.ts";
import { usePushOnDevice } from "./usePushOnDevice.ts";

let browser: ReturnType<typeof playBrowser>;
beforeEach(() => {
  browser = playBrowser();
});
afterEach(endBrowser);

const answers = {
  get_vapid_key: { publicKey: KEY },
  insert_push_subscriptions: { affected_rows: 1 },
  update_user_preferences: { returning: [] },
  delete_push_subscriptions: { affected_rows: 1 },
};

/** The hook over a server that answers this. */
async function start(server: Record<string, unknown> = answers) {
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
  expect(navigator.serviceWorker.register).toHaveBeenCalledWith("/sw.js");
  const { applicationServerKey, userVisibleOnly } = browser.subscribe.mock.calls[0]![0] as PushSubscriptionOptionsInit;
  expect([...(applicationServerKey as Uint8Array)]).toEqual([4, 0, 4]);
  expect(userVisibleOnly).toBe(true);
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
    ["askPushKeyMutation", {}],
    ["usePushOnDeviceOnMutation", { endpoint: ADDRESS, p256dh: "BKey", auth: "secret" }],
  ]);
  expect(result.current.standing).toBe("on");
});

it("gives up a subscription with another key, which no push of ours would reach", async () => {
  const { unsubscribe } = browser.hold(ADDRESS, Uint8Array.from([1, 2, 3]).buffer);
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
  [
    "the worker does not start",
    "push-registration-failed",
    () => vi.mocked(navigator.serviceWorker.register).mockRejectedValue(new Error("no")),
  ],
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
  const { result } = await start({ ...answers, insert_push_subscriptions: refused });
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
  expect(sent).toEqual([{ name: "usePushOnDeviceOffMutation", variables: { endpoint: ADDRESS } }]);
  expect(result.current.standing).toBe("off");
});

it("knows a browser without pushes, and one that was told never to ask again", async () => {
  vi.stubGlobal("Notification", { permission: "denied" });
  expect((await start()).result.current.standing).toBe("denied");
  Reflect.deleteProperty(navigator, "serviceWorker");
  const { result, sent } = await start();
  expect(result.current.standing).toBe("unsupported");
  await act(() => result.current.turnOn.run());
  expect(result.current.turnOn.failure).toMatchObject({ code: "push-unsupported" });
  expect(sent).toEqual([]);
});
