/**
 * The theme of a person that the server refused: it stays on this device, and is sent once again when they next open the app
 * or sign in (D171). Like all that a person leaves here it goes with their sign-out; a session that ends by itself leaves it.
 */
import { readOwn, writeOwn } from "../session/ofPerson.ts";

const NAME = "refused-theme";

/** As a change of preferences; an empty one where none was refused. */
export function refusedTheme(): { theme?: string } {
  const theme = readOwn(NAME);
  return theme === null ? {} : { theme };
}

export const markRefusedTheme = (theme: string): void => writeOwn(NAME, theme);

/**
 * Marks the theme of a change that is refused. What was refused before is over: what is on its way is known to the queue.
 * @throws what the sending throws
 */
export async function markedIfRefused(
  { theme }: { theme?: string | undefined },
  sending: Promise<unknown>,
): Promise<void> {
  if (theme !== undefined) writeOwn(NAME, null);
  try {
    await sending;
  } catch (thrown) {
    if (theme !== undefined) markRefusedTheme(theme);
    throw thrown;
  }
}
