/** A page that fingers have made larger is seen in part, and no keyboard lies over it. */
const ZOOMED = 1.01;

/**
 * For what covers the whole page: it stays within what is seen of the page while the keyboard of a phone is up, until the
 * returned function is called. Browsers lay the keyboard over the page and move the page under it, and its upper edge out of sight.
 */
export function aboveKeyboard(element: HTMLElement): () => void {
  const seen = globalThis.visualViewport;
  if (!seen) return () => {};
  const place = (top: string, height: string) => Object.assign(element.style, { top, height });
  const fit = () => {
    if (seen.scale > ZOOMED) place("", "");
    else place(`${seen.offsetTop}px`, `${seen.height}px`);
  };
  fit();
  seen.addEventListener("resize", fit);
  seen.addEventListener("scroll", fit);
  return () => {
    seen.removeEventListener("resize", fit);
    seen.removeEventListener("scroll", fit);
    place("", "");
  };
}
