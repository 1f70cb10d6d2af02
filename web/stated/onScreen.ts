/** Everything that a page says: to who reads it and to who hears it. */

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

export interface OnScreen {
  /** Whether an element says the sentence and nothing else. */
  says: (sentence: string) => boolean;
  /** Whether it stands in what an element says. */
  saysWithin: (sentence: string) => boolean;
}

export function readScreen(): OnScreen {
  const said = new Set<string>();
  // Each text is read once and handed up: asking every element for its own reads a page as often as it is deep.
  const read = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "";
    let text = "";
    for (const child of node.childNodes) text += read(child);
    said.add(plain(text));
    said.add(plain(node.getAttribute("aria-label") ?? ""));
    return text;
  };
  for (const element of document.body.children) read(element);
  return {
    says: (sentence) => said.has(plain(sentence)),
    saysWithin: (sentence) => [...said].some((text) => text.includes(plain(sentence))),
  };
}
