import { afterEach, describe, expect, it, vi } from "vitest";
import { inApp } from "../../native/appForTests.ts";
import { deviceShare } from "./deviceShare.ts";

afterEach(() => vi.unstubAllGlobals());

const shared = { title: "Family", text: "Join me in Family", url: "https://circle.test/g/family" };

/** A browser with a sheet of its own. */
function browserShares(share: () => Promise<void>, canShare = true) {
  const asked = vi.fn(share);
  vi.stubGlobal("navigator", { share: asked, canShare: () => canShare });
  return asked;
}
const done = () => Promise.resolve();

describe("which sheet is shown", () => {
  it("the wrapped app's own before the browser's", async () => {
    const browser = browserShares(done);
    const share = vi.fn<(what: object) => Promise<void>>(done);
    inApp({ Share: { share } }, { platform: "android" });
    expect(await deviceShare()!(shared)).toBe("done");
    expect(share).toHaveBeenCalledWith(shared);
    expect(browser).not.toHaveBeenCalled();
  });

  it.each([
    ["in an app without the plugin", () => inApp()],
    ["in a browser", () => {}],
  ])("the browser's %s", async (_, prepare) => {
    prepare();
    const browser = browserShares(done);
    expect(await deviceShare()!(shared)).toBe("done");
    expect(browser).toHaveBeenCalledWith(shared);
  });

  it("none where the device has neither: the link can be copied", () => {
    vi.stubGlobal("navigator", {});
    expect(deviceShare()).toBeNull();
    inApp();
    expect(deviceShare()).toBeNull();
  });
});

describe("who closes the sheet", () => {
  it("has changed their mind, in the app", async () => {
    inApp({ Share: { share: () => Promise.reject(new Error("Share canceled")) } });
    expect(await deviceShare()!(shared)).toBe("done");
  });

  it("has changed their mind, in a browser", async () => {
    browserShares(() => Promise.reject(new DOMException("", "AbortError")));
    expect(await deviceShare()!(shared)).toBe("done");
  });
});

it.each([
  ["the app", () => inApp({ Share: { share: () => Promise.reject(new Error("Error sharing item")) } })],
  ["the browser", (): void => void browserShares(() => Promise.reject(new Error("no")))],
])("a sheet of %s that fails says so", async (_, prepare) => {
  prepare();
  await expect(deviceShare()!(shared)).rejects.toThrow();
});

it("a browser that has the way and nothing behind it cannot share", async () => {
  const browser = browserShares(done, false);
  expect(await deviceShare()!(shared)).toBe("unavailable");
  expect(browser).not.toHaveBeenCalled();
});
