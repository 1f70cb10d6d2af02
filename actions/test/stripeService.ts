import { control } from "../../local/simulator/forTests.ts";
import { startTestStripe, type TestStripe } from "../../local/stripe/forTests.ts";
import { productNow } from "../db/productClock.ts";
import { openStripe, StripePayments } from "../providers/payments/stripe.ts";
import { startCircle, type StartedCircle } from "./circle.ts";
import { startTestService, type TestService } from "./testService.ts";

/** A service with the real adapter, the simulator that it calls, and the signed webhooks between them. */
export interface StripeService {
  service: TestService;
  stripe: TestStripe;
  /** A circle of Amina, Bruno and Chloe on its first due date, `weeksApart` later than the one before. */
  nextCircle(): Promise<StartedCircle>;
  /** Brings the provider's clock to the product's. It cannot go back. */
  syncClock(): Promise<void>;
  /** Events of a type that have come and are not applied yet. */
  stored(type: string): Promise<unknown[]>;
  stop(): Promise<void>;
}

const FIRST_MONDAY = Date.parse("2027-01-04");
const WEEK_MS = 7 * 24 * 3_600_000;

export async function startStripeService({ weeksApart = 1 } = {}): Promise<StripeService> {
  const service = await startTestService();
  const stripe = await startTestStripe({
    webhookUrl: `${service.url}/webhooks/stripe`,
    webhookSecrets: ["whsec_test"],
  });
  const env = { STRIPE_API_BASE: stripe.base, STRIPE_SECRET_KEY: "sk_test_simulated" };
  service.services.payments = new StripePayments(openStripe(env), service.services.log);
  const { db } = service.services;
  const syncClock = async () => {
    await control(stripe.base, "clock", { now: (await productNow(db)).toISOString() });
  };
  let monday = FIRST_MONDAY;
  return {
    service,
    stripe,
    syncClock,
    async nextCircle() {
      const startedOn = new Date(monday).toISOString().slice(0, 10);
      monday += weeksApart * WEEK_MS;
      const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"], { startedOn });
      await circle.goTo(1, 0);
      await syncClock();
      return circle;
    },
    stored: (type) =>
      db
        .selectFrom("private.provider_events")
        .select("event_id")
        .where("event_type", "=", type)
        .where("done_at", "is", null)
        .execute(),
    async stop() {
      await stripe.close();
      await service.stop();
    },
  };
}
