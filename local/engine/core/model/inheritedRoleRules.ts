import type { ActionMetadata, InheritedRoleMetadata, SourceMetadata } from "../metadata/shapes.ts";
import type { Faults } from "./faults.ts";

/** @param granted see {@link grantedRoles} */
export function checkInheritedRoles(
  roles: readonly InheritedRoleMetadata[],
  granted: ReadonlySet<string>,
  faults: Faults,
): void {
  const known = new Set([...granted, ...roles.map(({ role_name }) => role_name)]);
  const seen = new Set<string>();
  for (const { role_name: name, role_set: parents } of roles) {
    const add = (reason: string) => faults.add("inherited_role", name, reason);
    if (name === "admin") add("admin cannot be an inherited role");
    if (seen.has(name)) add("an inherited role of this name exists already");
    seen.add(name);
    const missing = parents.filter((parent) => !known.has(parent));
    if (missing.length > 0) add(`the following parent role(s) are not found: ${missing.join(", ")}`);
  }
}

/** Every role that a permission of a table, a function or an action names. */
export function grantedRoles(source: SourceMetadata, actions: readonly ActionMetadata[]): Set<string> {
  const roles = new Set<string>();
  for (const table of source.tables ?? []) {
    for (const kind of ["select", "insert", "update", "delete"] as const) {
      for (const { role } of table[`${kind}_permissions`] ?? []) roles.add(role);
    }
  }
  for (const { permissions } of [...(source.functions ?? []), ...actions]) {
    for (const { role } of permissions ?? []) roles.add(role);
  }
  return roles;
}
