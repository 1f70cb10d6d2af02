import { chakra } from "@chakra-ui/react";

const item = "- ";

/** Paragraphs; those that begin with "- " and stand together become one list. */
export function blocksOf(text: readonly string[]): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const paragraph of text) {
    const last = blocks.at(-1);
    if (!paragraph.startsWith(item)) blocks.push(paragraph);
    else if (Array.isArray(last)) last.push(paragraph.slice(item.length));
    else blocks.push([paragraph.slice(item.length)]);
  }
  return blocks;
}

export function LegalText({ text }: { text: readonly string[] }) {
  return blocksOf(text).map((block) =>
    Array.isArray(block) ? (
      <chakra.ul key={block[0]} ps="5" listStyleType="disc" display="grid" gap="1.5" lineHeight="1.6">
        {block.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    ) : (
      <chakra.p key={block} lineHeight="1.6" textWrap="pretty">
        {block}
      </chakra.p>
    ),
  );
}
