import {
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { invalid } from "./refusals.ts";

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** How many things lists can answer: in the whole schema, and at most in one type. */
interface Extent {
  types: number;
  whole: Readonly<Record<string, number>>;
  ofOne: Readonly<Record<string, number>>;
  /** What the usual introspection of everything costs. */
  usual: number;
}

const extents = new WeakMap<GraphQLSchema, Extent>();

/**
 * Refuses introspection that would answer far more than the usual query for everything, such as the types of the fields
 * of types of fields, or the same field under many names. It counts the cost without answering anything.
 * @param times how many times the cost of the usual query is allowed
 * @throws EngineError
 */
export function checkIntrospectionCost(
  nodes: readonly FieldNode[],
  schema: GraphQLSchema,
  fragments: Fragments,
  times: number,
): void {
  const extent = extentOf(schema);
  if (costOf(nodes, fragments, extent) > times * extent.usual) throw invalid("the introspection asks for too much");
}

function costOf(nodes: readonly FieldNode[], fragments: Fragments, extent: Extent): number {
  return nodes.reduce((sum, node) => sum + (node.selectionSet ? ofSet(node.selectionSet, 1, false) : 0), 0);

  /** @param count how many objects are asked @param isWhole whether they are all types of the schema, each once */
  function ofSet({ selections }: SelectionSetNode, count: number, isWhole: boolean): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const { selectionSet } =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)! : selection;
        cost += ofSet(selectionSet, count, isWhole);
        continue;
      }
      cost += count;
      if (!selection.selectionSet) continue;
      const name = selection.name.value;
      const listed = (isWhole ? extent.whole : extent.ofOne)[name];
      if (name === "types") cost += ofSet(selection.selectionSet, count * extent.types, count === 1);
      // About one for each field of a type.
      else if (name === "args") cost += ofSet(selection.selectionSet, Math.max(count, extent.whole.args!), false);
      else if (listed === undefined) cost += ofSet(selection.selectionSet, count, false);
      else cost += ofSet(selection.selectionSet, isWhole ? listed : count * listed, false);
    }
    return cost;
  }
}

function extentOf(schema: GraphQLSchema): Extent {
  let extent = extents.get(schema);
  if (!extent) {
    extent = { ...measure(schema), usual: 0 };
    const fragments = new Map<string, FragmentDefinitionNode>();
    const nodes: FieldNode[] = [];
    for (const definition of parse(getIntrospectionQuery()).definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      else if (definition.kind === Kind.OPERATION_DEFINITION) {
        nodes.push(...definition.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD));
      }
    }
    extent.usual = costOf(nodes, fragments, extent);
    extents.set(schema, extent);
  }
  return extent;
}

function measure(schema: GraphQLSchema): Omit<Extent, "usual"> {
  const whole: Record<string, number> = {};
  const ofOne: Record<string, number> = {};
  const add = (list: string, count: number): void => {
    whole[list] = (whole[list] ?? 0) + count;
    ofOne[list] = Math.max(ofOne[list] ?? 0, count);
  };
  const types = Object.values(schema.getTypeMap());
  add("directives", schema.getDirectives().length);
  add("args", 0);
  for (const type of types) {
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields());
      add("fields", fields.length);
      add("interfaces", type.getInterfaces().length);
      for (const { args } of fields) add("args", args.length);
    }
    if (isInterfaceType(type)) add("possibleTypes", schema.getPossibleTypes(type).length);
    if (isInputObjectType(type)) add("inputFields", Object.keys(type.getFields()).length);
    if (isEnumType(type)) add("enumValues", type.getValues().length);
  }
  return { types: types.length, whole, ofOne };
}
