import { describe, expect, it } from "vitest";
import { avatarsOf } from "./avatarsOf.ts";

describe("the faces that a visitor sees", () => {
  it("are the texts of the list, in its order, an empty one included", () => {
    expect(avatarsOf(["/files/amina.webp", ""])).toEqual(["/files/amina.webp", ""]);
    expect(avatarsOf([])).toEqual([]);
  });

  it.each([null, undefined, "/files/amina.webp", { 0: "" }, ["", null], [1]])("are never guessed from %j", (value) => {
    expect(() => avatarsOf(value)).toThrow("member_avatars is no list of texts");
  });
});
