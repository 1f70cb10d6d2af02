/**
 * One compiler project per role, so that the compiler proves a screen asks only for what its role may see.
 * Every source folder must hold at least one TypeScript file, or the compiler stops.
 */
const project = (role, more) => ({
  schema: `schema/${role}.graphql`,
  output: `web/__generated__/${role}`,
  language: "typescript",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  requireCustomScalarTypes: true,
  // Browsers send the id of a compiled document alone (D306); the gate reads its text from these lists.
  persist: { file: `web/documents/current/${role}.json`, algorithm: "SHA256" },
  customScalarTypes: {
    // Money is whole cents and stays far below 2^53, so a number holds it exactly.
    bigint: "number",
    citext: "string",
    date: "string",
    float8: "number",
    inet: "string",
    json: { name: "Json", path: "./web/lib/json.ts" },
    jsonb: { name: "Json", path: "./web/lib/json.ts" },
    numeric: "number",
    smallint: "number",
    time: "string",
    timestamp: "string",
    timestamptz: "string",
    uuid: "string",
  },
  ...more,
});

const config = {
  root: ".",
  sources: {
    "web/app": "member",
    "web/circle": "member",
    "web/components": "member",
    "web/location": "member",
    "web/screens": "member",
    "web/offline": "member",
    "web/push": "member",
    "web/talk": "member",
    "web/organizer": "group_admin",
    "web/admin": "platform_admin",
    "web/public": "anonymous",
  },
  excludes: ["**/node_modules/**", "**/__generated__/**", "**/*.test.*"],
  projects: {
    member: project("member"),
    // With `base` an organizer's or admin's screen can spread the members' fragments.
    group_admin: project("group_admin", { base: "member" }),
    platform_admin: project("platform_admin", { base: "member" }),
    anonymous: project("anonymous"),
  },
};

// The compiler reads this file with require(), which gives an ES module's default export a wrapper it refuses.
export { config as "module.exports" };
