import { parseJsonPath } from "../jsonPath.ts";
import { invalid } from "../validate/refusals.ts";

const ADVICE =
  "Accept letters, digits, underscore (_) or hyphen (-) only. " +
  'Use quotes enclosed in bracket (["..."]) if there is any special character';

/** The keys that the `path` of a json field leads through. @throws EngineError */
export function jsonPath(text: string, path: string): string[] {
  try {
    return parseJsonPath(text).map(String);
  } catch {
    throw invalid(`parse json path error: ${text}. ${ADVICE}`, path);
  }
}
