import { type Reduction, smaller } from "./smaller.ts";

/** Makes one picture smaller beside the page, and answers with it. */
addEventListener(
  "message",
  ({ data }: MessageEvent<Reduction>) => void smaller(data).then((made) => postMessage(made)),
);
