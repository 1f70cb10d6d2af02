/** What stands under a path such as `member.alias`. Only what a tree itself holds is found, never what it inherits. */
export function valueAt(tree: unknown, path: string): unknown {
  let here = tree;
  for (const step of path.split(".")) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Readonly<Record<string, unknown>>)[step];
  }
  return here;
}
