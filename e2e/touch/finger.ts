/// <reference lib="dom" />
import type { Page } from "@playwright/test";

/** Where on the screen the control is that is tapped next. */
interface Aim {
  x: number;
  y: number;
}

/** Runs in the page: aims at the controls of the form, and says what a tap, typing or the Tab key did there. */
function watch(scope: string) {
  const TEXTS = "input:not([type]), input:is([type=text], [type=email], [type=password]), textarea";
  const OTHERS = "select, input:is([type=checkbox], [type=radio]), button";
  const LOST_AFTER_MS = 3000;
  const BUSY_AFTER_MS = 20_000;
  const shown = (kinds: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`${scope} :is(${kinds})`)].filter(
      (control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }),
    );
  const nameOf = (control: HTMLInputElement) =>
    (control.labels?.[0]?.textContent || control.ariaLabel || control.textContent || control.name).slice(0, 40);
  const frame = () => new Promise(requestAnimationFrame);

  let aimed!: HTMLInputElement;
  let wasTicked = false;
  /** Empty when the tap did arrive where it was meant to. */
  let arrived = "nothing";
  let click = Promise.withResolvers<unknown>();
  addEventListener(
    "click",
    ({ isTrusted, target }) => {
      // The page's own, which a button does to a control that is not shown.
      if (!isTrusted) return;
      const hit = target as HTMLElement;
      const isMeant = aimed.contains(hit) || aimed.labels?.[0]?.contains(hit);
      arrived = isMeant ? "" : hit.outerHTML.slice(0, 90);
      click.resolve(null);
    },
    true,
  );

  function faultOfTap(): string {
    if (arrived) return `a tap on "${nameOf(aimed)}" arrived at ${arrived}`;
    if (aimed.type === "checkbox" && aimed.checked === wasTicked) return `"${nameOf(aimed)}" did not change`;
    if (aimed.type === "radio" && !aimed.checked) return `"${nameOf(aimed)}" was not chosen`;
    const takesFocus = aimed.matches(TEXTS) || aimed.matches("select");
    return takesFocus && document.activeElement !== aimed ? `"${nameOf(aimed)}" has not the focus` : "";
  }

  let changes = 0;
  new MutationObserver(() => (changes += 1)).observe(document.body, { subtree: true, childList: true });
  /** A button may bring another step or an answer: it is there when the page changes no more. */
  async function settle(): Promise<void> {
    const last = performance.now() + BUSY_AFTER_MS;
    for (let quiet = 0, before = changes; quiet < 3; before = changes) {
      if (performance.now() > last) throw new Error(`the page does not settle after "${nameOf(aimed)}"`);
      await frame();
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
      quiet = changes > before || document.querySelector("[aria-busy=true]") ? 0 : quiet + 1;
    }
  }

  Object.assign(window, {
    /**
     * Waits until what the last key brought is drawn, which comes a picture after the letter: nobody aims sooner.
     * @param isForTyping the control takes words; otherwise it is any, in half of the cases one of those that a shift
     *   hurts most: boxes, choices and buttons
     * @returns null when words are asked for and nothing here takes them
     */
    async aimAt(isForTyping: boolean, draw: number): Promise<Aim | null> {
      await frame();
      await new Promise((done) => requestIdleCallback(done, { timeout: 500 }));
      await frame();
      const texts = shown(TEXTS);
      if (isForTyping && texts.length === 0) return null;
      const others = shown(OTHERS);
      const isText = isForTyping || (draw >= 0.5 && texts.length > 0) || others.length === 0;
      const kind = isText ? texts : others;
      if (kind.length === 0) throw new Error(`${location.pathname} has nothing to tap in ${scope}`);
      aimed = kind[Math.floor(((draw * 2) % 1) * kind.length)]!;
      wasTicked = aimed.checked;
      arrived = "nothing";
      click = Promise.withResolvers();
      aimed.scrollIntoView({ block: "center" });
      const { height, width, x, y } = aimed.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    /** What the tap did instead of what was meant; empty when all is well. */
    async faultOfTap(): Promise<string> {
      await Promise.race([click.promise, new Promise((done) => setTimeout(done, LOST_AFTER_MS))]);
      await frame();
      const fault = faultOfTap();
      if (aimed.matches("button")) await settle();
      // What is typed next stands instead of what is there.
      else if (!fault && aimed.matches(TEXTS)) aimed.select();
      return fault;
    },
    faultOfTyping(word: string): string {
      const meant = word.slice(0, aimed.maxLength < 0 ? undefined : aimed.maxLength);
      return aimed.value === meant ? "" : `"${nameOf(aimed)}" holds "${aimed.value}" instead of "${meant}"`;
    },
    nameOfAimed: () => nameOf(aimed),
    /** Whether the Tab key went on from the control that was tapped. */
    faultOfTab(): string {
      const isBehind = aimed.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBehind ? "" : `the Tab key went back from "${nameOf(aimed)}"`;
    },
  });
}

