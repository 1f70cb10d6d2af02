import { type Reduction, smaller } from "./smaller.ts";

/** Runs as a worker: it makes one picture smaller and sends it back, or null where that fails. The page would never hear of a failure. */
addEventListener("message", ({ data }: MessageEvent<Reduction>) => {
  void smaller(data)
    .catch(() => null)
    .then((made) => postMessage(made));
});
