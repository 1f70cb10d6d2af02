/** Where this device is. Browsers and the wrapped app answer it in two ways; nothing else knows which. */
import { nativePosition } from "../native/nativePosition.ts";
import { PositionFailure, type PositionSource } from "./positionSource.ts";
import { webPosition } from "./webPosition.ts";

/** The wrapped app's own way before the browser's. @throws PositionFailure where the device has neither */
export function positionSource(): PositionSource {
  const source = nativePosition() ?? webPosition();
  if (!source) throw new PositionFailure("unsupported");
  return source;
}