/** Whether another page comes, or the form says why it stays. */
const leaves = (page: Page, from: string, scope: string): Promise<boolean> =>
  Promise.race([
    page.waitForURL((address) => address.href !== from, { timeout: FORM_IS_HERE_MS }).then(() => true),
    page
      .locator(`${scope} [role=alert] strong`)
      .first()
      .waitFor({ timeout: FORM_IS_HERE_MS })
      .then(() => false),
  ]);

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
/** Up to here a word is typed key by key; a longer one comes at once, as from the keyboard of a phone. */
const FEW_KEYS = 2;
const SHARE_OF_SECOND_WORDS = 0.3;
const SHARE_OF_TABS = 0.2;
/** A sentence moves what is below it the first time it comes; so the form is opened again and again. */
const FILLINGS_OF_ONE_FORM = 8;
const FORM_IS_HERE_MS = 15_000;

/**
 * Fills in a form again and again: a tap on an input, a word, and at once a tap on any control, now and then with another
 * word or the Tab key between. Taps, words and keys are the browser's own; a tap goes where the control was when it was
 * aimed at.
 * @param scope the selector of the form
 * @param open loads the page of the form
 * @param wayOut the name of a button that may lead away from the form, which is then opened again
 * @returns what was lost, in words
 */
export async function fillByTouch(
  page: Page,
  scope: string,
  { fillings, open, seed, wayOut }: { fillings: number; open: () => Promise<void>; seed: number; wayOut?: string },
): Promise<string[]> {
  const draw = drawing(seed);
  const faults: string[] = [];
  const note = async (question: string) => faults.push((await page.evaluate(question)) as string);
  const tap = async (isForTyping: boolean) => {
    const aim = (await page.evaluate(`aimAt(${isForTyping}, ${draw()})`)) as Aim | null;
    if (!aim) return false;
    await page.touchscreen.tap(aim.x, aim.y);
    await note("faultOfTap()");
    return true;
  };
  const write = async () => {
    if (!(await tap(true))) return;
    const word = WORDS[Math.floor(draw() * WORDS.length)]!;
    await (word.length > FEW_KEYS ? page.keyboard.insertText(word) : page.keyboard.type(word));
    await note(`faultOfTyping(${JSON.stringify(word)})`);
    if (draw() > SHARE_OF_TABS) return;
    await page.keyboard.press("Tab");
    await note("faultOfTab()");
  };
  let hasLeft = false;
  for (let filling = 0; filling < fillings; filling++) {
    if (hasLeft || filling % FILLINGS_OF_ONE_FORM === 0) {
      await open();
      await page.locator(`${scope} button`).last().waitFor({ timeout: FORM_IS_HERE_MS });
      await page.evaluate(watch, scope);
    }
    await write();
    if (draw() < SHARE_OF_SECOND_WORDS) await write();
    const from = page.url();
    await tap(false);
    hasLeft =
      wayOut !== undefined && (await page.evaluate("nameOfAimed()")) === wayOut && (await leaves(page, from, scope));
  }
  return faults.filter((fault) => fault !== "");
}
