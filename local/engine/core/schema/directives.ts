import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLIncludeDirective,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLSkipDirective,
} from "graphql";

/** The directives that every schema shows. */
export const DIRECTIVES: readonly GraphQLDirective[] = [
  new GraphQLDirective({
    name: "cached",
    description: "Accepted for clients of the editions that have a cache; it does nothing here.",
    locations: [DirectiveLocation.QUERY],
    args: {
      refresh: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
      ttl: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 60 },
    },
  }),
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
];
