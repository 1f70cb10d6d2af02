import { describe, expect, it } from "vitest";

type Tree = { readonly [key: string]: string | Tree };

const files = import.meta.glob<Tree>("./locales/*/*.json", { eager: true, import: "default" });

const areasOf = (language: string) =>
  Object.keys(files)
    .filter((file) => file.startsWith(`./locales/${language}/`))
    .map((file) => file.slice(file.lastIndexOf("/") + 1, -".json".length))
    .sort();

const read = (language: string, area: string): Tree => files[`./locales/${language}/${area}.json`] ?? {};

const areas = areasOf("en");

/** `["a.b", "text"]` for every leaf. */
function leaves(tree: Tree, prefix = ""): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : leaves(value, `${prefix}${key}.`),
  );
}

/** Numbers that are no limit of the catalogue and may be typed: a sentence as `area.key`, or a whole area. */
const mayTypeNumbers: Readonly<Record<string, string>> = {
  privacy: "a text of law, with a version of its own",
  terms: "a text of law, with a version of its own",
  "auth.confirm.delay": "how long mail usually takes",
  "auth.newLink.sentHint": "how long mail usually takes",
  "browse.filters.high": "a band of the filter, in the words of the specification",
  "browse.filters.low": "a band of the filter, in the words of the specification",
  "browse.filters.medium": "a band of the filter, in the words of the specification",
  "browse.filters.starting_soon": "a choice of the filter, in the words of the specification",
  "browse.verify.text": "how long it usually takes",
  "circle.member.ratingOf": "D132: the scale of ratings",
  "dashboard.setup.text": "how long it usually takes",
  "dashboard.verify.text": "how long it usually takes",
  "recovery.identity.text": "how long it usually takes",
  "groups.frequency.biweekly": "D54: what the word means",
  "groups.frequency.quarterly": "D54: what the word means",
  "identity.intro": "how long it usually takes",
  "identity.point.adult": "the age of consent",
  "onboarding.identity.text": "how long it usually takes",
  "organizer.requests.rating": "D132: the scale of ratings",
  "profile.rating.capped": "D133: the scale of ratings",
  "profile.rating.of": "D133: the scale of ratings",
  "registering.ssnLast4": "the digits that the field is about",
  "settings.notifications.timing.1-day": "D191: a choice, in the words of the specification",
  "settings.notifications.timing.1-hour": "D191: a choice, in the words of the specification",
  "settings.notifications.timing.3-days": "D191: a choice, in the words of the specification",
};

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\/?>/g)].map((m) => m[1] ?? m[2]).sort();

/** Plural forms differ by language; they are compared by the key without its form. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

const keys = (entries: [string, string][]) => [...new Set(entries.map(([key]) => withoutPlural(key)))].sort();

describe.each(["en", "es", "fr"])("numbers in %s", (language) => {
  const typed = areas.flatMap((area) =>
    leaves(read(language, area))
      .filter(([, text]) => /\d/.test(text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, "")))
      .map(([key]) => (area in mayTypeNumbers ? area : `${area}.${key}`)),
  );

  it("R3: no sentence types a limit of its own", () => {
    expect([...new Set(typed)].sort()).toEqual(Object.keys(mayTypeNumbers).sort());
  });
});

describe.each(["es", "fr"])("texts in %s", (language) => {
  it("has the same areas as English", () => {
    expect(areasOf(language)).toEqual(areas);
  });

  it.each(areas)("%s has every key of English, no other, and none is empty", (area) => {
    const english = leaves(read("en", area));
    const translated = leaves(read(language, area));
    expect(keys(translated)).toEqual(keys(english));
    expect(translated.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it.each(areas)("%s keeps the values and tags that English puts in", (area) => {
    const translated = new Map(leaves(read(language, area)));
    for (const [key, text] of leaves(read("en", area))) {
      const other = translated.get(key);
      if (other !== undefined && !key.endsWith("_one")) {
        expect([key, placeholders(other)]).toEqual([key, placeholders(text)]);
      }
    }
  });

  it.each(areas)("%s has each plural form its language needs", (area) => {
    const present = new Set(leaves(read(language, area)).map(([key]) => key));
    const plurals = [...present].filter((key) => /_(one|many|other)$/.test(key)).map(withoutPlural);
    // `many` begins at a million in both languages; nothing here counts that far.
    const forms = ["one", "other"];
    const missing = plurals.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !present.has(key));
    expect(missing).toEqual([]);
  });
});

/** Names that are spoken and not seen may be joined in code: no voice says a space. */
const spoken = /aria-label=|VisuallyHidden/;
const sources = import.meta.glob<string>(["../**/*.tsx", "!../**/*.test.tsx"], {
  eager: true,
  query: "?raw",
  import: "default",
});

it("what stands before a colon and after it is joined by the language, which may want a space there", () => {
  const joined = Object.entries(sources).flatMap(([file, source]) =>
    source
      .split("\n")
      .flatMap((line) => (/\{t\(.*\)\}: \$?\{/.test(line) && !spoken.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(joined).toEqual([]);
});
