import { lazyScreen } from "../app/lazyScreen.ts";
import { afterFirstPicture } from "./firstPicture.ts";

/**
 * Fetches code that no first picture shows: after that picture, so that it does not slow it down, and at once on a page
 * that is opened later. A weak connection gets the tries of a screen.
 */
export const later = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  const fetchCode = lazyScreen(load);
  return async () => {
    await afterFirstPicture();
    return fetchCode();
  };
};
