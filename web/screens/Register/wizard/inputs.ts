import { keptInTab } from "../../../lib/keptInTab.ts";
import type { SignUpDetails } from "../../../session/authClient.ts";
import { beforeSignIn } from "../../../session/ofPerson.ts";

/** What the five steps ask for, as typed. */
export interface Inputs {
  name: string;
  email: string;
  username: string;
  phone: string;
  location: string;
  dateOfBirth: string;
  address: string;
  city: string;
  state: string;
  postalCode: string;
  ssnLast4: string;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

const empty: Inputs = {
  name: "",
  email: "",
  username: "",
  phone: "",
  location: "",
  dateOfBirth: "",
  address: "",
  city: "",
  state: "",
  postalCode: "",
  ssnLast4: "",
  password: "",
  confirmPassword: "",
  acceptTerms: false,
};

/** The inputs of each step, as the page has them. */
export const STEPS = [
  ["name", "email"],
  ["username"],
  ["phone", "location"],
  ["dateOfBirth", "address", "city", "state", "postalCode", "ssnLast4"],
  ["password", "confirmPassword", "acceptTerms"],
] as const satisfies readonly (readonly (keyof Inputs)[])[];

/** The step that asks for an input, counted from 1. */
export const stepOfInput = (input: keyof Inputs): number =>
  STEPS.findIndex((inputs) => (inputs as readonly string[]).includes(input)) + 1;

/** The input that the server's name of a field stands for. */
export const inputOfField = (field: string): keyof Inputs | undefined =>
  Object.hasOwn(empty, field) ? (field as keyof Inputs) : undefined;

/** What the browser may keep, and the key of this filled-in form. */
const KEPT = {
  name: "string",
  email: "string",
  username: "string",
  phone: "string",
  location: "string",
  signUpKey: "string",
} as const;
const kept = keptInTab<Record<keyof typeof KEPT, string>>(beforeSignIn("sign-up"), KEPT);
const KEPT_MS = 24 * 60 * 60 * 1000;

/** What a reload brings back, and the key of this filled-in form. */
export function readKept(): { inputs: Inputs; signUpKey: string } {
  const found = kept.read();
  if (!found) return { inputs: empty, signUpKey: crypto.randomUUID() };
  const { email, location, name, phone, signUpKey, username } = found;
  return { inputs: { ...empty, email, location, name, phone, username }, signUpKey };
}

/** Keeps in this tab what is no secret: nothing of the identity, the password or the consent (D145). */
export function keep({ email, location, name, phone, username }: Inputs, signUpKey: string): void {
  kept.keep({ name, email, username, phone, location, signUpKey }, Date.now() + KEPT_MS);
}

export const forgetKept = kept.forget;

/** What is sent: all but the password's second time. */
export function detailsOf({ email, location, name, phone, username, ...inputs }: Inputs): SignUpDetails {
  const { acceptTerms, address, city, dateOfBirth, password, postalCode, ssnLast4, state } = inputs;
  return {
    form: "wizard",
    name: name.trim(),
    email: email.trim(),
    username: username.trim(),
    phone: phone.trim(),
    location: location.trim(),
    dateOfBirth,
    address,
    city,
    state,
    postalCode,
    ssnLast4,
    password,
    acceptTerms,
  };
}
