/** The way out that a person chooses. Signing out deletes what they left on this device, so they are asked first where that is a loss. */
import { inTime } from "./inTime.ts";
import { signOut } from "./session.ts";

/** Resolves to whether the person goes. */
type Question = () => Promise<boolean>;

let question: Question | null = null;

/** Has a question asked before the person who is shown signs out. @returns a function that ends it */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = null;
  };
}

/** Asks where the page has registered no question yet, as in its first moments. Whoever has no code for it in time goes unasked. */
async function askPlainly(): Promise<boolean> {
  const code = import("../offline/askPlainly.ts").catch(() => null);
  const asking = await inTime(code, () => null);
  return asking === null || asking.askPlainly();
}

/** Signs out, unless the person is asked and stays. @returns whether they are signed out */
export async function leave(): Promise<boolean> {
  if (!(await (question ?? askPlainly)())) return false;
  await signOut();
  return true;
}
