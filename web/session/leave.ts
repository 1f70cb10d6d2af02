/** The way out that a person chooses. Signing out deletes what they left on this device, so they are asked first where that is a loss. */
import { pause } from "../lib/pause.ts";
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

/** Nobody who signs out waits longer for the code of a question, in milliseconds. */
const LONGEST_MS = 1000;

/** Nobody has come yet who asks, as in the first moments of a page. What cannot be counted holds nobody. */
async function askPlainly(): Promise<boolean> {
  const code = import("../offline/askPlainly.ts").catch(() => null);
  const asking = await Promise.race([code, pause(LONGEST_MS).then(() => null)]);
  return asking === null || asking.askPlainly();
}

/** Signs out, unless the person is asked and stays. @returns whether they are signed out */
export async function leave(): Promise<boolean> {
  if (!(await (question ?? askPlainly)())) return false;
  await signOut();
  return true;
}
