/**
 * What an action should make of each value of a field. `undefined` stands for a field that is left out.
 * `kept`: the action succeeds and stores this. `refused`: the action answers a refusal that names the field; where the
 * value is well-formed and what it points at is wrong, `code` is the refusal's code.
 */
export type FieldRule = (value: unknown) => { kept: unknown } | { refused: true; code?: string };

const REFUSED = { refused: true } as const;

/** Text of `min` to `max` characters, stored without outer blanks and composed (NFC). */
export function text({
  min = 1,
  max,
  multiLine = false,
}: {
  min?: number;
  max: number;
  multiLine?: boolean;
}): FieldRule {
  return (value) => {
    if (typeof value !== "string" || !value.isWellFormed()) return REFUSED;
    const stored = value.trim().normalize("NFC");
    const forbidden = multiLine ? /[^\P{Cc}\n]/u : /\p{Cc}/u;
    const length = [...stored].length;
    return forbidden.test(stored) || length < min || length > max ? REFUSED : { kept: stored };
  };
}

/** A field that may be null or left out; then `kept` is what the action goes on with. An empty text counts as none. */
export function optional(rule: FieldRule, kept: unknown): FieldRule {
  return (value) => {
    if (value === null || value === undefined) return { kept };
    const outcome = rule(value);
    return "kept" in outcome && outcome.kept === "" ? { kept } : outcome;
  };
}

export const oneOf =
  (...values: unknown[]): FieldRule =>
  (value) =>
    values.includes(value) ? { kept: value } : REFUSED;

export const flag = oneOf(true, false);

/** An id. A well-formed one that names nothing the caller may touch is refused with this code. */
export const idOf =
  (right: string, unknown: string): FieldRule =>
  (value) => {
    if (value === right) return { kept: value };
    return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
      ? { refused: true, code: unknown }
      : REFUSED;
  };
