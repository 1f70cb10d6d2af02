export const ENDPOINTS = ["/v1/graphql", "/v1beta1/relay"] as const;
export type EndpointPath = (typeof ENDPOINTS)[number];

export interface ExtraHeader {
  /** With the prefix `x-hasura-`. */
  name: string;
  value: string;
}

/** What every request carries besides its document. */
export interface RequestSettings {
  endpoint: EndpointPath;
  role: string;
  headers: readonly ExtraHeader[];
}

export const FIRST_REQUEST: RequestSettings = {
  endpoint: "/v1/graphql",
  role: "admin",
  headers: [{ name: "x-hasura-user-id", value: "" }],
};

/** The headers as the engine reads them. Those without a name or a value are not sent. */
export function headersOf(secret: string, { headers, role }: RequestSettings): Record<string, string> {
  const named = headers.filter(({ name, value }) => name.trim() !== "" && value.trim() !== "");
  return {
    "x-hasura-admin-secret": secret,
    "x-hasura-role": role.trim() || "admin",
    ...Object.fromEntries(named.map(({ name, value }) => [name.trim().toLowerCase(), value.trim()])),
  };
}
