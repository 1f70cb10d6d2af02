import type { Logger } from "pino";
import type { Env } from "../../env.ts";
import { Apns } from "./apns.ts";
import { ApnsToken } from "./apnsToken.ts";
import type { PushSenders } from "./provider.ts";
import { WebPush } from "./webPush.ts";

/** The senders that the environment names: browsers always, iPhones where there is an app of ours. */
export function openPush(env: Env, log: Logger): PushSenders {
  const { APNS_KEY_ID: keyId, APNS_PRIVATE_KEY: privateKey, APNS_RELAY, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = env;
  const web = new WebPush(env, log);
  if (!teamId || !keyId || !privateKey || !topic) return { web };
  return { web, ios: new Apns({ topic, relay: APNS_RELAY, token: new ApnsToken({ teamId, keyId, privateKey }) }, log) };
}
