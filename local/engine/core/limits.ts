/**
 * Bounds on what one request may ask. The real engine has none, so these only refuse more. Roles of metadata are bound
 * by {@link USER_LIMITS} or by what the environment sets, role admin by the far wider {@link ADMIN_LIMITS}.
 */
export interface RequestLimits {
  /** `ENGINE_MAX_DOCUMENT_LENGTH`: characters of the document. */
  documentLength: number;
  /** `ENGINE_MAX_TOKENS`: GraphQL tokens; parsing stops at the first one too many. */
  tokens: number;
  /** `ENGINE_MAX_DEPTH`: fields inside fields, through fragments; introspection is bounded by its cost instead. */
  depth: number;
  /** `ENGINE_MAX_FIELDS`: fields once every fragment is spread. */
  fields: number;
  /** `ENGINE_MAX_OBJECTS`: fields with fields of their own, once every fragment is spread: most are a subquery each. */
  objects: number;
  /** `ENGINE_MAX_NESTED_LISTS`: lists of rows inside one another: each multiplies the rows of the one around it. */
  nestedLists: number;
  /** `ENGINE_MAX_ALIASES`: fields under a name of the client's, once every fragment is spread. */
  aliases: number;
  /** `ENGINE_MAX_DIRECTIVES`: once every fragment is spread. */
  directives: number;
  /** `ENGINE_MAX_VARIABLES_LENGTH`: characters of the keys and texts in the variables, and one for each value. */
  variablesLength: number;
  /** `ENGINE_MAX_VALUE_DEPTH`: lists and objects inside one another in a value, given as a variable or in the document. */
  valueDepth: number;
  /** `ENGINE_MAX_LIST_LENGTH`: items of a list of values: of `_in`, of `objects`, of a list in a jsonb. */
  listLength: number;
  /**
   * `ENGINE_MAX_CONDITIONS`: comparisons, connectives and relationships in every `where` and `order_by` of a request.
   */
  conditions: number;
  /** `ENGINE_MAX_PATTERN_LENGTH`: characters of what `_like` and `_ilike` look for. */
  patternLength: number;
  /** `ENGINE_MAX_EXPRESSION_LENGTH`: the same for `_regex`, `_iregex` and `_similar`, which cost its square. */
  expressionLength: number;
  /** `ENGINE_MAX_EXPRESSION_REPEATS`: the product of all `{n}` in such an expression, because they may be nested. */
  expressionRepeats: number;
  /**
   * `ENGINE_MAX_ROWS`: the most that `limit`, `first`, `last` and `batch_size` may ask for. Without them the permission
   * decides.
   */
  rows: number;
  /** `ENGINE_MAX_OFFSET` */
  offset: number;
  /** `ENGINE_MAX_INTROSPECTIONS`: how many times the cost of the usual introspection query one request may have. */
  introspections: number;
}

/**
 * The web's widest operation (a group's page) has 4,000 characters, 430 tokens, 330 fields, 30 of them objects, 6 levels
 * with a list inside a list, 5 aliases, no directive, 30 conditions and asks for 100 rows. An introspection of everything
 * has 190 tokens and 230 fields.
 */
export const USER_LIMITS: RequestLimits = {
  documentLength: 64 * 1024,
  tokens: 2000,
  depth: 12,
  fields: 2000,
  objects: 150,
  nestedLists: 3,
  aliases: 60,
  directives: 50,
  variablesLength: 256 * 1024,
  valueDepth: 32,
  listLength: 1000,
  conditions: 200,
  patternLength: 1000,
  expressionLength: 200,
  expressionRepeats: 300,
  rows: 1000,
  offset: 100_000,
  introspections: 2,
};

/** What the process can bear: role admin is trusted, but not without bounds. */
export const ADMIN_LIMITS: RequestLimits = {
  documentLength: 1024 * 1024,
  tokens: 20_000,
  depth: 200,
  fields: 20_000,
  objects: 5000,
  nestedLists: 20,
  aliases: 20_000,
  directives: 5000,
  variablesLength: 1024 * 1024,
  valueDepth: 200,
  listLength: 500_000,
  conditions: 5000,
  patternLength: 1024 * 1024,
  expressionLength: 1000,
  expressionRepeats: 1000,
  rows: 2_147_483_647,
  offset: Number.MAX_SAFE_INTEGER,
  introspections: 20,
};
