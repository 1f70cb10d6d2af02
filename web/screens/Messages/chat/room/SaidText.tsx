import { linkParts } from "./linkParts.ts";

/** What somebody wrote, with its links. A page that is opened from here learns nothing of where it was opened from. */
export function SaidText({ text }: { text: string }) {
  return linkParts(text).map(({ href, text }, at) =>
    href === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text never changes its parts
      <span key={at}>{text}</span>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a text never changes its parts
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ),
  );
}
