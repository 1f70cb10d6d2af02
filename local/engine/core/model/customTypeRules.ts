import type { CustomTypesMetadata } from "../metadata/shapes.ts";
import type { Faults } from "./faults.ts";
import { isGraphQLName } from "./names.ts";

/** Checks custom types against each other, before the types of their fields are looked up. */
export function checkCustomTypes(
  types: CustomTypesMetadata,
  postgresScalars: ReadonlySet<string>,
  faults: Faults,
): void {
  const { enums, input_objects: inputs, objects, scalars } = types;
  const seen = new Set<string>();
  for (const { name } of [enums, inputs, objects, scalars].flatMap((list) => list ?? [])) {
    const add = (reason: string) => faults.add("custom_types", name, reason);
    if (!isGraphQLName(name)) add("the name is not a valid GraphQL name");
    if (seen.has(name)) add("the type is declared more than once");
    if (BUILT_IN.has(name)) add(`"${name}" is a type of GraphQL itself`);
    seen.add(name);
  }
  for (const { name } of scalars ?? []) {
    if (postgresScalars.has(name) && !BUILT_IN.has(name)) {
      faults.add(
        "custom_types",
        name,
        `Found conflicting definitions for GraphQL type "${name}", a scalar of Postgres`,
      );
    }
  }
  for (const { name, values } of enums ?? []) {
    members(
      name,
      "value",
      values.map(({ value }) => value),
    );
  }
  for (const { name, fields } of inputs ?? []) {
    members(
      name,
      "field",
      fields.map((field) => field.name),
    );
  }
  for (const { name, fields, relationships } of objects ?? []) {
    members(
      name,
      "field",
      [...fields, ...(relationships ?? [])].map((field) => field.name),
    );
  }

  function members(type: string, kind: string, names: string[]) {
    if (names.length === 0) faults.add("custom_types", type, `the type has no ${kind}s`);
    for (const [index, name] of names.entries()) {
      if (!isGraphQLName(name)) faults.add("custom_types", type, `${kind} "${name}" is not a valid GraphQL name`);
      if (names.indexOf(name) !== index) faults.add("custom_types", type, `${kind} "${name}" is there more than once`);
    }
  }
}

const BUILT_IN = new Set(["Int", "Float", "String", "Boolean", "ID"]);
