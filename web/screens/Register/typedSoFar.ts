/** What somebody has typed to sign up and is no secret. Both forms share it, so that a reload or the other form loses none of it (D144). */
import { keptInTab } from "../../lib/keptInTab.ts";
import { beforeSignIn } from "../../session/ofPerson.ts";

export interface TypedSoFar {
  name: string;
  email: string;
  username: string;
  phone: string;
  location: string;
}

const nothing: TypedSoFar = { name: "", email: "", username: "", phone: "", location: "" };

/** Tells one sign-up from another. Both forms of the page share it. */
export interface SignUpMark {
  /** A uuid: sent again after a lost answer, it is the same sign-up. */
  signUpKey: string;
  /** The address that it was sent for already, which can be corrected; empty before. */
  insteadOf: string;
}

type Kept = TypedSoFar & SignUpMark;

const kept = keptInTab<Record<keyof Kept, string>>(beforeSignIn("sign-up"), {
  name: "string",
  email: "string",
  username: "string",
  phone: "string",
  location: "string",
  signUpKey: "string",
  insteadOf: "string",
});
const KEPT_MS = 24 * 60 * 60 * 1000;

export function readTyped(): { typed: TypedSoFar; mark: SignUpMark } {
  const found = kept.read();
  if (!found) return { typed: nothing, mark: { signUpKey: crypto.randomUUID(), insteadOf: "" } };
  const { email, insteadOf, location, name, phone, signUpKey, username } = found;
  return { typed: { email, location, name, phone, username }, mark: { signUpKey, insteadOf } };
}

/** Keeps in this tab what is no secret: nothing of the identity, the password or the consent (D145). */
export function keepTyped({ email, location, name, phone, username }: TypedSoFar, mark: SignUpMark): void {
  kept.keep({ name, email, username, phone, location, ...mark }, Date.now() + KEPT_MS);
}

export const forgetTyped = kept.forget;
