type Env = Readonly<Record<string, string | undefined>>;

/** Everything the web server reads from its environment. */
export interface WebSettings {
  /** `PORT`; 0 lets the system choose. */
  port: number;
  /** `HOST`; by default all interfaces, or only loopback in the one-machine stack. */
  host: string;
  /** `WEB_ROOT`: the folder with the built client. */
  webRoot: string;
  /** `PUBLIC_ORIGIN`: how browsers reach this server. */
  publicOrigin: URL;
  /** `HASURA_URL`: GraphQL. */
  hasura: URL;
  /** `ACTIONS_URL`: the product's own service. */
  actions: URL;
  /** `ACTIONS_SECRET`: sent to actions when this server asks which access ended and for leases of requests. */
  actionsSecret: string;
  /** `STRIPE_JS_URL`: set only where the client loads the payment provider's script. */
  stripeJs: URL | undefined;
  /** `REVERSE_GEOCODE_URL`: where browsers ask for the city of a position; undefined where there is none. */
  reverseGeocode: URL | undefined;
  /** `GOOGLE_MAPS_SCRIPT_URL`: the script that searches for places, whose origin pages may load and ask. */
  mapsScript: URL | undefined;
  /** `LOCAL_STACK_URL`: the one-machine stack's own control. */
  localStack: URL | undefined;
  /** `TRUSTED_HOPS`: how many of our proxies in front of this server write `x-forwarded-for`; 0 by default. */
  trustedHops: number;
  /** `END_WITH_PARENT=1`: end when standard input ends, so that this process does not outlive a killed supervisor. */
  endsWithParent: boolean;
}

/** @throws Error with one sentence that names every variable at fault */
export function readEnv(env: Env): WebSettings {
  const faults: string[] = [];
  const url = (name: string): URL | undefined => {
    const text = env[name];
    if (!text) return undefined;
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
    faults.push(`${name} is not an http address: "${text}"`);
    return undefined;
  };
  const required = (name: string): URL => {
    if (!env[name]) faults.push(`${name} is missing`);
    return url(name) ?? new URL("http://invalid");
  };
  const count = (name: string, otherwise: number, most: number): number => {
    const value = Number(env[name] || otherwise);
    if (!Number.isInteger(value) || value < 0 || value > most) faults.push(`${name} is not a number from 0 to ${most}`);
    return value;
  };
  if (!env.WEB_ROOT) faults.push("WEB_ROOT is missing");
  if (!env.ACTIONS_SECRET) faults.push("ACTIONS_SECRET is missing");

  const settings: WebSettings = {
    port: count("PORT", 3000, 65_535),
    host: env.HOST || (env.LOCAL_STACK_URL ? "127.0.0.1" : "0.0.0.0"),
    webRoot: env.WEB_ROOT ?? "",
    publicOrigin: required("PUBLIC_ORIGIN"),
    hasura: required("HASURA_URL"),
    actions: required("ACTIONS_URL"),
    actionsSecret: env.ACTIONS_SECRET ?? "",
    stripeJs: url("STRIPE_JS_URL"),
    reverseGeocode: url("REVERSE_GEOCODE_URL"),
    mapsScript: url("GOOGLE_MAPS_SCRIPT_URL"),
    localStack: url("LOCAL_STACK_URL"),
    trustedHops: count("TRUSTED_HOPS", 0, 10),
    endsWithParent: env.END_WITH_PARENT === "1",
  };
  if (faults.length > 0) throw new Error(faults.join("; "));
  return settings;
}
