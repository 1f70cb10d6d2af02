/** The providers that people can sign in with, in the order of their buttons. */
export const PROVIDERS = [
  { id: "google", name: "Google" },
  { id: "apple", name: "Apple" },
] as const;

export type Provider = (typeof PROVIDERS)[number]["id"];
export const PROVIDER_IDS = PROVIDERS.map(({ id }) => id);
