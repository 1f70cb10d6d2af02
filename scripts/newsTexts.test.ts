/** News in every language: letters and client share the kinds, values and sentences. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATALOGUE, KINDS, type NewsKind, readValues } from "../actions/news/catalogue.ts";
import type { Channel, News } from "../actions/news/define.ts";
import { newsTexts } from "../actions/news/texts.ts";
import { drawnNews, drawnValues } from "../actions/test/drawnNews.ts";
import en from "../schema/news/en.json" with { type: "json" };
import es from "../schema/news/es.json" with { type: "json" };
import fr from "../schema/news/fr.json" with { type: "json" };
import { letterPlace } from "../schema/news/notices.ts";
import { newsText, type NoticeKind, type Part, type StoredNews } from "../schema/news/words.ts";
import { createTranslator } from "../schema/words/translator.ts";
import lettersEn from "../actions/news/letters/en.json" with { type: "json" };
import lettersEs from "../actions/news/letters/es.json" with { type: "json" };
import lettersFr from "../actions/news/letters/fr.json" with { type: "json" };

type Sentences = Record<string, Record<string, Record<string, string>>>;
const LANGUAGES = ["en", "es", "fr"] as const;
const SHARED: Record<string, Sentences> = { en: en.kinds, es: es.kinds, fr: fr.kinds };
const LETTERS: Record<string, Sentences> = { en: lettersEn.kinds, es: lettersEs.kinds, fr: lettersFr.kinds };

/** The parts that each channel needs; a line of the feed may have more than its title. */
const PARTS: Record<Channel, readonly Part[]> = {
  notice: ["notice.title", "notice.text"],
  feed: ["feed.title"],
  chat: ["chat.text"],
  letter: ["letter.subject", "letter.text", "letter.button"],
};
const channelsOf = (kind: NewsKind): readonly Channel[] => (CATALOGUE[kind] as News).channels;
const partsOf = (kind: NewsKind) => channelsOf(kind).flatMap((channel) => PARTS[channel]);

const inLetters = (language: string, part: Part, news: StoredNews) =>
  newsText(newsTexts, part, news, { language, locale: `${language}-US` });

/** The client has no texts of letters. */
const client = createTranslator({ en: { news: en }, es: { news: es }, fr: { news: fr } });
const inClient = (language: string, part: Part, news: StoredNews) =>
  newsText(client, part, news, { language, locale: `${language}-US` });

const plainName = fc.constantFrom("Amina", "Bruno", "Chloé", "Sunday Savers", "Círculo de la Plaza");
const hostileName = fc.constantFrom(
  "{{group}}",
  "$t(kinds.list)",
  "{{- note}}",
  "<b>Bo</b>",
  "A & B",
  "{{member.alias}}",
);

/** Every text of a piece of news in a language, rendered as letters and as the client do. */
const everyText = (language: string, { kind, values }: { kind: NewsKind; values: object }) => [
  ...partsOf(kind).map((part) => inLetters(language, part, { kind, values })),
  ...partsOf(kind)
    .filter((part) => !part.startsWith("letter"))
    .map((part) => inClient(language, part, { kind, values })),
];

const centsIn = (value: unknown): number[] =>
  Object.entries(Object(value) as object).flatMap(([name, inner]) =>
    name === "cents" ? [inner as number] : centsIn(typeof inner === "object" ? inner : {}),
  );

