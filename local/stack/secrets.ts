import { createECDH, generateKeyPairSync, randomBytes } from "node:crypto";
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
  /** Signs web pushes: a pair of keys in base64url. */
  vapid: { publicKey: string; privateKey: string };
  /** Signs pushes to iPhones: a pair of keys in PEM. */
  apns: { publicKey: string; privateKey: string };
  /** Signs what says to Apple who asks, for those who sign in with it: the same. */
  appleSignIn: { publicKey: string; privateKey: string };
  /** Our secret at the provider that people sign in with. */
  googleSecret: string;
}

export function readSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, "secrets.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<Secrets>) : {};
  const word = () => randomBytes(24).toString("base64url");
  const made: Secrets = {
    postgres: word(),
    hasuraAdmin: word(),
    actions: word(),
    auth: word() + word(),
    identityKey: randomBytes(32).toString("base64"),
    stripeKey: `sk_test_${randomBytes(18).toString("hex")}`,
    stripeWebhook: `whsec_${randomBytes(18).toString("hex")}`,
    diditKey: word(),
    diditWebhook: word(),
    vapid: signingPair(),
    apns: appleKey(),
    appleSignIn: appleKey(),
    googleSecret: word(),
  };
  // A folder of an earlier version lacks what came since.
  if (Object.keys(made).every((name) => name in kept)) return kept as Secrets;
  const secrets = { ...made, ...kept };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

function signingPair(): Secrets["vapid"] {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys().toString("base64url");
  // A private key may begin with bytes of zero, which the curve leaves out.
  const privateKey = Buffer.alloc(32);
  const bytes = curve.getPrivateKey();
  bytes.copy(privateKey, 32 - bytes.length);
  return { publicKey, privateKey: privateKey.toString("base64url") };
}

const appleKey = (): Secrets["apns"] =>
  generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
