import { Kind, parseType, type TypeNode } from "graphql";
import { Fault } from "./faults.ts";
import type { TypeText } from "./model.ts";

/** A type as metadata writes it, such as `[uuid!]!`. @throws Fault */
export function typeText(text: string): TypeText {
  let node: TypeNode;
  try {
    node = parseType(text, { noLocation: true });
  } catch {
    throw new Fault(`"${text}" is not a GraphQL type`);
  }
  const nonNull = node.kind === Kind.NON_NULL_TYPE;
  const inner = node.kind === Kind.NON_NULL_TYPE ? node.type : node;
  if (inner.kind === Kind.NAMED_TYPE) return { named: inner.name.value, nonNull };
  const item = inner.type;
  const itemType = item.kind === Kind.NON_NULL_TYPE ? item.type : item;
  if (itemType.kind !== Kind.NAMED_TYPE) throw new Fault(`"${text}": lists of lists are not supported`);
  return { named: itemType.name.value, nonNull, list: { itemNonNull: item.kind === Kind.NON_NULL_TYPE } };
}
