import type { Plugins } from "./plugins.ts";

/**
 * The app around this page on a phone. The wrapper (Capacitor) puts its bridge on the window before the page's own code runs.
 * Each part that only an app has is asked here first, and done in the browser's way where there is no app or no such plugin.
 */
export interface NativeApp {
  platform: "ios" | "android";
  /** A build for those who make the app: Apple knows it at another push service than an app from the store. */
  isDebug: boolean;
  /** Null where the app was built without it. */
  plugin: <Name extends keyof Plugins>(name: Name) => Plugins[Name] | null;
}

interface Bridge {
  DEBUG?: boolean;
  isNativePlatform?: () => boolean;
  getPlatform?: () => string;
  isPluginAvailable?: (name: string) => boolean;
  Plugins?: Partial<Plugins>;
}

/** Null in a browser. */
export function nativeApp(): NativeApp | null {
  const { Capacitor: bridge } = globalThis as { Capacitor?: Bridge };
  const platform = bridge?.getPlatform?.();
  if (!bridge?.isNativePlatform?.() || (platform !== "ios" && platform !== "android")) return null;
  return {
    platform,
    isDebug: bridge.DEBUG === true,
    plugin: (name) => (bridge.isPluginAvailable?.(name) && bridge.Plugins?.[name]) || null,
  };
}
