import { describe, expect, it } from "vitest";
import { decodeForm, MalformedForm } from "./forms.ts";

const decoded = (text: string) => JSON.parse(JSON.stringify(decodeForm(text))) as unknown;

describe("a form", () => {
  it.each([
    ["a=1&b=2", { a: "1", b: "2" }],
    ["a[b][c]=1", { a: { b: { c: "1" } } }],
    ["a[0]=x&a[1]=y", { a: ["x", "y"] }],
    ["a[]=x&a[]=y", { a: ["x", "y"] }],
    ["a[0][b]=1&a[0][c]=2&a[1][b]=3", { a: [{ b: "1", c: "2" }, { b: "3" }] }],
    ["a%5Bb%5D=x%26y&c=%C3%A9+%2B", { a: { b: "x&y" }, c: "é +" }],
    ["a=", { a: "" }],
    ["", {}],
  ])("%s is read as %o", (text, expected) => {
    expect(decoded(text)).toEqual(expected);
  });

  it.each(["a[b=1", "[a]=1", "a]b=1", "a=1&a[b]=2", `a${"[b]".repeat(13)}=1`])("%s is refused", (text) => {
    expect(() => decodeForm(text)).toThrow(MalformedForm);
  });

  it("cannot reach the prototype of anything", () => {
    decodeForm("__proto__[polluted]=1&constructor[prototype][polluted]=1");
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
