/** A decoded form value: text, a list or a nested group. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = { [name: string]: FormValue };

const DEEPEST = 12;

/** A form whose brackets do not close, nest too deep or contradict each other. */
export class MalformedForm extends Error {}

/**
 * Decodes `a[b][0]=x` into `{ a: { b: ["x"] } }`. Indexed (`[0]`) and open (`[]`) brackets both make lists.
 * @throws MalformedForm
 */
export function decodeForm(text: string): FormFields {
  const root: FormFields = Object.create(null) as FormFields;
  for (const [key, value] of new URLSearchParams(text)) assign(root, pathOf(key), value);
  return asLists(root) as FormFields;
}

function pathOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw new MalformedForm(`Invalid parameter name: ${key}`);
  const path = [match[1]!, ...[...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!)];
  if (path.length > DEEPEST) throw new MalformedForm(`Parameter nested too deeply: ${key}`);
  return path;
}

function assign(root: FormFields, path: string[], value: string): void {
  let group = root;
  for (const [depth, part] of path.entries()) {
    const name = part === "" ? String(Object.keys(group).length) : part;
    if (depth === path.length - 1) {
      group[name] = value;
      return;
    }
    const inside = group[name] ?? (group[name] = Object.create(null) as FormFields);
    if (typeof inside === "string" || Array.isArray(inside)) throw new MalformedForm(`Invalid parameter: ${path[0]}`);
    group = inside;
  }
}

/** Groups whose names are 0, 1, 2, … are lists. */
function asLists(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.length > 0 && names.every((name, index) => name === String(index))) {
    return names.map((name) => asLists(value[name]!));
  }
  const group = Object.create(null) as FormFields;
  for (const name of names) group[name] = asLists(value[name]!);
  return group;
}
