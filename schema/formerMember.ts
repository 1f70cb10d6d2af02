/** What people are called who have deleted their account (D299). The database holds the English name, whoever reads it. */
const NAMES = { en: "Former member", es: "Antiguo miembro", fr: "Ancien membre" } as const;

/**
 * Names former members in the reader's language, in whatever was read. Nobody else can have their name, so it is found by
 * itself. English is answered as it is; other data is changed in place, since it belongs to whoever has just read it.
 */
export function nameFormerMembers<Data>(data: Data, language: keyof typeof NAMES): Data {
  if (language === "en") return data;
  const name = (value: unknown): unknown => {
    if (value === NAMES.en) return NAMES[language];
    if (typeof value !== "object" || value === null) return value;
    for (const [key, inner] of Object.entries(value)) {
      const named = name(inner);
      if (named !== inner) (value as Record<string, unknown>)[key] = named;
    }
    return value;
  };
  return name(data) as Data;
}
