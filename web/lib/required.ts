/**
 * A value without which nothing true can be shown, such as an amount or a day. Where it is missing the part of the page
 * that needs it fails and says so, since a guess would be believed.
 * @param name what is missing, for the log: `standings.due_date`
 * @throws MissingValue
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value == null) throw new MissingValue(name);
  return value;
}

export class MissingValue extends Error {
  constructor(name: string) {
    super(`${name} is missing`);
    this.name = "MissingValue";
  }
}
