import type { BetterAuthOptions } from "better-auth";

/** Where the library's rows stand in schema `auth`. A feature with tables of its own names them in its own part. */
export const LIBRARY_TABLES = {
  user: {
    modelName: "users",
    fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
  },
  session: {
    modelName: "sessions",
    fields: {
      token: "token_hash",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      userId: "user_id",
      createdAt: "created_at",
      updatedAt: "updated_at",
    },
  },
  account: {
    modelName: "accounts",
    fields: {
      accountId: "account_id",
      providerId: "provider_id",
      userId: "user_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      createdAt: "created_at",
      updatedAt: "updated_at",
    },
    // The tokens are encrypted with AUTH_SECRET, so whoever steals the table cannot use them at Google or Apple.
    encryptOAuthTokens: true,
  },
  verification: {
    modelName: "verifications",
    fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
    storeIdentifier: "hashed",
  },
} as const satisfies BetterAuthOptions;
