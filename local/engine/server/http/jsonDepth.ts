/** JSON.parse is quick for any text with fewer characters. */
const SHORT = 16 * 1024;
/** How deeply lists and objects may be nested. No request that the engine understands comes near it. */
const MOST = 1000;

/** Whether a JSON text is nested so deeply that parsing it would take long. Does not parse it. */
export function isBottomless(text: string): boolean {
  if (text.length < SHORT) return false;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "[" || character === "{") {
      depth += 1;
      if (depth > MOST) return true;
    } else if (character === "]" || character === "}") depth -= 1;
  }
  return false;
}
