import { keyOf, type ActionRelationshipMetadata, type CustomTypesMetadata } from "../metadata/shapes.ts";
import { Fault, type Faults } from "./faults.ts";
import type { ActionRelationship, CustomField, CustomObject, CustomTypes, Table } from "./model.ts";
import { typeText } from "./typeText.ts";

/** What relationships of action outputs can lead to. */
export interface ActionSource {
  name: string;
  tables: ReadonlyMap<string, Table>;
}

/** The types that metadata defines for actions, with relationships of outputs followed to their tables. */
export function readCustomTypes(types: CustomTypesMetadata, source: ActionSource, faults: Faults): CustomTypes {
  const fieldsOf = (
    name: string,
    fields: readonly { name: string; type: string; description?: string }[],
  ): CustomField[] =>
    fields.flatMap((field) => {
      const type = faults.collect("custom_types", name, () => typeText(field.type));
      return type ? [{ name: field.name, type, description: field.description }] : [];
    });
  const objects = new Map<string, CustomObject>();
  for (const { name, description, fields, relationships } of types.objects ?? []) {
    const own = fieldsOf(name, fields);
    const sources = new Set((relationships ?? []).map((each) => each.source ?? "default"));
    if (sources.size > 1) {
      faults.add("custom_types", name, `the object "${name}" has relationships refers to tables in multiple sources`);
    }
    const related = (relationships ?? []).flatMap((relationship) => {
      const found = faults.collect("custom_types", name, () => outputRelationship(relationship, name, own, source));
      return found ? [found] : [];
    });
    objects.set(name, { name, description, fields: own, relationships: related });
  }
  for (const name of objects.keys()) {
    if (leadsBack(name, objects))
      faults.add("custom_types", name, "output types that contain themselves are not supported");
  }
  return {
    objects,
    inputs: new Map(
      (types.input_objects ?? []).map(({ name, description, fields }) => [
        name,
        { name, description, fields: fieldsOf(name, fields) },
      ]),
    ),
    enums: new Map(
      (types.enums ?? []).map(({ name, description, values }) => [
        name,
        { name, description, values: values.map((value) => ({ value: value.value, description: value.description })) },
      ]),
    ),
    scalars: new Set((types.scalars ?? []).map(({ name }) => name)),
  };
}

function outputRelationship(
  { name, type, source: sourceName = "default", remote_table, field_mapping }: ActionRelationshipMetadata,
  object: string,
  fields: readonly CustomField[],
  source: ActionSource,
): ActionRelationship {
  const remote = keyOf(remote_table).replace(/^public\./, "");
  const table = sourceName === source.name ? source.tables.get(keyOf(remote_table)) : undefined;
  if (!table) {
    throw new Fault(
      `the remote table "${remote}" for relationship "${name}" of object type "${object}" does not exist`,
    );
  }
  if (type === "array" && fields.some((field) => field.name === `${name}_aggregate`)) {
    throw new Fault(`field "${name}_aggregate" is already taken by relationship "${name}"`);
  }
  const mapping = Object.entries(field_mapping).map(([fieldName, columnName]) => {
    const own = fields.find((field) => field.name === fieldName);
    if (!own) {
      throw new Fault(`the field "${fieldName}" for relationship "${name}" in object type "${object}" does not exist`);
    }
    if (own.type.list) {
      throw new Fault(
        `the type of the field "${fieldName}" for relationship "${name}" in object type "${object}" is a list type`,
      );
    }
    const column = table.columnsByName.get(columnName);
    if (!column) {
      throw new Fault(
        `the column "${columnName}" of remote table "${remote}" for relationship "${name}" of object type "${object}" does not exist`,
      );
    }
    return [fieldName, column] as const;
  });
  return { name, kind: type, table, mapping };
}

function leadsBack(name: string, objects: ReadonlyMap<string, CustomObject>): boolean {
  const seen = new Set<string>();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { type } of objects.get(next)?.fields ?? []) {
      if (type.named === name) return true;
      if (seen.has(type.named)) continue;
      seen.add(type.named);
      waiting.push(type.named);
    }
  }
  return false;
}
