import { afterFirstPicture } from "../start/firstPicture.ts";
import { retryWaitMs } from "./retryWait.ts";

/**
 * Fetches code that comes after the first picture of a page, and tries until it is here: what it keeps fresh must not stay
 * old because the line failed for a moment.
 * @param take gets it, unless nobody wants it any more
 * @returns ends the wish
 */
export function untilHere<Code>(fetch: () => Promise<Code>, take: (code: Code) => void): () => void {
  let isWanted = true;
  let later: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (retries: number): Promise<void> => {
    let code: Code;
    try {
      await afterFirstPicture();
      code = await fetch();
    } catch {
      if (isWanted) later = setTimeout(() => void attempt(retries + 1), retryWaitMs(retries));
      return;
    }
    if (isWanted) take(code);
  };
  void attempt(0);
  return () => {
    isWanted = false;
    clearTimeout(later);
  };
}
