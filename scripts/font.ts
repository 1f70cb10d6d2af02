/** `npm run font`: makes the part of Figtree that a first visit fetches, and prints the range that its style must name. */
import { writeFileSync } from "node:fs";
import { OURS, ourFont, unicodeRange } from "./font/ourLetters.ts";

const font = await ourFont();
writeFileSync(OURS, font);
console.log(`${font.length} bytes\nunicode-range: ${unicodeRange()};`);
