import { exportJWK } from "jose";
import { expect, it } from "vitest";
import { ask, good, open, otherEc, sign, startIssuer } from "./tokensForTests.ts";

it("keys behind a URL are fetched again when they are stale; a key that is gone is not accepted any more", async () => {
  const issuer = await startIssuer();
  issuer.cacheControl = "max-age=1";
  const rotating = await open({ jwk_url: issuer.url });
  const token = await sign(good);
  await ask(rotating, token);
  issuer.published = [{ ...(await exportJWK(otherEc.publicKey)), kid: "ec-2", alg: "ES256" }];
  const before = issuer.fetched;
  await expect.poll(() => issuer.fetched, { interval: 20 }).toBeGreaterThan(before);
  await expect
    .poll(() =>
      ask(rotating, token).then(
        () => "in",
        () => "out",
      ),
    )
    .toBe("out");
  await ask(rotating, await sign(good, { kid: "ec-2" }, otherEc.privateKey));
  rotating.close();
  issuer.close();
});
