import { expect, it } from "vitest";
import { searchFaq, type Topic } from "./searchFaq.ts";

const topics: Topic[] = [
  {
    name: "paying",
    title: "Pagar",
    answers: [
      { name: "fees", question: "¿Cuánto cuesta?", text: ["La comisión de servicio.", "Nada más."] },
      { name: "grace", question: "¿Qué es la gracia?", text: ["Días después del vencimiento."] },
    ],
  },
  { name: "account", title: "Cuenta", answers: [{ name: "data", question: "¿Mis datos?", text: ["Sí."] }] },
];

const found = (typed: string) => searchFaq(topics, typed).flatMap(({ answers }) => answers.map(({ name }) => name));

it.each([
  ["COMISION", ["fees"]],
  ["comisión servicio", ["fees"]],
  ["cuánto", ["fees"]],
  ["cuanto", ["fees"]],
  ["dias", ["grace"]],
  ["venc", ["grace"]],
  // Neither the middle of a word nor one word of two.
  ["cimiento", []],
  ["comisión gracia", []],
  ["¿datos?", ["data"]],
  ["xyz", []],
])("D221: %s finds %j: accents, case and signs do not count", (typed, names) => {
  expect(found(typed)).toEqual(names);
});

it.each(["", "  ", "¿?"])("nothing typed finds everything: %j", (typed) => {
  expect(searchFaq(topics, typed)).toEqual(topics);
});
