import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Made on the first start and kept in the data directory, readable only by its owner. */
export interface Secrets {
  postgres: string;
  hasuraAdmin: string;
  actions: string;
  auth: string;
  identityKey: string;
  stripeKey: string;
  stripeWebhook: string;
  diditKey: string;
  diditWebhook: string;
}

export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  const word = () => randomBytes(24).toString("base64url");
  const secrets: Secrets = {
    postgres: word(),
    hasuraAdmin: word(),
    actions: word(),
    auth: word() + word(),
    identityKey: randomBytes(32).toString("base64"),
    stripeKey: `sk_test_${randomBytes(18).toString("hex")}`,
    stripeWebhook: `whsec_${randomBytes(18).toString("hex")}`,
    diditKey: word(),
    diditWebhook: word(),
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
