const GRAPHQL_NAME = /^[_A-Za-z][_0-9A-Za-z]*$/;

/** Whether the real engine can show something under this name. */
export const isGraphQLName = (name: string): boolean => GRAPHQL_NAME.test(name);

/** A Postgres identifier, quoted. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The base of GraphQL names for something in a schema: only `public` is left unsaid. */
export const baseName = (schema: string, name: string): string => (schema === "public" ? name : `${schema}_${name}`);
