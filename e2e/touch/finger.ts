/// <reference lib="dom" />
import type { Page } from "@playwright/test";

interface Aim {
  /** What the tap before did instead of what was meant; empty when all is well. */
  fault: string;
  /** Where on the screen the control is that is tapped next. */
  x: number;
  y: number;
}

/**
 * Runs in the page. Types into the form, the last time where the focus then stays; says where another control is; and
 * afterwards, whether the tap on it did what it was meant to do.
 */
function watch(scope: string) {
  const TEXTS = "input:not([type]), input:is([type=text], [type=email], [type=password]), textarea";
  const OTHERS = "select, input:is([type=checkbox], [type=radio]), button";
  const shown = (kinds: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`${scope} :is(${kinds})`)].filter(
      (control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (control: HTMLInputElement) =>
    (control.labels?.[0]?.textContent || control.ariaLabel || control.textContent || control.name).slice(0, 40);
  const pick = <One>(list: readonly One[], draw: number): One => list[Math.floor(draw * list.length)]!;
  const frame = () => new Promise(requestAnimationFrame);

  let aimed: HTMLInputElement | null = null;
  let wasTicked = false;
  let arrived = "nothing";
  addEventListener(
    "click",
    ({ target }) => {
      const hit = target as HTMLElement;
      const isMeant = aimed?.contains(hit) || aimed?.labels?.[0]?.contains(hit);
      arrived = isMeant ? "" : hit.outerHTML.slice(0, 90);
    },
    true,
  );

  function faultOfLast(): string {
    if (!aimed) return "";
    if (arrived) return `a tap on "${nameOf(aimed)}" arrived at ${arrived}`;
    if (aimed.type === "checkbox" && aimed.checked === wasTicked) return `"${nameOf(aimed)}" did not change`;
    if (aimed.type === "radio" && !aimed.checked) return `"${nameOf(aimed)}" was not chosen`;
    const takesFocus = aimed.matches(TEXTS) || aimed.matches("select");
    return takesFocus && document.activeElement !== aimed ? `"${nameOf(aimed)}" has not the focus` : "";
  }

  let changes = 0;
  new MutationObserver(() => (changes += 1)).observe(document.body, { subtree: true, childList: true });
  /** A button may bring another step: it is there when the page changes no more. */
  async function settle(): Promise<void> {
    if (!aimed?.matches("button")) return;
    for (let quiet = 0, before = changes; quiet < 3; before = changes) {
      await frame();
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
      quiet = changes > before || document.querySelector("[aria-busy=true]") ? 0 : quiet + 1;
    }
  }

  function type(control: HTMLInputElement, word: string): void {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")!;
    control.focus({ preventScroll: true });
    set!.call(control, word.slice(0, control.maxLength < 0 ? undefined : control.maxLength));
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  Object.assign(window, {
    /** @param words one for each of the first inputs; the last one is typed where `from` draws it */
    async fillIn(words: string[], from: number, at: number): Promise<Aim> {
      const fault = faultOfLast();
      await settle();
      const texts = shown(TEXTS);
      for (const [index, control] of texts.entries()) if (words[index]) type(control, words[index]);
      if (texts.length > 0) type(pick(texts, from), words.at(-1)!);
      // Every other tap is meant for what a shift hurts most: boxes, choices and buttons.
      const others = shown(OTHERS);
      const kind = at < 0.5 || texts.length === 0 ? others : texts;
      aimed = pick(kind.length > 0 ? kind : texts, (at * 2) % 1);
      wasTicked = aimed.checked;
      arrived = "nothing";
      aimed.scrollIntoView({ block: "center" });
      const { height, width, x, y } = aimed.getBoundingClientRect();
      return { fault, x: x + width / 2, y: y + height / 2 };
    },
    /** Tells whether the Tab key went on from the control that was tapped. */
    wentOn(): string {
      const left = aimed!;
      aimed = null;
      const isBehind = left.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? "" : `the Tab key went back from "${nameOf(left)}"`;
    },
    isTyping: () => aimed?.matches(TEXTS) === true,
  });
}

/** Numbers from 0 to 1, the same for the same seed. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271 + 11) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** What people type, well-formed and not. */
const WORDS = [
  "a",
  "ab",
  "Amina",
  "amina@",
  "amina@example.com",
  "password1234",
  "Correct-Horse-7",
  "3",
  "8",
  "$1,000",
];
const SHARE_OF_TABS = 0.2;

/**
 * Fills in a form again and again: words into some of its inputs, then at once a tap on any of its controls, and now and
 * then the Tab key. Taps are the browser's own touches, at the place where the control was when it was aimed at.
 * @param scope the selector of the form
 * @returns what was lost, in words
 */
export async function fillByTouch(
  page: Page,
  scope: string,
  { fillings, seed }: { fillings: number; seed: number },
): Promise<string[]> {
  const draw = drawing(seed);
  const word = () => WORDS[Math.floor(draw() * WORDS.length)]!;
  const fill = async () => {
    const words = Array.from({ length: 4 }, () => (draw() < 0.7 ? "" : word()));
    return (await page.evaluate(`fillIn(${JSON.stringify([...words, word()])}, ${draw()}, ${draw()})`)) as Aim;
  };
  await page.locator(`${scope} button`).last().waitFor();
  await page.evaluate(watch, scope);
  const faults: string[] = [];
  for (let filling = 0; filling < fillings; filling++) {
    const { fault, x, y } = await fill();
    faults.push(fault);
    await page.touchscreen.tap(x, y);
    if (draw() > SHARE_OF_TABS || !(await page.evaluate("isTyping()"))) continue;
    await page.keyboard.press("Tab");
    faults.push((await page.evaluate("wentOn()")) as string);
  }
  faults.push((await fill()).fault);
  return faults.filter((fault) => fault !== "");
}
