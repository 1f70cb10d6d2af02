import { applyNotice } from "../auth/apple/applyNotice.ts";
import { applyCheckout } from "../contributions/applyCheckout.ts";
import { applyDecision } from "../identity/applyDecision.ts";
import { stripeEventApplier } from "./applyStripeEvent.ts";
import type { Appliers } from "./eventWorker.ts";

/** What the events of each provider do, once they are stored. */
export const appliers: Appliers = {
  stripe: stripeEventApplier(applyCheckout),
  didit: async ({ objectId }, services) => {
    if (objectId) await applyDecision(services, await services.identity.readDecision(objectId));
  },
  apple: applyNotice,
};
