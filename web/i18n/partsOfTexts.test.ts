import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const WEB = path.resolve(import.meta.dirname, "..");
const REGISTER = "screens/Register/RegisterScreen.tsx";
const STARTS = [
  "main.tsx",
  ...["Login/Login", "ForgotPassword/ForgotPassword"].map((name) => `screens/${name}Screen.tsx`),
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

/** The areas of text that modules speak from. */
const areasOf = (modules: readonly string[]) =>
  new Set(
    modules.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/useTranslation\("(\w+)"\)/g)].map(([, area]) => area ?? ""),
    ),
  );
const areasIn = (part: string) =>
  new Set(/\{([\w,]+)\}\.json/.exec(readFileSync(path.join(WEB, `i18n/texts/${part}.ts`), "utf8"))?.[1]?.split(","));

/** What a module fetches later, and which words are fetched with it. */
const laterOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/((?:with\w+Texts\(\s*)*)import\("(\.[^"]+\.tsx?)"\)/g)].map(
    ([, words = "", module = ""]) => ({
      words: [...words.matchAll(/with(\w+)Texts/g)].map(([, part = ""]) => part.toLowerCase()),
      module: path.relative(WEB, path.resolve(path.dirname(file), module)),
    }),
  );

it("the sign-in pages say nothing whose words come later", () => {
  const modules = modulesOf(STARTS);
  expect(modules.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(["PasswordField.tsx", "toaster.tsx"]),
  );
  const here = areasIn("en.signIn").add("refusals");
  expect([...areasOf(modules)].filter((area) => !here.has(area))).toEqual([]);
});

it("signing up says nothing whose words do not come with it", () => {
  const here = new Set([...areasIn("en.signIn"), ...areasIn("en.register"), "refusals"]);
  expect([...areasOf(modulesOf([REGISTER]))].filter((area) => !here.has(area))).toEqual([]);
});

it("a page behind the sign-in says nothing whose words are those of the sign-in pages or of news", () => {
  const table = readFileSync(path.join(WEB, "routes.tsx"), "utf8");
  // What begins with these words is shown with them alone.
  const begun = [
    ...table.matchAll(/(?<!withNewsTexts\(\s*)(?:=> |\[|with(?:Rare|Own)Texts\()import\("(\.[^"]+\.tsx)"\)/g),
  ]
    .map(([, module = ""]) => path.relative(WEB, path.resolve(WEB, module)))
    .filter((module) => !/Login|Register|ForgotPassword|RecoverAccess|IdentityVerification/.test(module));
  expect(begun).toEqual(expect.arrayContaining(["app/PageLayout.tsx", "screens/Dashboard/DashboardScreen.tsx"]));
  const modules = modulesOf(begun);
  expect([...areasOf(modules)]).not.toContain("auth");
  const news = path.join(WEB, "news/useNewsText.ts");
  expect(modulesOf(["screens/Dashboard/ActivityFeed.tsx"])).toContain(news);
  expect(modules).not.toContain(news);
});

it.each([
  ["rare", "manage"],
  ["own", "settings"],
  ["register", "registering"],
])("what says %s words, such as those to %s, is loaded with them", (part, one) => {
  const others = ["rare", "own", "register"].filter((name) => name !== part);
  const other = new Set(others.flatMap((name) => Array.from(areasIn(`en.${name}`))));
  expect(areasIn(`en.${part}`)).toContain(one);
  // What stands in several files comes with each.
  const rare = new Set([...areasIn(`en.${part}`)].filter((area) => !other.has(area)));
  const all = ["routes.tsx", ...globSync("{app,circle,organizer,public,screens}/**/*.tsx", { cwd: WEB })]
    .filter((file) => !file.endsWith(".test.tsx"))
    .map((file) => path.join(WEB, file));
  const later = all.flatMap(laterOf);
  const withWords = modulesOf(later.filter(({ words }) => words.includes(part)).map(({ module }) => module));
  // What such a part fetches later comes after its words.
  const within = new Set(withWords.flatMap(laterOf).map(({ module }) => module));
  const without = later
    .filter(({ module, words }) => !words.includes(part) && !within.has(module))
    .map(({ module }) => module);
  expect(
    modulesOf(without)
      .filter((file) => [...areasOf([file])].some((area) => rare.has(area)))
      .map((file) => path.relative(WEB, file)),
  ).toEqual([]);
});
