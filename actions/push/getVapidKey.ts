import { z } from "zod";
import { defineAction } from "../define.ts";

/** The key with which a browser subscribes to our pushes. */
export const getVapidKey = defineAction("get_vapid_key", z.object({}), (_, { env }) =>
  Promise.resolve({ publicKey: env.VAPID_PUBLIC_KEY }),
);
