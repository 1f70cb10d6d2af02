/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import { drawAll } from "../steps/pageReady.ts";

/** What a finger needs at least: 24 px (WCAG 2.2, 2.5.8). */
const SMALLEST_TARGET = 24;

/**
 * Runs in the page as it stands: in the open dialog or menu where there is one, else in the whole page.
 * @returns each fault in words
 */
async function look(smallest: number): Promise<string[]> {
  /** Pixels that a rounding may be off. */
  const SLACK = 1.5;
  const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], [role=tab]";
  const root = [...document.querySelectorAll("dialog[open], [role=menu]")].at(-1) ?? document.body;
  const faults = new Set<string>();
  /** A browser without a window may leave a page without frames; it is measured all the same. */
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 2000);
    });
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const wordsOf = (element: Element) =>
    (element.getAttribute("aria-label") || element.textContent || element.getAttribute("name") || "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, 60);
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} "${wordsOf(element)}"`;
  const upFrom = (element: Element | null): Element[] => (element ? [element, ...upFrom(element.parentElement)] : []);
  /** For screen readers alone. */
  const isUnseen = (element: Element) =>
    upFrom(element).some((each) => {
      const { clip, clipPath, position } = styleOf(each);
      return position === "absolute" && (clip.startsWith("rect(0px") || clipPath === "inset(50%)");
    });
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isUnseen(element);
  /** What lies behind a part that covers the page takes no press. */
  const isQuiet = (element: Element) => element.closest("[inert]") !== null;
  /** What stays where it is while the page moves lies over it, and has texts that are compared among themselves. */
  // A part that says that it floats is over a list on purpose, and goes where the list is at its end.
  const layerOf = (element: Element) =>
    upFrom(element).find(
      (each) => ["fixed", "sticky"].includes(styleOf(each).position) || each.hasAttribute("data-floats"),
    ) ?? root;
  const scrolls = (element: Element, axis: "x" | "y") => {
    const overflow = axis === "x" ? styleOf(element).overflowX : styleOf(element).overflowY;
    return overflow === "auto" || overflow === "scroll";
  };
  const cuts = (element: Element, axis: "x" | "y") => {
    const overflow = axis === "x" ? styleOf(element).overflowX : styleOf(element).overflowY;
    return overflow === "hidden" || overflow === "clip";
  };
  /** What of a rectangle is seen in the parts that scroll, from `inner` on; nothing where it has been scrolled away. */
  const seenIn = (inner: Element | null, whole: DOMRect): DOMRect => {
    let { bottom, left, right, top } = whole;
    for (const each of upFrom(inner)) {
      if (each === document.body || each === document.documentElement || !scrolls(each, "y")) continue;
      const box = each.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isBox = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth } = styleOf(element);
    return backgroundColor !== "rgba(0, 0, 0, 0)" || (borderTopWidth !== "0px" && borderBottomWidth !== "0px");
  };
  const meet = (one: DOMRect, other: DOMRect, by = 2) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
  const holds = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;

  interface Line {
    element: Element;
    layer: Element;
    rect: DOMRect;
  }

  /** The lines of each visible text, without the room that a font leaves above and below its letters. */
  function readLines(): Line[] {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (!node.nodeValue?.trim() || element.closest("select, script, style") || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { height, width, x, y } of range.getClientRects()) {
        // Above the page stands what comes with the focus.
        if (width < 1 || y + height <= 0) continue;
        const rect = new DOMRect(x, y + height * 0.2, width, height * 0.6);
        lines.push({ element, layer: layerOf(element), rect });
      }
    }
    return lines;
  }

  /** Whether a line is cut by what it stands in, or leaves a box that it belongs to. @returns whether it is seen */
  function checkLine({ element, rect }: Line): boolean {
    const isWholeElsewhere = element.closest("[title]") !== null;
    let canScroll = false;
    let isPlaced = false;
    for (const each of upFrom(element)) {
      if (each === document.body || each === document.documentElement) break;
      const box = each.getBoundingClientRect();
      if (scrolls(each, "x")) canScroll = true;
      // What scrolls shows all of it in time.
      if (scrolls(each, "y")) return true;
      const isSvg = each instanceof SVGElement;
      const isCutX = !canScroll && cuts(each, "x") && (rect.left < box.left - SLACK || rect.right > box.right + SLACK);
      const isCutY = cuts(each, "y") && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK);
      if (!isSvg && (isCutX || isCutY)) {
        if (!isWholeElsewhere) faults.add(`cut: ${nameOf(element)}`);
        return false;
      }
      if (!isSvg && !canScroll && !isPlaced && isBox(each) && !holds(box, rect))
        faults.add(`leaves its box: ${nameOf(element)}`);
      isPlaced ||= ["absolute", "fixed"].includes(styleOf(each).position);
    }
    if (!canScroll && (rect.left < -SLACK || rect.right > innerWidth + SLACK))
      faults.add(`outside the window: ${nameOf(element)}`);
    return true;
  }

  function checkOverlaps(all: readonly Line[], controls: readonly Element[]): void {
    const lines = all.map(({ element, layer, rect }) => ({ element, layer, rect: seenIn(element, rect) }));
    const sorted = lines.toSorted((one, other) => one.rect.top - other.rect.top);
    for (const [at, one] of sorted.entries()) {
      for (let next = at + 1; next < sorted.length; next++) {
        const other = sorted[next]!;
        if (other.rect.top >= one.rect.bottom) break;
        if (one.element !== other.element && one.layer === other.layer && meet(one.rect, other.rect))
          faults.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }
    const boxes = controls
      .filter((control) => !(control instanceof SVGElement) && styleOf(control).display !== "inline")
      .map((control) => ({
        control,
        layer: layerOf(control),
        rect: seenIn(control.parentElement, control.getBoundingClientRect()),
      }));
    for (const [at, { control, layer, rect }] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isInside = holds(rect, other.rect) || holds(other.rect, rect);
        if (layer === other.layer && !isInside && meet(rect, other.rect))
          faults.add(`overlap: ${nameOf(control)} and ${nameOf(other.control)}`);
      }
      for (const line of lines) {
        const isItsOwn = control.contains(line.element) || line.element.contains(control);
        if (!isItsOwn && layer === line.layer && meet(rect, line.rect))
          faults.add(`overlap: ${nameOf(control)} and ${nameOf(line.element)}`);
      }
    }
  }

  const labelsOf = (control: Element) => [...((control as HTMLInputElement).labels ?? [])];

  /** A link in a line of text has the height of the line; of a seat in the ring the list beside it has the same. */
  function isFreeOfSize(control: Element): boolean {
    if (control instanceof SVGElement) return true;
    const around = control.parentElement?.textContent?.trim() ?? "";
    return styleOf(control).display === "inline" && around !== control.textContent?.trim();
  }

  function checkSize(control: Element): void {
    const rects = [control, ...labelsOf(control)].map((each) => each.getBoundingClientRect());
    const width = Math.max(...rects.map(({ right }) => right)) - Math.min(...rects.map(({ left }) => left));
    const height = Math.max(...rects.map(({ bottom }) => bottom)) - Math.min(...rects.map(({ top }) => top));
    if (!isFreeOfSize(control) && (width < smallest - 0.5 || height < smallest - 0.5))
      faults.add(`small: ${nameOf(control)}, ${Math.round(width)} x ${Math.round(height)}`);
  }

  /** Once it has been scrolled to, a press on its middle arrives at it. */
  function checkReach(control: Element): void {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { height, width, x, y } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (middle.x < 0 || middle.x > innerWidth || middle.y < 0 || middle.y > innerHeight) {
      faults.add(`out of reach: ${nameOf(control)}`);
      return;
    }
    const found = document.elementFromPoint(middle.x, middle.y);
    const isHit = [control, ...labelsOf(control)].some((each) => each.contains(found) || found?.contains(each));
    if (!isHit) faults.add(`covered: ${nameOf(control)} by ${found ? nameOf(found) : "nothing"}`);
  }

  scrollTo({ top: 0, behavior: "instant" });
  // What measures itself is drawn again after the window has changed.
  for (let frames = 0; frames < 2; frames++) {
    await frame();
    await new Promise((done) => requestIdleCallback(done, { timeout: 300 }));
  }
  await frame();
  // The link past the menu stands above the page until it has the focus.
  const isAbove = (control: Element) => control.getBoundingClientRect().bottom + scrollY <= 0;
  const isControl = (control: Element) =>
    isShown(control) &&
    !isQuiet(control) &&
    control.getClientRects().length > 0 &&
    !(control.matches("[href^='#']") && isAbove(control));
  const controls = [...root.querySelectorAll(CONTROLS)].filter(isControl);
  const lines = readLines().filter(checkLine);
  checkOverlaps(lines, controls);
  for (const control of controls) checkSize(control);
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  // At the end of a page nothing can be scrolled out from under the bars; a bar may come only there.
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  await frame();
  await frame();
  for (const control of root.querySelectorAll(CONTROLS)) if (isControl(control)) checkReach(control);
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults];
}

/** How long a page may take to follow a new size of the window or of its text, milliseconds. */
const FOLLOWS_WITHIN = 4000;

/**
 * What is wrong with the page by its geometry alone, in words: texts that are cut, leave their box or the window, or lie
 * over each other; controls that are covered, too small or out of reach; a page that scrolls sideways.
 * @param followsWithin milliseconds after which what is wrong is a fault
 */
export async function findFaults(page: Page, followsWithin = FOLLOWS_WITHIN): Promise<string[]> {
  const end = performance.now() + followsWithin;
  for (;;) {
    await drawAll(page);
    const faults = await page.evaluate(look, SMALLEST_TARGET);
    if (faults.length === 0 || performance.now() > end) return faults;
  }
}
