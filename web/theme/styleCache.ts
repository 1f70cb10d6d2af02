import createCache, { type EmotionCache } from "@emotion/cache";

/** A browser looks through all sheets for each element, so a tab that stays open for long gathers no more than these. */
const mostSheets = 40;

/**
 * Puts the styles that one picture needs first into a sheet of their own. A rule with a layer or a width of the window that
 * is added to an older sheet makes Chromium style all elements of that sheet anew, and lay out the whole page.
 */
export function makeStyleCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      // Emotion begins a sheet with the first rule that it counts.
      if (sheet.tags.length < mostSheets) sheet.ctr = 0;
      requestAnimationFrame(() => setTimeout(() => (isOpen = false)));
    }
    insert(rule);
  };
  return cache;
}
