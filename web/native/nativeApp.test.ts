import { expect, it, onTestFinished, vi } from "vitest";
import { inApp } from "./appForTests.ts";
import { nativeApp } from "./nativeApp.ts";

it("is none in a browser, also where the wrapper's script runs there", () => {
  expect(nativeApp()).toBeNull();
  inApp({}, { platform: "web" });
  expect(nativeApp()).toBeNull();
  inApp({}, { isNative: false });
  expect(nativeApp()).toBeNull();
  inApp({}, { platform: "electron" });
  expect(nativeApp()).toBeNull();
});

it("is none where something else calls itself so", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("Capacitor", {});
  expect(nativeApp()).toBeNull();
});

it("has the plugins that it was built with, and no other", () => {
  const Share = { share: () => Promise.resolve() };
  inApp({ Share, SplashScreen: {} }, { platform: "android", unavailable: "SplashScreen" });
  const app = nativeApp()!;
  expect([app.platform, app.isDebug]).toEqual(["android", false]);
  expect(app.plugin("Share")).toBe(Share);
  expect(app.plugin("SplashScreen")).toBeNull();
  expect(app.plugin("App")).toBeNull();
});
