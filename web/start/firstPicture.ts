/**
 * What the first picture of a page does not show is fetched after it, so that it does not slow down what the picture needs:
 * the live connection, news, what opens on a tap.
 */

/** A page that never says that it is shown holds nothing back for longer; one that says so is shown by then on a slow line. */
const longestMs = 8000;

/** When the first picture was painted, for whoever measures the page. */
const MARK = "first-picture";

let say: () => void = () => {};
let shown: Promise<void> = Promise.resolve();

/** Called once, as the page that was opened begins to come. */
export function expectFirstPicture(): void {
  shown = new Promise((resolve) => {
    say = () => {
      if (performance.getEntriesByName(MARK).length === 0) performance.mark(MARK);
      resolve();
    };
    setTimeout(resolve, longestMs);
  });
}

/** For an effect of what makes a page: the browser paints it next. */
export function firstPictureIsHere(): void {
  // The first frame draws the page and the second begins once it is on the screen. A request in between would still delay it.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => say())));
}

/** Resolves when the page that was opened is painted; at once where no page is being opened. */
export const afterFirstPicture = (): Promise<void> => shown;
