import { afterEach, expect, it, vi } from "vitest";
import { tellPlace } from "./tellPlace.ts";

afterEach(() => vi.unstubAllGlobals());

it("a page tells the service worker where it is now, not where it was loaded", () => {
  const worker = new EventTarget();
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: worker } }));
  tellPlace();
  history.pushState(null, "", "/messages?tab=votes");
  const port = { postMessage: vi.fn() };
  const ask = (data: unknown) =>
    worker.dispatchEvent(Object.assign(new MessageEvent("message", { data }), { ports: [port] }));
  ask("push-subscription-moved");
  expect(port.postMessage).not.toHaveBeenCalled();
  ask("where");
  expect(port.postMessage.mock.calls).toEqual([[`${location.origin}/messages?tab=votes`]]);
});
