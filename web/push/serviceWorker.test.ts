import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import source from "../static/sw.js?raw";

const ORIGIN = "https://circle.test";

interface Window {
  /** The address it was loaded with. */
  url: string;
  /** Where it is now: there, unless told otherwise. Null answers nothing. */
  at?: string | null;
  visibilityState?: "visible" | "hidden";
}

/** The worker as a browser runs it, with these windows open. */
function start(open: Window[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const windows = open.map(({ at, url, visibilityState = "visible" }) => ({
    url,
    visibilityState,
    focus: vi.fn(),
    postMessage: vi.fn((_: unknown, [port]: MessagePort[] = []) => {
      if (at !== null) port?.postMessage(at ?? url);
    }),
  }));
  const showNotification = vi.fn();
  const subscribe = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn();
  const self = {
    location: { origin: ORIGIN },
    skipWaiting: vi.fn(),
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    registration: { showNotification, pushManager: { subscribe } },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  runInNewContext(source, { self, MessageChannel, setTimeout, URL });
  const fire = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const push = (message: unknown) =>
    fire("push", { data: { json: () => JSON.parse(JSON.stringify(message)) as unknown } });
  const close = vi.fn();
  const click = (url: unknown) => fire("notificationclick", { notification: { close, data: { url } } });
  return { click, close, fire, openWindow, push, showNotification, subscribe, windows };
}

const CHAT = "/messages?tab=chat&selectedChat=group_1";
const message = { title: "New message", body: "Amina wrote in Neighbours.", url: CHAT, tag: "chat:1" };

describe("a push", () => {
  it("is shown, and a later one of its kind takes its place", async () => {
    const { push, showNotification } = start();
    await push(message);
    expect(showNotification).toHaveBeenCalledWith(
      "New message",
      expect.objectContaining({ body: message.body, tag: "chat:1", data: { url: `${ORIGIN}${CHAT}` } }),
    );
  });

  it.each(["/messages?selectedChat=group_1&chatName=Neighbours", "/messages?tab=chat&groupId=1"])(
    "is not shown while its conversation is open on this device, at %s (D293)",
    async (path) => {
      const { push, showNotification } = start([{ url: ORIGIN + path }]);
      await push(message);
      expect(showNotification).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["another conversation is open", [{ url: `${ORIGIN}/messages?selectedChat=group_2` }]],
    [
      "the conversation is open in a window that nobody sees",
      [{ url: ORIGIN + CHAT, visibilityState: "hidden" as const }],
    ],
    ["the list of conversations is open", [{ url: `${ORIGIN}/messages?tab=chat` }]],
  ])("is shown while %s", async (_, open) => {
    const { push, showNotification } = start(open);
    await push(message);
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it("is not shown while a page was led to its conversation, wherever it was loaded", async () => {
    const { push, showNotification } = start([{ url: `${ORIGIN}/dashboard`, at: ORIGIN + CHAT }]);
    await push(message);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("is shown once the page that was loaded with its conversation shows something else", async () => {
    const { push, showNotification } = start([{ url: ORIGIN + CHAT, at: `${ORIGIN}/dashboard` }]);
    await push(message);
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it("is not shown over a page that was just loaded with its conversation and does not answer yet", async () => {
    const { push, showNotification } = start([{ url: ORIGIN + CHAT, at: null }]);
    await push(message);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("that is no message of ours shows nothing and breaks nothing", async () => {
    const { fire, push, showNotification } = start();
    await push({ body: "no title" });
    await fire("push", { data: null });
    await fire("push", {
      data: {
        json: () => {
          throw new SyntaxError("no JSON");
        },
      },
    });
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe("a tap", () => {
  it("opens the place of the news", async () => {
    const { click, close, openWindow } = start();
    await click(`${ORIGIN}/groups/1`);
    expect(close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/groups/1`);
  });

  it("comes back to a window that shows it already", async () => {
    const { click, openWindow, windows } = start([{ url: `${ORIGIN}/dashboard` }, { url: `${ORIGIN}/groups/1` }]);
    await click(`${ORIGIN}/groups/1`);
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("tells a window that shows it already which alert was followed, and a new one by its address", async () => {
    const place = `${ORIGIN}/groups/1?alert=01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071`;
    const { click, openWindow, windows } = start([{ url: `${ORIGIN}/groups/1` }]);
    await click(place);
    expect(windows[0]!.postMessage).toHaveBeenCalledWith({ followed: "01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071" });
    expect(openWindow).not.toHaveBeenCalled();
    const elsewhere = start();
    await elsewhere.click(place);
    expect(elsewhere.openWindow).toHaveBeenCalledWith(place);
  });

  it("comes back to a page that was led there", async () => {
    const { click, openWindow, windows } = start([{ url: `${ORIGIN}/dashboard`, at: `${ORIGIN}/groups/1` }]);
    await click(`${ORIGIN}/groups/1`);
    expect(windows[0]!.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each([
    ["has gone elsewhere", `${ORIGIN}/dashboard`],
    ["sleeps, and may have gone elsewhere", null],
  ])("opens the place where the page that was loaded with it %s, and tells that page nothing", async (_, at) => {
    const { click, openWindow, windows } = start([{ url: `${ORIGIN}/groups/1`, at, visibilityState: "hidden" }]);
    await click(`${ORIGIN}/groups/1?alert=01a2b3c4-d5e6-7f80-9a1b-2c3d4e5f6071`);
    expect(openWindow).toHaveBeenCalledOnce();
    expect(windows[0]!.focus).not.toHaveBeenCalled();
    expect(windows[0]!.postMessage).not.toHaveBeenCalledWith(expect.objectContaining({ followed: expect.anything() }));
  });

  it("asks all windows at once, before a browser takes back what the tap allows", async () => {
    const asleep = { url: `${ORIGIN}/groups/1`, at: null, visibilityState: "hidden" as const };
    vi.useFakeTimers();
    const { click, openWindow } = start(Array.from({ length: 5 }, () => asleep));
    const tapped = click(`${ORIGIN}/groups/1`);
    await vi.advanceTimersByTimeAsync(900);
    vi.useRealTimers();
    expect(openWindow).toHaveBeenCalledOnce();
    await tapped;
  });

  it("leaves what is open elsewhere as it is", async () => {
    const { click, openWindow, windows } = start([{ url: `${ORIGIN}/create-group` }]);
    await click(`${ORIGIN}/groups/1`);
    expect(windows[0]!.focus).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it.each([
    ["/messages?tab=votes", "/messages"],
    ["/messages?tab=votes", "/messages?tab=invites"],
    ["/profile?tab=achievements", "/profile"],
    ["/support?ticket=4", "/support?ticket=3"],
  ])("opens %s where only another tab or question of its page is open, at %s (D189)", async (place, here) => {
    const { click, openWindow, windows } = start([{ url: ORIGIN + here }]);
    await click(ORIGIN + place);
    expect(windows[0]!.focus).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledWith(ORIGIN + place);
  });

  it.each([
    ["/messages?tab=votes", "/messages?tab=votes"],
    [CHAT, "/messages?selectedChat=group_1&chatName=Neighbours"],
  ])("comes back for %s to a window with its tab, at %s", async (place, here) => {
    const { click, openWindow, windows } = start([{ url: ORIGIN + here }]);
    await click(ORIGIN + place);
    expect(windows[0]!.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", undefined])(
    "never leads away from us: %s",
    async (url) => {
      const { click, openWindow } = start();
      await click(url);
      expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`);
    },
  );
});

describe("a subscription that the browser moves", () => {
  const options = { userVisibleOnly: true, applicationServerKey: new Uint8Array([4]).buffer };

  it("is made again with the same key, and every open page hears of it, which tells the server", async () => {
    const { fire, subscribe, windows } = start([{ url: `${ORIGIN}/dashboard` }]);
    await fire("pushsubscriptionchange", { oldSubscription: { options } });
    expect(subscribe).toHaveBeenCalledWith(options);
    expect(windows[0]!.postMessage).toHaveBeenCalledWith("push-subscription-moved");
  });

  it("of which nothing is known, or which cannot be made, is left to a page", async () => {
    const { fire, subscribe, windows } = start([{ url: `${ORIGIN}/dashboard` }]);
    await fire("pushsubscriptionchange", { oldSubscription: null });
    expect(subscribe).not.toHaveBeenCalled();
    subscribe.mockRejectedValue(new Error("no push service"));
    await fire("pushsubscriptionchange", { oldSubscription: { options } });
    expect(windows[0]!.postMessage).toHaveBeenCalledTimes(2);
  });
});
