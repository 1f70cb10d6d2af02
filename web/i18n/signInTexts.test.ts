import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const WEB = path.resolve(import.meta.dirname, "..");
const STARTS = [
  "main.tsx",
  ...["Login/Login", "Register/Register", "ForgotPassword/ForgotPassword"].map((name) => `screens/${name}Screen.tsx`),
];

/** Our own modules that are there as soon as the first of them is, without what is fetched later. */
function modulesOf(starts: readonly string[]): string[] {
  const found = new Set(starts.map((start) => path.join(WEB, start)));
  for (const file of found) {
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type)[^;]*?"(\.{1,2}\/[^"]+)"/gms,
    )) {
      const module = path.resolve(path.dirname(file), imported);
      if (/\.tsx?$/.test(module) && existsSync(module)) found.add(module);
    }
  }
  return [...found];
}

it("the sign-in pages say nothing whose words come later", () => {
  const modules = modulesOf(STARTS);
  expect(modules.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(["PasswordField.tsx", "toaster.tsx"]),
  );
  const areas = new Set(
    modules.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/useTranslation\("(\w+)"\)/g)].map(([, area]) => area),
    ),
  );
  const here =
    /\{([\w,]+)\}/.exec(readFileSync(path.join(WEB, "i18n/texts/en.signIn.ts"), "utf8"))?.[1]?.split(",") ?? [];
  expect([...areas].toSorted().filter((area) => ![...here, "refusals"].includes(area ?? ""))).toEqual([]);
});
