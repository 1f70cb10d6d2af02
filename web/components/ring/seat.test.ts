import { expect, it } from "vitest";
import { shortName } from "./seat.ts";

it.each([
  ["Amina El Fassi", "Amina"],
  ["  Esperanza  ", "Esperanza"],
  ["Maximiliano Fernández", "Maximili…"],
  ["José-María", "José-Mar…"],
  ["", ""],
])("on a seat %j reads %j", (name, word) => {
  expect(shortName(name)).toBe(word);
});
