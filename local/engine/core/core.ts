import type pg from "pg";
import { readStoredQueries } from "./collections/readStoredQueries.ts";
import type { Binding } from "./model/parameter.ts";
import { explainPlan } from "./run/explainPlan.ts";
import { readFlag } from "./flag.ts";
import type { CallAction, Endpoint, EngineCore, GraphQLRequest, Operation, RunContext, Session } from "../interface.ts";
import { ADMIN_LIMITS, USER_LIMITS, type RequestLimits } from "./limits.ts";
import { readMetadata, type MetadataSource } from "./metadata/readMetadata.ts";
import { buildModel } from "./model/buildModel.ts";
import { Faults } from "./model/faults.ts";
import type { Model } from "./model/model.ts";
import { PlanCache } from "./plan/planCache.ts";
import { checkOutput } from "./run/checkOutput.ts";
import { runMutation, runQuery, type Run } from "./run/runPlan.ts";
import type { Queryable } from "./run/runSql.ts";
import { refuseIntrospection, rolesWithoutIntrospection } from "./schema/introspection.ts";
import { roleSchema, type RoleSchema } from "./schema/roleSchema.ts";

export interface CoreOptions {
  pool: pg.Pool;
  /** Answers queries; the pool does where nothing quicker is given. */
  reads?: Queryable;
  metadata: MetadataSource;
  /** Read for `{{NAME}}` in URLs, `from_env`, and the HASURA_GRAPHQL_* settings that concern the schema. */
  env: Readonly<Record<string, string | undefined>>;
  callAction: CallAction;
  /** Bounds on requests of every role but admin. */
  limits?: RequestLimits;
}

interface RoleEngine {
  schema: RoleSchema;
  plans: PlanCache;
}

/** Stands for every role that metadata does not name; all of them see the same empty schema. */
const NOBODY = "";

/**
 * Reads metadata and catalogue, and answers every operation from then on. Call it again after metadata or the
 * database's structure has changed.
 * @throws MetadataError with one line for each object that the real Hasura would refuse or mark inconsistent
 */
export async function loadCore(options: CoreOptions): Promise<EngineCore> {
  return (await loadCores(options))(options);
}

/**
 * Reads metadata and catalogue once for several databases of one structure.
 * @returns what answers operations from any of them
 * @throws MetadataError as `loadCore`
 */
export async function loadCores(
  options: CoreOptions,
): Promise<(database: Pick<CoreOptions, "pool" | "reads">) => EngineCore> {
  const { pool, metadata, env, callAction, limits = USER_LIMITS } = options;
  const document = readMetadata(metadata);
  const model = await buildModel(document, pool, env);
  requireWholeSchema(model);
  const engines = new Map<string, RoleEngine>();

  function engineOf(endpoint: Endpoint, role: string, backendOnly: boolean): RoleEngine {
    const known = model.roles.includes(role) ? role : NOBODY;
    const key = `${endpoint} ${backendOnly ? "backend" : ""} ${known}`;
    let engine = engines.get(key);
    if (!engine) {
      const schema = roleSchema(model, endpoint, known, backendOnly);
      engine = { schema, plans: new PlanCache(schema, known === "admin" ? ADMIN_LIMITS : limits) };
      engines.set(key, engine);
    }
    return engine;
  }

  const { allowList, endpoints } = readStoredQueries(document, () =>
    engineOf("graphql", "admin", false).schema.whole(),
  );
  const hasAllowList = readFlag(env, "HASURA_GRAPHQL_ENABLE_ALLOWLIST", false);
  const withoutIntrospection = rolesWithoutIntrospection(document.graphql_schema_introspection);

  return ({ pool, reads = pool }) => ({
    metadata: document,
    roles: model.roles,
    endpoints,
    checkOutput(name, output) {
      const action = model.actions.find((each) => each.name === name);
      if (action) checkOutput(output, action.output, model.customTypes);
    },
    schema: (endpoint, role) => engineOf(endpoint, role, false).schema.whole(),
    explain(endpoint, session, request) {
      const { variables, plan } = engineOf(endpoint, session.role, session.backendOnly).plans.prepare(request);
      return explainPlan(plan, { session, variables }, reads);
    },
    prepare(endpoint, session, request) {
      if (hasAllowList) allowList.require(session, request);
      const introspects = !withoutIntrospection.has(session.role);
      return prepared(engineOf(endpoint, session.role, session.backendOnly), session, request, introspects, {
        pool,
        reads,
        callAction,
      });
    },
  });
}

function prepared(
  { schema, plans }: RoleEngine,
  session: Session,
  request: GraphQLRequest,
  introspects: boolean,
  parts: Pick<Run, "pool" | "reads" | "callAction">,
): Operation {
  const { document, variables, plan } = plans.prepare(request);
  if (!introspects) refuseIntrospection(plan);
  const binding: Binding = { session, variables };
  // Reading every value once finds those that do not fit before anything runs.
  const texts = plan.parameters.map((parameter) => parameter.text(binding));
  const run = (context: RunContext): Run => ({
    ...parts,
    schema,
    document,
    requestQuery: request.query,
    binding,
    context,
  });
  switch (plan.type) {
    case "query":
      return { type: "query", run: async (context) => ({ data: await runQuery(plan, run(context)) }) };
    case "mutation":
      return { type: "mutation", run: async (context) => ({ data: await runMutation(plan, run(context)) }) };
    case "live":
    case "stream": {
      const { sql, tables, cohort } = plan;
      const live = { type: "subscription", cohort, sql, tables, values: JSON.stringify(texts) } as const;
      if (plan.type === "live") return { ...live, kind: "live" };
      return { ...live, kind: "stream", cursor: JSON.stringify(plan.cursor.value.text(binding)) };
    }
  }
}

/** Conflicting names break the whole schema in the real engine; here they stop the start. */
function requireWholeSchema(model: Model): void {
  const faults = new Faults();
  for (const endpoint of ["graphql", "relay"] as const) {
    faults.collect("schema", endpoint, () => roleSchema(model, endpoint, "admin", true).requireTypes());
  }
  faults.throwIfAny();
}
