/** The device's own sheet for handing something on. Browsers and the wrapped app have it in two ways; nothing else knows which. */
import { type DeviceShare, nativeShare, type Shared } from "../../native/nativeShare.ts";

async function webShare(shared: Shared): Promise<"done" | "unavailable"> {
  // Some browsers have the way and nothing behind it.
  if ("canShare" in navigator && !navigator.canShare(shared)) return "unavailable";
  await navigator.share(shared).catch((thrown: unknown) => {
    // A person who closes the sheet has changed their mind; that is no failure.
    if (!(thrown instanceof DOMException && thrown.name === "AbortError")) throw thrown;
  });
  return "done";
}

/** The wrapped app's own sheet before the browser's; null where the device has neither. */
export const deviceShare = (): DeviceShare | null => nativeShare() ?? ("share" in navigator ? webShare : null);
