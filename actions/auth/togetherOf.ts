type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Settings of several parts as one: trees are joined leaf by leaf, lists are put one after the other.
 * @throws Error where two parts say the same thing, since one of them would not be heard
 */
export function togetherOf<Settings extends object>(...parts: readonly Settings[]): Settings {
  return parts.reduce<Tree>((all, part) => joined(all, part as Tree, []), {}) as Settings;
}

function joined(first: Tree, second: Tree, way: readonly string[]): Tree {
  const result = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const there = result[name];
    if (there === undefined) result[name] = value;
    else if (Array.isArray(there) && Array.isArray(value))
      result[name] = [...(there as unknown[]), ...(value as unknown[])];
    else if (isTree(there) && isTree(value)) result[name] = joined(there, value, [...way, name]);
    else throw new Error(`two parts set ${[...way, name].join(".")}`);
  }
  return result;
}
