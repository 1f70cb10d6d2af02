import { nativeApp } from "./nativeApp.ts";

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** `done` also where the person closed the sheet. @throws what went wrong */
export type DeviceShare = (shared: Shared) => Promise<"done" | "unavailable">;

/** The sheet of the device that wraps the app; null where there is no such plugin. */
export function nativeShare(): DeviceShare | null {
  const plugin = nativeApp()?.plugin("Share");
  if (!plugin) return null;
  return async (shared) => {
    await plugin.share(shared).catch((thrown: unknown) => {
      // A person who closes the sheet has changed their mind; that is no failure.
      if (!/cancel/i.test((thrown as Error | null)?.message ?? "")) throw thrown;
    });
    return "done";
  };
}
