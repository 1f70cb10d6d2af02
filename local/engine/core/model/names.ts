const GRAPHQL_NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

/** Whether the text can be a GraphQL name. */
export const isGraphQLName = (name: string): boolean => GRAPHQL_NAME.test(name);

/** A Postgres identifier, quoted. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The base of GraphQL names in a schema; the schema `public` is left out of it. */
export const baseName = (schema: string, name: string): string => (schema === "public" ? name : `${schema}_${name}`);
