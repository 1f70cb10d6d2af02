import { expect, it } from "vitest";
import { nameFormerMembers } from "./formerMember.ts";

const read = () => ({
  board: [{ user_id: "1", profile: { alias: "Former member", avatar_url: null } }, { profile: { alias: "Amina" } }],
  values: { member: { user_id: "1", alias: "Former member" }, amount: 3, note: "The Former member said" },
});

it.each([
  ["en", "Former member"],
  ["es", "Antiguo miembro"],
  ["fr", "Ancien membre"],
] as const)("D299: in %s a former member is called so wherever they stand, and nobody else", (language, name) => {
  expect(nameFormerMembers(read(), language)).toEqual({
    board: [{ user_id: "1", profile: { alias: name, avatar_url: null } }, { profile: { alias: "Amina" } }],
    values: { member: { user_id: "1", alias: name }, amount: 3, note: "The Former member said" },
  });
});
