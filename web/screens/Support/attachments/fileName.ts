/** Characters that a name beside a question can have. */
const MOST = 120;

/** The name of a file as it is shown beside a question: one line of what can be seen, cut from the front, because its end says the kind. */
export function fileName(name: string): string {
  const seen = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  return [...seen].slice(-MOST).join("").trim() || "file";
}
