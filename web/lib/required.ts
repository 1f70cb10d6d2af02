/**
 * A value without which nothing true can be shown, such as an amount or a day. When it is missing, the part of the page
 * that needs it fails and says so, since readers would believe a guess.
 * @param name what is missing, for the log: `standings.due_date`
 * @throws MissingValue
 */
export function required<Value>(value: Value, name: string): NonNullable<Value> {
  if (value == null) throw new MissingValue(`${name} is missing`);
  return value;
}

/**
 * A word of a closed list that the database holds and the schema gives as text, such as a state in a view.
 * @throws MissingValue for a word that this client does not know
 */
export function oneOf<Word extends string>(
  words: readonly Word[],
  value: string | null | undefined,
  name: string,
): Word {
  const known = words.find((word) => word === value);
  if (known === undefined) throw new MissingValue(`${name} is "${value}", which is not known here`);
  return known;
}

export class MissingValue extends Error {
  override name = "MissingValue";
}
