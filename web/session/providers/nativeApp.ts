/**
 * The app around this page on a phone. It brings plugins that are called by name; a page in a browser has none around it.
 * The wrapper (Capacitor) puts its bridge on the window before the page's own code runs.
 */
export interface NativeApp {
  platform: "ios" | "android";
  has: (plugin: string) => boolean;
  /** @throws what the plugin rejects with, often `{code, message}` */
  call: <Answer>(plugin: string, method: string, options: object) => Promise<Answer>;
}

interface Bridge {
  isNativePlatform?: () => boolean;
  getPlatform?: () => string;
  isPluginAvailable?: (plugin: string) => boolean;
  nativePromise?: (plugin: string, method: string, options: object) => Promise<unknown>;
}

/** Null in a browser. */
export function nativeApp(bridge = (globalThis as { Capacitor?: Bridge }).Capacitor): NativeApp | null {
  const platform = bridge?.getPlatform?.();
  if (!bridge?.isNativePlatform?.() || (platform !== "ios" && platform !== "android")) return null;
  return {
    platform,
    has: (plugin) => bridge.isPluginAvailable?.(plugin) ?? false,
    call: async <Answer>(plugin: string, method: string, options: object) => {
      if (!bridge.nativePromise) throw new Error("the app has no bridge");
      return (await bridge.nativePromise(plugin, method, options)) as Answer;
    },
  };
}
