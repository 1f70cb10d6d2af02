import type { ClaimsPlace } from "../auth/jwtSettings.ts";
import { readFlag } from "../../core/flag.ts";
import type { LiveSettings, Settings } from "../settings.ts";
import { VERSION } from "../../version.ts";
import type { AdminRoute } from "./route.ts";

type Env = Readonly<Record<string, string | undefined>>;

/** `GET /v1alpha1/config`: the engine's settings, without its secrets. */
export function configApi({ auth, live }: Pick<Settings, "auth" | "live">, env: Env): AdminRoute {
  const config = {
    version: VERSION,
    is_function_permissions_inferred: readFlag(env, "HASURA_GRAPHQL_INFER_FUNCTION_PERMISSIONS", true),
    is_remote_schema_permissions_enabled: false,
    is_admin_secret_set: true,
    is_auth_hook_set: false,
    is_jwt_set: auth.jwt !== undefined,
    jwt: auth.jwt ? [describeClaims(auth.jwt.claims)] : [],
    is_allow_list_enabled: readFlag(env, "HASURA_GRAPHQL_ENABLE_ALLOWLIST", false),
    live_queries: polling(live.batchSize, live.refetchIntervalMs),
    streaming_queries: polling(live.streamBatchSize, live.streamRefetchIntervalMs),
    console_assets_dir: null,
    experimental_features: [],
    is_prometheus_metrics_enabled: false,
    default_naming_convention: "hasura-default",
    feature_flags: [],
    is_apollo_federation_enabled: false,
  };
  return {
    method: "GET",
    path: "/v1alpha1/config",
    refusal: "You have to be an admin to access this endpoint",
    answer: () => Promise.resolve(config),
  };
}

/** What Hasura answers where nothing is set. */
const HASURA_BATCH_SIZE = 100;

const polling = (
  batchSize: LiveSettings["batchSize"],
  intervalMs: number,
): { batch_size: number; refetch_delay: number } => ({
  batch_size: batchSize ?? HASURA_BATCH_SIZE,
  // In seconds, unlike the setting.
  refetch_delay: intervalMs / 1000,
});

function describeClaims(claims: ClaimsPlace): Record<string, unknown> {
  if (claims.kind === "map") {
    const map = [...claims.entries].map(([name, claim]) => [
      name,
      "literal" in claim ? claim.literal : { path: claim.text, default: claim.otherwise ?? null },
    ]);
    return {
      claims_namespace: "https://hasura.io/jwt/claims",
      claims_format: "json",
      claims_map: Object.fromEntries(map) as unknown,
    };
  }
  return {
    claims_namespace: claims.kind === "path" ? claims.text : claims.name,
    claims_format: claims.stringified ? "stringified_json" : "json",
    claims_map: null,
  };
}
