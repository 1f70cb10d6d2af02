import { invalid } from "../validate/refusals.ts";

const ADVICE =
  "Accept letters, digits, underscore (_) or hyphen (-) only. " +
  'Use quotes enclosed in bracket (["..."]) if there is any special character';

/** `$.a.b[0]['c d']` or `a.b` as the keys that lead there. @throws EngineError */
export function jsonPath(text: string, path: string): string[] {
  const keys: string[] = [];
  let rest = text.startsWith("$") ? text.slice(1) : text;
  if (!text.startsWith("$") && rest !== "" && !rest.startsWith("[")) rest = `.${rest}`;
  while (rest !== "") {
    const found = /^\.([A-Za-z_$][\w$-]*)|^\[(\d+)\]|^\[(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\]/.exec(rest);
    if (!found) throw invalid(`parse json path error: ${text}. ${ADVICE}`, path);
    keys.push(found[1] ?? found[2] ?? (found[3] ?? found[4] ?? "").replace(/\\(.)/g, "$1"));
    rest = rest.slice(found[0].length);
  }
  return keys;
}
