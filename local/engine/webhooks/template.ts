type Env = Readonly<Record<string, string | undefined>>;

/** Replaces every `{{NAME}}` by that environment variable. @throws Error naming a variable that is not set */
export function fillTemplate(text: string, env: Env): string {
  return text.replaceAll(/\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/g, (_, name: string) => requireVariable(name, env));
}

/** @throws Error when the variable is not set */
export function requireVariable(name: string, env: Env): string {
  const value = env[name];
  if (value === undefined) throw new Error(`environment variable '${name}' not set`);
  return value;
}

/** A header as metadata configures it. */
export interface ConfiguredHeader {
  name: string;
  value?: string;
  value_from_env?: string;
}

/** The engine's own settings, some of them secret, which no header may carry away. */
const OWN_SETTINGS = "HASURA_GRAPHQL_";

/** Header values by lower-case name. @throws Error when a variable is not set or is one of the engine's own */
export function resolveHeaders(headers: readonly ConfiguredHeader[] | undefined, env: Env): Record<string, string> {
  const resolved: Record<string, string> = {};
  for (const { name, value, value_from_env: variable } of headers ?? []) {
    if (variable?.startsWith(OWN_SETTINGS)) {
      throw new Error(`env variables starting with "${OWN_SETTINGS}" are not allowed in value_from_env: ${variable}`);
    }
    resolved[name.toLowerCase()] = variable ? requireVariable(variable, env) : fillTemplate(value ?? "", env);
  }
  return resolved;
}