describe.each(LANGUAGES)("news in %s", (language) => {
  it("has sentences for each channel of each kind, and no others", () => {
    const withLetters = (kind: NewsKind) => ({ ...SHARED[language]![kind], ...LETTERS[language]![kind] });
    const said = Object.fromEntries(KINDS.map((kind) => [kind, Object.keys(withLetters(kind)).toSorted()]));
    expect(said).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, [...channelsOf(kind)].toSorted()])));
    expect(Object.keys(SHARED[language]!).toSorted()).toEqual([...KINDS].toSorted());
    expect(Object.keys(LETTERS[language]!).filter((kind) => !channelsOf(kind as NewsKind).includes("letter"))).toEqual(
      [],
    );
  });

  it("has the same parts as English, with the same values in them", () => {
    const parts = (texts: Sentences) =>
      Object.entries(texts)
        .flatMap(([kind, channels]) =>
          Object.entries(channels).flatMap(([channel, sentences]) =>
            Object.entries(sentences).map(([part, text]) => [
              `${kind}.${channel}.${part}`,
              [...text.matchAll(/\{\{(.+?)\}\}/g)]
                .map(([, inside]) => inside!)
                .toSorted()
                .join("; "),
            ]),
          ),
        )
        .toSorted();
    expect(parts(SHARED[language]!)).toEqual(parts(SHARED["en"]!));
    expect(parts(LETTERS[language]!)).toEqual(parts(LETTERS["en"]!));
  });

  it("offers to open a vote in the letters alone whose button leads to it (D189)", () => {
    const votes = letterPlace({ kind: "extension_decided", groupId: null });
    const openVote = inLetters(language, "letter.button", { kind: "extension_decided", values: {} });
    const offers = Object.entries(LETTERS[language]!).flatMap(([kind, { letter }]) =>
      [undefined, ...Object.keys(letter!).flatMap((part) => /^text_(.+)/.exec(part)?.[1] ?? [])].map((reason) => ({
        kind: kind as NoticeKind,
        reason,
        says: inLetters(language, "letter.button", { kind, values: { reason } }),
      })),
    );
    for (const { kind, reason, says } of offers.filter((offer) => offer.says === openVote))
      expect([says, kind, reason, letterPlace({ kind, groupId: null, reason })]).toEqual([says, kind, reason, votes]);
    expect(offers.filter(({ kind, says }) => kind === "your_vote_decided" && says === openVote)).not.toEqual([]);
  });

  it("shows no placeholder and no raw amount, day, id or code in any news", () => {
    fc.assert(
      fc.property(drawnNews(plainName), (news) => {
        readValues(news.kind, news.values);
        for (const text of everyText(language, news)) {
          expect(text, news.kind).toEqual(expect.any(String));
          expect(text).not.toMatch(/\{\{|\}\}|\[object|undefined|null|NaN/);
          expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}|[0-9a-f]{8}-[0-9a-f]{4}/);
          expect(text).not.toMatch(/[a-z]_[a-z]|\b(USD|EUR|GBP)\b/);
          for (const cents of centsIn(news.values)) {
            if (cents > 9_999) expect(text).not.toContain(String(cents));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("shows names and notes as people wrote them", () => {
    fc.assert(
      fc.property(drawnNews(hostileName), ({ kind, values }) => {
        for (const channel of channelsOf(kind)) {
          const key = values["reason"] === undefined ? "text" : `text_${String(values["reason"])}`;
          const texts = (channel === "letter" ? LETTERS : SHARED)[language]![kind]![channel]!;
          const template = texts[key];
          if (!template) continue;
          const text = inLetters(language, `${channel}.text` as Part, { kind, values })!;
          for (const name of ["group", "note"] as const) {
            if (template.includes(`{{${name}}}`)) expect(text).toContain(values[name]);
          }
          for (const name of ["member", "applicant", "payer", "recipient"] as const) {
            const { alias } = Object(values[name]) as { alias?: string };
            if (template.includes(`{{${name}.alias}}`)) expect(text).toContain(alias);
          }
          const listed = [...(Object(values["people"] ?? values["order"] ?? []) as { alias: string }[])];
          for (const { alias } of listed.slice(0, 10)) expect(text).toContain(alias);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ["a character that reverses what follows", "\u202eannA", "annA"],
    ["the end of an isolation that the name did not begin", "\u2069\u202eAnna", "Anna"],
    ["letters from right to left", "\u05d7\u05e0\u05d4", "\u2068\u05d7\u05e0\u05d4\u2069"],
  ])("protects the sentence from a name: %s", (_, alias, shown) => {
    const [values] = fc.sample(drawnValues("late_contribution_forwarded", plainName), { numRuns: 1, seed: 1 });
    const news = { kind: "late_contribution_forwarded", values: { ...values, payer: { alias } } };
    const named = { kind: "late_contribution_forwarded", values: { ...values, payer: { alias: "NAME" } } };
    const text = inClient(language, "notice.text", news)!;
    expect(text).toBe(inClient(language, "notice.text", named)!.replace("NAME", shown));
    expect(inLetters(language, "notice.text", news)).toBe(text);
  });

  it("shows the same in the app as in letters", () => {
    fc.assert(
      fc.property(drawnNews(plainName), (news) => {
        for (const part of partsOf(news.kind).filter((part) => !part.startsWith("letter"))) {
          expect(inClient(language, part, news)).toBe(inLetters(language, part, news));
        }
      }),
    );
  });

  it.each(["payout_order_drawn", "contributions_missing"] as const)(
    "shortens %s of a full circle with the longest names, and says how many more there are",
    (kind) => {
      const [values] = fc.sample(drawnValues(kind, plainName), { numRuns: 1, seed: 1 });
      const people = (count: number) =>
        Array.from({ length: count }, (_, index) => ({ alias: `${String(index).padStart(2, "0")} ${"W".repeat(37)}` }));
      const say = (count: number) =>
        inClient(language, "chat.text", { kind, values: { ...values, order: people(count), people: people(count) } })!;
      expect(say(50).length).toBeLessThan(700);
      expect(say(50)).toContain("40 ");
      expect(say(50)).toContain(people(10)[9]!.alias);
      expect(say(50)).not.toContain(people(11)[10]!.alias);
      expect(say(10)).toContain(people(10)[9]!.alias);
      expect(say(11)).toMatch({ en: /\b1 other\b/, es: /\b1 persona más/, fr: /\b1 autre personne\b/ }[language]);
    },
  );
});

it.each([
  ["en", "Round 3: $1.00", "Round 3 of cycle 2: $1.00"],
  ["es", "Ronda 3: $1.00", "Ronda 3 del ciclo 2: $1.00"],
  ["fr", "Tour 3 : 1,00 $", "Tour 3 du cycle 2 : 1,00 $"],
])("names the cycle of a round in %s from the second cycle on (D39)", (language, first, second) => {
  const say = (cycle: number) =>
    inClient(language, "feed.text", {
      kind: "payout_released",
      values: { cycle, round: 3, amount: { cents: 100, currency: "USD" } },
    })!.replaceAll(/[\u00a0\u202f]/g, " ");
  expect([say(1), say(2)]).toEqual([first, second]);
});

it.each(["es", "fr"])("leaves no sentence in English for a reader of %s", (language) => {
  fc.assert(
    fc.property(drawnNews(plainName), (news) => {
      for (const part of partsOf(news.kind)) {
        expect(inLetters(language, part, news)).not.toBe(inLetters("en", part, news));
      }
    }),
    { numRuns: 150 },
  );
});

it("says nothing for an unknown kind or reason", () => {
  expect(inClient("en", "feed.title", { kind: "group_teleported", values: {} })).toBeNull();
  expect(inClient("en", "notice.text", { kind: "identity_failed", values: { reason: "aliens" } })).toBeNull();
  expect(inClient("en", "notice.text", { kind: "identity_failed", values: null })).toBeNull();
});
