import { afterEach, describe, expect, it, vi } from "vitest";
import { inApp } from "../native/appForTests.ts";
import { positionSource } from "./position.ts";

afterEach(() => vi.unstubAllGlobals());

const LYON = { latitude: 45.7640431, longitude: 4.835659 };
type Ask = Geolocation["getCurrentPosition"];

function browserWith(getCurrentPosition: Ask | undefined) {
  const asked = vi.fn<Ask>(getCurrentPosition);
  vi.stubGlobal("navigator", { geolocation: getCurrentPosition && { getCurrentPosition: asked } });
  return asked;
}
const answers: Ask = (found) => found({ coords: LYON } as GeolocationPosition);

interface Wrapper {
  permission?: string;
  error?: object;
  unavailable?: "Geolocation";
  isNative?: boolean;
}

function wrapperWith({ error, permission = "granted", ...built }: Wrapper) {
  const getCurrentPosition = vi.fn<(options: object) => Promise<{ coords: typeof LYON }>>(() =>
    error ? Promise.reject(error) : Promise.resolve({ coords: { ...LYON, accuracy: 10 } }),
  );
  const requestPermissions = () => Promise.resolve({ location: permission, coarseLocation: permission });
  inApp({ Geolocation: { getCurrentPosition, requestPermissions } }, built);
  return getCurrentPosition;
}

describe("which way is taken", () => {
  it("the wrapped app's own before the browser's, with its longer time", async () => {
    const [browser, native] = [browserWith(answers), wrapperWith({})];
    expect(await positionSource().find()).toEqual(LYON);
    expect(native).toHaveBeenCalledWith({ enableHighAccuracy: false, timeout: 15_000, maximumAge: 300_000 });
    expect(browser).not.toHaveBeenCalled();
  });

  it.each<Wrapper>([{ isNative: false }, { unavailable: "Geolocation" }])("the browser's where %j", async (wrapper) => {
    const [browser, native] = [browserWith(answers), wrapperWith(wrapper)];
    expect(await positionSource().find()).toEqual(LYON);
    expect(browser.mock.calls[0]![2]).toEqual({ enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 });
    expect(native).not.toHaveBeenCalled();
  });

  it("none where the device has neither", () => {
    browserWith(undefined);
    expect(() => positionSource()).toThrow(expect.objectContaining({ fault: "unsupported" }));
  });
});

describe("why there is no position", () => {
  it.each([
    [1, "denied"],
    [2, "unavailable"],
    [3, "timedOut"],
    [9, "unknown"],
  ])("the browser's code %i means %s", async (code, fault) => {
    browserWith((_, failed) => failed?.({ code } as GeolocationPositionError));
    await expect(positionSource().find()).rejects.toMatchObject({ fault });
  });

  it.each([
    ["OS-PLUG-GLOC-0003", "denied"],
    ["OS-PLUG-GLOC-0007", "unavailable"],
    ["OS-PLUG-GLOC-0010", "timedOut"],
    ["another", "unknown"],
    [undefined, "unknown"],
  ])("the plugin's code %s means %s", async (code, fault) => {
    wrapperWith({ error: { code } });
    await expect(positionSource().find()).rejects.toMatchObject({ fault });
  });

  it("a permission that is not given is a denial, and the position is not asked for", async () => {
    const native = wrapperWith({ permission: "denied" });
    await expect(positionSource().find()).rejects.toMatchObject({ fault: "denied" });
    expect(native).not.toHaveBeenCalled();
  });
});
