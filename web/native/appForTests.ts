/** For tests: the app on a phone around the page, as its wrapper puts it on the window. */
import { onTestFinished } from "vitest";
import type { Plugins } from "./plugins.ts";

interface Built {
  platform?: string;
  isNative?: boolean;
  DEBUG?: boolean;
  /** Listed by the wrapper, and not there on this device. */
  unavailable?: keyof Plugins;
}

/** For the present test alone: the page runs in an app that was built with these plugins. */
export function inApp(plugins: { [Name in keyof Plugins]?: Partial<Plugins[Name]> } = {}, built: Built = {}): void {
  const { DEBUG = false, isNative = true, platform = "ios", unavailable } = built;
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "Capacitor"));
  Object.assign(globalThis, {
    Capacitor: {
      DEBUG,
      isNativePlatform: () => isNative,
      getPlatform: () => platform,
      isPluginAvailable: (name: string) => name in plugins && name !== unavailable,
      Plugins: plugins,
    },
  });
}
