import { jwt } from "better-auth/plugins/jwt";
import type { Services } from "../../context.ts";
import { callLibrary } from "../callLibrary.ts";
import { hasuraClaims } from "../claims.ts";
import type { AuthFeature } from "./feature.ts";

export const TOKEN_EXPIRES_S = 15 * 60;

/** The short token of a session, for Hasura, and the keys that verify it. */
export const token: AuthFeature = {
  routes(router, { auth }) {
    router.get("/token", async (ctx) => {
      const { body } = await callLibrary(auth, ctx, "/token");
      ctx.body = { token: body?.token };
    });
    router.get("/jwks", async (ctx) => {
      const { body } = await callLibrary(auth, ctx, "/jwks");
      // Hasura fetches the keys again only if this header says how long they are valid.
      ctx.set("cache-control", "public, max-age=300, must-revalidate");
      ctx.body = body;
    });
  },
  library: (services) => ({ plugins: [tokenPlugin(services)], rateLimit: { customRules: { "/jwks": false } } }),
};

const tokenPlugin = ({ db, env }: Pick<Services, "db" | "env">) =>
  jwt({
    jwks: { keyPairConfig: { alg: "ES256" } },
    jwt: {
      issuer: env.PUBLIC_ORIGIN,
      audience: env.PUBLIC_ORIGIN,
      expirationTime: `${TOKEN_EXPIRES_S}s`,
      definePayload: async ({ session, user }) => hasuraClaims(db, user, session.id),
    },
    disableSettingJwtHeader: true,
    schema: {
      jwks: {
        modelName: "jwks",
        fields: {
          publicKey: "public_key",
          privateKey: "private_key",
          createdAt: "created_at",
          expiresAt: "expires_at",
        },
      },
    },
  });
