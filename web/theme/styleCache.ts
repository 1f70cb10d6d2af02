import createCache, { type EmotionCache } from "@emotion/cache";

/** More sheets than this make each style slower to find than a new rule in the last one is. */
const mostSheets = 40;

/**
 * Where the styles of elements go as they are first drawn: those of one picture into a sheet of their own. A browser that
 * gets a rule with a layer or a width of the window into a sheet works out everything anew that the sheet has styled, and
 * with it the places of all that the page shows; of a sheet that is new it looks only at what the new rules are for.
 */
export function makeStyleCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isPainted = false;
  let isWaiting = false;
  sheet.insert = (rule) => {
    // Emotion begins a sheet with the first rule that it counts.
    if (isPainted && sheet.tags.length < mostSheets) sheet.ctr = 0;
    isPainted = false;
    insert(rule);
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        isPainted = true;
      }),
    );
  };
  return cache;
}
