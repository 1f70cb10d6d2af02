/** One thing has one word, in every language and everywhere that people read (docs/words.md, D249). */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../actions/mail/letter.ts";
import { addressInUse, confirmAddress, welcome } from "../actions/mail/letters/account.ts";
import { groupInvitation } from "../actions/mail/letters/groups.ts";
import { confirmQuestion, ticketAnswered, ticketOpened, ticketResolved } from "../actions/mail/letters/support.ts";
import { passwordChanged, resetPassword } from "../actions/mail/letters/password.ts";
import { renderLetter } from "../actions/mail/renderLetter.ts";

/** A word nobody may write, as a pattern of whole words; what stands in its place, and why. */
interface SecondWord {
  word: string;
  instead: string;
  because: string;
}

const SECOND_WORDS: Record<Language, readonly SecondWord[]> = {
  en: [
    { word: "organi[sz]ers?", instead: "group admin", because: "the labels say Group Admin" },
    { word: "e-mails?", instead: "email", because: "one spelling" },
    { word: "a letter|letters about", instead: "email", because: "a letter comes on paper" },
    { word: "instal?lments?|dues|subscription fees?", instead: "contribution", because: "D249" },
    { word: "disbursements?|kitty|jackpot", instead: "payout, pot", because: "D249" },
    { word: "delinquent|past due", instead: "late, overdue", because: "a neighbour would not say it" },
    { word: "house rules", instead: "group rules", because: "the form calls them so" },
  ],
  es: [
    { word: "grupos?", instead: "círculo", because: "two words for the same people" },
    { word: "(aportes?|cuotas?|contribuci[oó]n(es)?|cotizaci[oó]n(es)?)", instead: "aportación", because: "D249" },
    { word: "botes?|fondo común", instead: "pozo", because: "D249" },
    { word: "efectivo|billetes?", instead: "entrega", because: "no banknote changes hands" },
    {
      word: "(pagas?|salarios?|sueldos?|nóminas?) (de|del) (la |tu )?(ronda|turno|círculo)",
      instead: "entrega",
      because: "a payout is no wage",
    },
    { word: "cobro(?! de deudas)", instead: "entrega", because: "also a charge to one's card" },
    {
      word: "(cobras|cobrar[áa]?s?|cobra)(?! (nada|dos veces))",
      instead: "recibir",
      because: "cobrar is said of charges alone",
    },
    { word: "plazas?|puestos?|asientos? libres?|sitios?", instead: "lugar", because: "one word for a seat" },
    {
      word: "(organizador(es|as?)?|administrador(es|as?)?|quien organiza)",
      instead: "quien administra",
      because: "one word, and no gender",
    },
    { word: "retras\\p{L}+|mora|moros\\p{L}+", instead: "atraso, atrasado", because: "one word for late" },
    { word: "periodo de gracia", instead: "plazo de gracia", because: "one word for the grace" },
    { word: "comenz\\p{L}+", instead: "empezar", because: "one word for the start" },
    { word: "(ir|volver|ve) al panel", instead: "inicio", because: "the menu calls the dashboard Inicio" },
    { word: "medios? de pago", instead: "método de pago", because: "the menu calls them so" },
    { word: "dicen que (sí|no)", instead: "a favor, en contra", because: "beside a number, one person says it too" },
    { word: "(una|la|las) cartas?", instead: "correo", because: "a carta comes on paper" },
    { word: "tickets?", instead: "consulta", because: "one word, and not an English one" },
    { word: "vosotr[oa]s|vuestr[oa]s?|os|\\p{L}+[áé]is", instead: "ustedes", because: "the Spanish of the Americas" },
    { word: "usted", instead: "tú", because: "one way of address" },
  ],
  fr: [
    { word: "groupes?", instead: "cercle", because: "two words for the same people" },
    { word: "contributions?|apports?|quotes?-parts?", instead: "cotisation", because: "what people in a tontine say" },
    { word: "pots?|pactole|fonds commun", instead: "cagnotte", because: "D249" },
    { word: "espèces|billets?|argent liquide", instead: "versement", because: "no banknote changes hands" },
    { word: "la paie|la paye|votre paie|votre paye|salaires?", instead: "versement", because: "a payout is no wage" },
    {
      word: "ordre de (versement|paiement|passage)",
      instead: "ordre des versements",
      because: "one word for the order",
    },
    { word: "offres?", instead: "formule", because: "one word for a plan" },
    {
      word: "(organisat(eur|rice)s?|administrat(eur|rice)s?|qui organise)",
      instead: "la personne responsable",
      because: "one word, and no gender",
    },
    { word: "échue?s?", instead: "échéance dépassée", because: "a bank's word" },
    { word: "tardi(f|ve)s?", instead: "en retard", because: "one word for late" },
    {
      word: "(lance[rz]?|lanciez|lancé) (un|le|ton|votre|d’autres) (\\p{L}+ )?cercle",
      instead: "créer, démarrer",
      because: "it meant both",
    },
    { word: "date de début|a commencé|commence le", instead: "départ, démarrer", because: "one word for the start" },
    { word: "échéanciers?", instead: "calendrier", because: "one word for the schedule" },
    { word: "lettres sur", instead: "e-mail", because: "a lettre comes on paper" },
    { word: "tickets?", instead: "demande", because: "one word, and not an English one" },
    { word: "tu|toi|tes", instead: "vous", because: "one way of address" },
  ],
};

