interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Why the secret is not accepted, as a sentence; undefined when it is accepted. */
export async function refusalOf(secret: string): Promise<string | undefined> {
  try {
    const response = await post("/v1/graphql", { query: "{ __typename }" }, { "x-hasura-admin-secret": secret });
    const { errors } = (await response.json()) as Answer;
    if (errors?.some(({ extensions }) => extensions?.code === "access-denied")) return "This is not the admin secret.";
    return errors?.[0]?.message;
  } catch {
    return "The engine does not answer.";
  }
}

/** Every role that has a permission in metadata; none where the metadata API is switched off. */
export async function readRoles(secret: string): Promise<string[]> {
  try {
    const call = { type: "export_metadata", args: {} };
    const response = await post("/v1/metadata", call, { "x-hasura-admin-secret": secret });
    return response.ok ? rolesIn(await response.json()) : [];
  } catch {
    return [];
  }
}

export function post(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    credentials: "omit",
  });
}

/** Finds the names of roles anywhere in metadata: `role` in permissions, `role_name` in inherited roles. */
function rolesIn(metadata: unknown): string[] {
  const roles = new Set<string>(["admin"]);
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if ((key === "role" || key === "role_name") && typeof item === "string") roles.add(item);
      visit(item);
    }
  };
  visit(metadata);
  return [...roles].toSorted();
}
