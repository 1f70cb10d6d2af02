import { invalid } from "../validate/refusals.ts";
import type { Plan } from "../plan/plan.ts";

/** The roles of `graphql_schema_introspection.disabled_for_roles`. Community Edition reads the list and ignores it. */
export function rolesWithoutIntrospection(options: unknown): ReadonlySet<string> {
  const roles = (options as { disabled_for_roles?: unknown } | null | undefined)?.disabled_for_roles;
  return new Set(Array.isArray(roles) ? (roles as string[]) : []);
}

/** Refuses `__schema` and `__type` to a role that may not see its schema. @throws EngineError */
export function refuseIntrospection(plan: Plan): void {
  if (plan.type !== "query") return;
  for (const root of plan.roots) {
    if (root.kind !== "introspection") continue;
    const name = root.nodes[0]!.name.value;
    throw invalid(`field '${name}' not found in type: 'query_root'`, `$.selectionSet.${name}`);
  }
}
