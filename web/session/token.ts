/** What the client reads from its token, only to choose what to show: the server decides. */
export interface Claims {
  userId: string;
  email: string;
  roles: readonly string[];
  /** Milliseconds from when the token was made; a duration, because the device's clock may differ from the server's. */
  lifetimeMs: number;
}

const namespace = "https://hasura.io/jwt/claims";

/** Reads a token without checking its signature. @throws Error when it is not one of our tokens */
export function readClaims(token: string): Claims {
  const payload = token.split(".")[1] ?? "";
  const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
  const body = JSON.parse(new TextDecoder().decode(bytes)) as {
    exp?: number;
    iat?: number;
    [namespace]?: Record<string, unknown>;
  };
  const hasura = body[namespace];
  const userId = hasura?.["x-hasura-user-id"];
  if (typeof userId !== "string" || typeof body.exp !== "number" || typeof body.iat !== "number") {
    throw new Error("the token has no user or no times");
  }
  const roles = hasura?.["x-hasura-allowed-roles"];
  return {
    userId,
    email: String(hasura?.["x-hasura-user-email"] ?? ""),
    roles: Array.isArray(roles) ? roles.map(String) : [],
    lifetimeMs: (body.exp - body.iat) * 1000,
  };
}
