import {
  GraphQLBoolean,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLField,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLOutputType,
} from "graphql";

type Shape = Record<string, GraphQLOutputType | [GraphQLOutputType, GraphQLFieldConfigArgumentMap]>;

const object = (name: string, shape: () => Shape): GraphQLObjectType =>
  new GraphQLObjectType({
    name,
    fields: () =>
      Object.fromEntries(
        Object.entries(shape()).map(([field, type]) => [
          field,
          Array.isArray(type) ? { type: type[0], args: type[1] } : { type },
        ]),
      ),
  });

/** For a leaf, the real engine only checks that nothing is selected in it. */
const leaf = GraphQLString;
const list = (type: GraphQLOutputType) => new GraphQLList(type);
const DEPRECATED = { includeDeprecated: { type: GraphQLBoolean, defaultValue: false } };

const inputValue = object("__InputValue", () => ({ name: leaf, description: leaf, type, defaultValue: leaf }));
const enumValue = object("__EnumValue", () => ({
  name: leaf,
  description: leaf,
  isDeprecated: leaf,
  deprecationReason: leaf,
}));
const field = object("__Field", () => ({
  name: leaf,
  description: leaf,
  args: list(inputValue),
  type,
  isDeprecated: leaf,
  deprecationReason: leaf,
}));
const type: GraphQLObjectType = object("__Type", () => ({
  kind: leaf,
  name: leaf,
  description: leaf,
  fields: [list(field), DEPRECATED],
  interfaces: list(type),
  possibleTypes: list(type),
  enumValues: [list(enumValue), DEPRECATED],
  inputFields: list(inputValue),
  ofType: type,
}));
const directive = object("__Directive", () => ({
  name: leaf,
  description: leaf,
  locations: leaf,
  args: list(inputValue),
  isRepeatable: leaf,
}));
const schema = object("__Schema", () => ({
  description: leaf,
  types: list(type),
  queryType: type,
  mutationType: type,
  subscriptionType: type,
  directives: list(directive),
}));
const roots = object("query_root", () => ({
  __schema: schema,
  __type: [type, { name: { type: new GraphQLNonNull(GraphQLString) } }],
}));

/**
 * The fields that may be asked of a schema, by the field of the query root: exactly those that the real engine answers.
 */
export const INTROSPECTION: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  Object.entries(roots.getFields()),
);
