/** How a savings circle is called where somebody lives (D154). */

/** By language and region, for whoever calls it otherwise than the rest of the language. */
const IN_REGION: Readonly<Record<string, string>> = {
  "es-PE": "Junta",
  "es-CO": "Cadena",
  "es-DO": "San",
  "fr-HT": "Sòl",
  "en-IN": "Chit Fund",
  "en-JM": "Partner",
  "en-NG": "Ajo",
  "en-KE": "Chama",
  "en-ZA": "Stokvel",
  "en-GB": "Pardner",
};

const IN_LANGUAGE: Readonly<Record<string, string>> = {
  es: "Tanda",
  fr: "Tontine",
  zh: "Hui",
  vi: "Hụi",
  ko: "Gye",
  hi: "Chit Fund",
  ta: "Chit Fund",
  te: "Chit Fund",
  fil: "Paluwagan",
  tl: "Paluwagan",
  id: "Arisan",
  ar: "Jam'iyya",
  am: "Equb",
  so: "Hagbad",
  pt: "Consórcio",
};

/** In Ghana, in Trinidad and Tobago, elsewhere in the Caribbean, and wherever nothing else is known. */
const USUAL = "Susu";

/** @param tag of a browser's language, such as `es-PE` or `zh-Hant-TW` */
export function regionalName(tag: string): string {
  let language: string;
  let region: string | undefined;
  try {
    ({ language, region } = new Intl.Locale(tag));
  } catch {
    return USUAL;
  }
  return IN_REGION[`${language}-${region ?? ""}`] ?? IN_LANGUAGE[language] ?? USUAL;
}
