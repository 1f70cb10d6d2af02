import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

it("D168: a worker that cannot make a picture smaller answers all the same, so that the picture goes as it is", async () => {
  const answers = vi.fn<(made: unknown) => void>();
  vi.stubGlobal("postMessage", answers);
  // This browser reads the picture, and has nothing to draw it on.
  vi.stubGlobal("createImageBitmap", async () => ({ width: 4, height: 3, close() {} }));
  vi.stubGlobal("OffscreenCanvas", undefined);
  await import("./pictureWorker.ts");
  dispatchEvent(new MessageEvent("message", { data: { picked: new Blob(["picture"]), side: 2, isSquare: true } }));
  await waitFor(() => expect(answers).toHaveBeenCalledExactlyOnceWith(null));
});
