import { expect, it } from "vitest";
import { type Inputs, STEPS } from "./inputs.ts";
import { lastOpenStep, stepFaults } from "./stepChecks.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
const whole: Inputs = {
  name: "Nadia Okafor",
  email: "nadia@example.com",
  username: "nadia.o",
  phone: "+1 (555) 010-9999",
  location: "Zanesville, United States",
  dateOfBirth: "1987-03-14",
  address: "4471 Kestrel Hollow Road",
  city: "Zanesville",
  state: "OH",
  postalCode: "43701",
  ssnLast4: "8362",
  password: "quietharbourside",
  confirmPassword: "quietharbourside",
  acceptTerms: true,
};
const faultsOf = (changes: Partial<Inputs>) =>
  Object.assign({}, ...STEPS.map((_, at) => stepFaults({ ...whole, ...changes }, at + 1, NOW))) as object;

it("lets a whole form through, a fair password too (D148)", () => {
  expect(faultsOf({})).toEqual({});
  expect(lastOpenStep(whole, NOW)).toBe(5);
});

it.each<[Partial<Inputs>, object]>([
  [
    { name: " ", email: "" },
    { name: "nameEmail", email: "nameEmail" },
  ],
  [{ email: "nadia@" }, { email: "email" }],
  [{ username: "" }, { username: "username" }],
  [{ username: "na" }, { username: "usernameShort" }],
  [
    { phone: "", location: "\u200b" },
    { phone: "contact", location: "contact" },
  ],
  [{ phone: "555-CALL" }, { phone: "phone" }],
  [{ phone: "(555)\u00a0010" }, { phone: "phone" }],
  [{ phone: "5+55" }, { phone: "phone" }],
  [
    { dateOfBirth: "", address: " ", city: "", state: "", postalCode: "", ssnLast4: "" },
    {
      dateOfBirth: "identity",
      address: "identity",
      city: "identity",
      state: "identity",
      postalCode: "identity",
      ssnLast4: "identity",
    },
  ],
  [{ dateOfBirth: "2027-01-01" }, { dateOfBirth: "birthday" }],
  [{ dateOfBirth: "0001-01-01" }, { dateOfBirth: "birthday" }],
  [{ dateOfBirth: "2008-11-27" }, { dateOfBirth: "underAge" }],
  [{ dateOfBirth: "2008-11-26" }, {}],
  [{ state: "O" }, { state: "state" }],
  [{ postalCode: "4370" }, { postalCode: "postalCode" }],
  [{ ssnLast4: "836" }, { ssnLast4: "ssn" }],
  [{ ssnLast4: "٨٣٦٢" }, { ssnLast4: "ssn" }],
  [
    { password: "", confirmPassword: "" },
    { password: "passwordMissing", confirmPassword: "passwordMissing" },
  ],
  [{ password: "Short-7", confirmPassword: "Short-7" }, { password: "passwordShort" }],
  [{ password: "passwordpassword", confirmPassword: "passwordpassword" }, { password: "passwordTooWeak" }],
  [{ confirmPassword: "quietharboursides" }, { confirmPassword: "passwordMismatch" }],
  [{ acceptTerms: false }, { acceptTerms: "agree" }],
])("%j is refused as %j", (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});

it.each<[Partial<Inputs>, number]>([
  [{ name: "" }, 1],
  [{ username: "na" }, 2],
  [{ location: "", ssnLast4: "" }, 3],
  [{ ssnLast4: "" }, 4],
  [{ password: "" }, 5],
])("no step before %j is skipped", (changes, step) => {
  expect(lastOpenStep({ ...whole, ...changes }, NOW)).toBe(step);
});
