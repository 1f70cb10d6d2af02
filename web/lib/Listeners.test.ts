import { expect, it } from "vitest";
import { Listeners } from "./Listeners.ts";

it("everybody hears what is told, until they end it, each of them once", () => {
  const listeners = new Listeners<[word: string]>();
  const heard: string[] = [];
  const hear = (word: string) => void heard.push(word);
  const end = listeners.add(hear);
  listeners.add(hear);
  listeners.add((word) => void heard.push(`too ${word}`));
  expect(listeners.tell("one")).toBe(true);
  end();
  listeners.tell("two");
  expect(new Listeners<[string]>().tell("nobody")).toBe(false);
  expect(heard).toEqual(["one", "too one", "too two"]);
});