const NO_BREAK = "\u00A0";
const NARROW = "\u202F";

/** What is set wrongly, by language: apostrophes, spaces before signs, quotation marks, signs that open a question. */
const MISSET: Record<Language, (text: string) => boolean> = {
  en: (text) => /\.{4}|\s[,.;:!?](\s|$)/.test(text.replace("! or", "or")),
  es: (text) =>
    /[“”"]|(?<![¡¿\w])\s[;:!?](\s|$)/.test(text.replace("como ! o #", "")) ||
    count(text, "¿") !== count(text, "?") ||
    count(text, "¡") !== count(text.replace("como ! o #", ""), "!"),
  fr: (text) =>
    /[“”"]|\p{L}'/u.test(text) || new RegExp(`(?<!${NO_BREAK})[:»%]|«(?!${NO_BREAK})|(?<!${NARROW})[;!?]`).test(text),
};
const count = (text: string, sign: string) => text.split(sign).length - 1;

type Tree = string | { readonly [key: string]: Tree };
const leaves = (tree: Tree, name: string): [string, string][] =>
  typeof tree === "string"
    ? [[name, tree]]
    : Object.entries(tree).flatMap(([key, inner]) => leaves(inner, `${name}.${key}`));

const root = path.join(import.meta.dirname, "..");
const filesOf = (language: Language) =>
  globSync(
    [
      `web/i18n/locales/${language}/*.json`,
      `schema/{news,refusals}/${language}.json`,
      `actions/{news/letters,export/words}/${language}.json`,
    ],
    { cwd: root },
  ).toSorted();

const sentencesInFiles = (language: Language) =>
  filesOf(language).flatMap((file) =>
    leaves(JSON.parse(readFileSync(path.join(root, file), "utf8")) as Tree, path.basename(file, ".json")),
  );

/** The letters that are written in code, as their reader gets them. Names and addresses have no sign that could be misset. */
function sentencesInLetters(language: Language): [string, string][] {
  const ticket = { number: 1002, subject: "Sol", path: "/x" };
  const letters = {
    addressInUse: addressInUse[language]({}),
    confirmAddress: confirmAddress[language]({ hours: 24, link: "/x" }),
    groupInvitation: groupInvitation[language]({
      groupName: "Sol",
      inviterName: "Bo",
      path: "/x",
      days: 7,
      frequency: "biweekly",
      currency: "USD",
      contribution: 100_00,
      payout: 900_00,
    }),
    passwordChanged: passwordChanged[language]({}),
    resetPassword: resetPassword[language]({ hours: 1, path: "/x" }),
    confirmQuestion: confirmQuestion[language]({ hours: 24, path: "/x" }),
    ticketOpened: ticketOpened[language]({ ...ticket, dueAt: new Date("2027-03-04T12:00:00Z") }),
    ticketAnswered: ticketAnswered[language]({ ...ticket, path: null, answer: "Sol" }),
    ticketResolved: ticketResolved[language]({ ...ticket, days: 7 }),
    welcome: welcome[language]({ path: "/login" }),
  };
  const frame = { language, name: "Bo", origin: "https://x.example", support: "x" };
  return Object.entries(letters).flatMap(([name, letter]) => {
    const { subject, text } = renderLetter(letter, frame);
    // The address below the button's words is no sentence.
    return [subject, ...text.split("\n")].map((line): [string, string] => [
      name,
      line.replace(/^https:.*|:$|^--$/, ""),
    ]);
  });
}

describe.each(LANGUAGES)("words in %s", (language) => {
  const sentences = [...sentencesInFiles(language), ...sentencesInLetters(language)];
  const named = sentences.map(([name, text]) => `${name}: ${text}`);
  // What is put in, tags and the names of files are no words.
  const words = sentences.map(
    ([name, text]) => [name, text.replaceAll(/\{\{.*?\}\}|<\w+\/>/g, "X").replaceAll(/<[^>]*>/g, "")] as const,
  );

  it("are looked for where people read", () => {
    expect(filesOf(language)).toHaveLength(44);
    expect(named.length).toBeGreaterThan(800);
  });

  it.each(SECOND_WORDS[language])("$word is not written: $instead ($because)", ({ word }) => {
    const wholeWord = new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, "iu");
    expect(words.filter(([, text]) => wholeWord.test(text)).map(([name, text]) => `${name}: ${text}`)).toEqual([]);
  });

  it("have their signs and spaces as a printer of the language sets them", () => {
    expect(words.filter(([, text]) => MISSET[language](text)).map(([name, text]) => `${name}: ${text}`)).toEqual([]);
  });
});
