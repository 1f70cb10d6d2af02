/** One answer of the help page; its name is its address on the page, the same in every language. */
export interface Answer {
  name: string;
  question: string;
  text: readonly string[];
}

export interface Topic {
  name: string;
  title: string;
  answers: readonly Answer[];
}

/** As search compares: small letters without accents, whatever signs stand between the words. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The answers that have all the words somebody typed, each at the beginning of a word of theirs, in the order of the page.
 * Case and accents do not count. A topic without one is left out; nothing typed finds everything.
 */
export function searchFaq(topics: readonly Topic[], typed: string): Topic[] {
  const words = plain(typed).split(" ").filter(Boolean);
  const isFound = ({ question, text }: Answer) => {
    const said = ` ${plain([question, ...text].join(" "))}`;
    return words.every((word) => said.includes(` ${word}`));
  };
  return topics
    .map((topic) => ({ ...topic, answers: topic.answers.filter(isFound) }))
    .filter(({ answers }) => answers.length > 0);
}
