import { pause } from "../lib/pause.ts";
import { afterFirstPicture } from "../start/firstPicture.ts";
import { nativeApp } from "./nativeApp.ts";

/** In milliseconds. */
const LONGEST_MS = 1500;

/** Takes the picture away that the app starts with: when there is something to see, and after 1.5 s in any case. */
export function hideSplash(): void {
  const splash = nativeApp()?.plugin("SplashScreen");
  if (splash) void Promise.race([afterFirstPicture(), pause(LONGEST_MS)]).then(() => splash.hide());
}
