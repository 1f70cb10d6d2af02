import type { SignUpDetails } from "../../../session/authClient.ts";
import type { TypedSoFar } from "../typedSoFar.ts";

/** What the five steps ask for, as typed. */
export interface Inputs extends TypedSoFar {
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

/** The form as it begins. */
export const inputsFrom = (typed: TypedSoFar): Inputs => ({ ...empty, ...typed });

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
