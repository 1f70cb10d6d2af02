/** The texts of one area, by key. */
export type AreaTexts = Record<string, unknown>;

/** Files by their area: its name is the file's in `locales`, and the folder's in `schema`. A file may come as JSON. */
export function areasOf(files: Readonly<Record<string, AreaTexts | string>>): Record<string, AreaTexts> {
  return Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [
      areaOf(file),
      typeof texts === "string" ? (JSON.parse(texts) as AreaTexts) : texts,
    ]),
  );
}

function areaOf(file: string): string {
  const [folder = "", name = ""] = file.split("/").slice(-2);
  return folder.length === 2 ? name.replace(".json", "") : folder;
}
