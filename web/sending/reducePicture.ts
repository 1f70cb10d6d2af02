import type { Reduction } from "./smaller.ts";

/**
 * Makes a picture as small as it is kept, so that little is sent and no place leaves the device (D168). It is made beside the page:
 * twelve million pixels would hold up whoever goes on typing. What this browser cannot read goes as it is: the server tells what it is.
 */
export async function reducePicture(picked: Blob, to: Omit<Reduction, "picked">): Promise<Blob> {
  const worker = new Worker(new URL("./pictureWorker.ts", import.meta.url), { type: "module" });
  try {
    const made = await new Promise<Blob | null>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener("error", () => resolve(null));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ picked, ...to } satisfies Reduction);
    });
    return made ?? picked;
  } finally {
    worker.terminate();
  }
}
