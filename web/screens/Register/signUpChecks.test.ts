import { expect, it } from "vitest";
import { checkEmail, checkName, checkPassword, checkUsername } from "./signUpChecks.ts";

it.each([
  ["", "nameEmail"],
  ["   ", "nameEmail"],
  ["\u200b\u2060", "nameEmail"],
  ["Amina", undefined],
  ["é".repeat(120), undefined],
  [`  ${"😀".repeat(120)} `, undefined],
  ["é".repeat(121), "nameLong"],
])("the name %j gives %s", (name, fault) => expect(checkName(name)).toBe(fault));

it.each([
  ["", "nameEmail"],
  ["amina", "email"],
  ["amina@example", "email"],
  ["amina@example..com", "email"],
  ["amina @example.com", "email"],
  [" amina@example.com ", undefined],
  ["amina+circle@mail.example.co", undefined],
])("the address %j gives %s", (email, fault) => expect(checkEmail(email)).toBe(fault));

it.each([
  ["", "username"],
  ["ab", "usernameShort"],
  ["abc", undefined],
  ["a.b_C9", undefined],
  ["josé", "usernameLetters"],
  ["with space", "usernameLetters"],
  ["x".repeat(30), undefined],
  ["x".repeat(31), "usernameLong"],
])("the username %j gives %s", (username, fault) => expect(checkUsername(username)).toBe(fault));

it.each([
  ["", "passwordMissing"],
  ["Short1!", "passwordShort"],
  ["alllowercaseletters", "passwordWeak"],
  ["Lowercaseandupper", "passwordWeak"],
  ["Lowercaseandupper7", undefined],
  ["Password1234!", undefined],
  ["password1234!", "passwordWeak"],
])("the password %j gives %s", (password, fault) => expect(checkPassword("quick")(password)).toBe(fault));

it("D148: the wizard takes a fair password, which the short form does not", () => {
  expect(checkPassword("quick")("quietharbourside")).toBe("passwordWeak");
  expect(checkPassword("wizard")("quietharbourside")).toBeUndefined();
  expect(checkPassword("wizard")("passwordpassword")).toBe("passwordTooWeak");
  expect(checkPassword("wizard")("")).toBe("passwordMissing");
});
