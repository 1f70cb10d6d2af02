import { failPoint } from "../../faults.ts";
import type { OutboxHandler } from "../../outbox/worker.ts";
import { exchange, ofGrant, tokensOf } from "./exchangeCode.ts";
import { dropGrant, readGrant } from "./grants.ts";

/**
 * Takes a sign-in back at Apple, once it opens an account no more, and forgets its token (the trigger accounts_take_back_apple
 * asks for it). What was not exchanged yet is exchanged first: Apple takes back tokens, not codes.
 */
export const revokeGrantHandler: OutboxHandler = async ({ payload }, services) => {
  const { apple, db, env } = services;
  const { grant_id } = ofGrant.parse(payload);
  const grant = await readGrant(db, grant_id, env);
  if (!grant) return;
  const token = grant.holds === "code" ? await exchange(grant, services) : grant.open().secret;
  if (token === null) return;
  await tokensOf(apple).revoke(token);
  failPoint("account:apple-revoke:before-commit");
  await dropGrant(db, grant_id);
};
