import { expect, it } from "vitest";
import { TokenCache, type CachedToken } from "./tokenCache.ts";

const verified = (expiresAt?: number): CachedToken => ({
  claims: { defaultRole: "member", allowedRoles: ["member"], variables: {} },
  expiresAt,
  sessions: new Map(),
});

it("keeps a token until it expires", () => {
  const cache = new TokenCache();
  cache.keep("a", 0, verified(1000));
  expect(cache.find("a", 0, 999)).toBeDefined();
  expect(cache.find("a", 0, 1000)).toBeUndefined();
  expect(cache.size).toBe(0);
});

it("makes room by forgetting the least recently used token", () => {
  const cache = new TokenCache(2);
  cache.keep("a", 0, verified());
  cache.keep("b", 0, verified());
  cache.find("a", 0, 0);
  cache.keep("c", 0, verified());
  expect([..."abc"].filter((token) => cache.find(token, 0, 0))).toEqual(["a", "c"]);
});

it("forgets everything when the keys change, and keeps nothing that was verified with older keys", () => {
  const cache = new TokenCache();
  cache.keep("a", 0, verified());
  expect(cache.find("a", 1, 0)).toBeUndefined();
  cache.keep("b", 0, verified());
  expect(cache.size).toBe(0);
});

it("does not keep tokens that are large enough to fill the memory", () => {
  const cache = new TokenCache();
  cache.keep("x".repeat(5000), 0, verified());
  expect(cache.size).toBe(0);
});
