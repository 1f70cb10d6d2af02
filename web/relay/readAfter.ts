import { readAllAgain } from "./readAgain.ts";

/**
 * Waits until the page shows what was just changed, so that the button stays busy until then. A read that fails is no
 * failure of the change: the live query brings it.
 */
export async function readAfter<Answer>(change: Promise<Answer>): Promise<Answer> {
  const answer = await change;
  await readAllAgain().catch(() => {});
  return answer;
}
