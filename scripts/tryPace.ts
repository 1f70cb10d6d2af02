import { chromium } from "@playwright/test";
import { ensureBrowser } from "../e2e/ensureBrowser.ts";
import { asJourneysSeeIt } from "../e2e/stack.ts";
import { startStack } from "../e2e/startStack.ts";
import { walk } from "./pace/interactions.ts";
import { placesOf } from "./pace/journeys.ts";
const stack = await startStack();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
const places = await placesOf(asJourneysSeeIt(stack));
console.log(places);
const signIn = async (email: string) => {
  const c = await browser.newContext({ locale: "en-US", baseURL: stack.origin, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  c.setDefaultTimeout(60000);
  await c.request.post("/auth/sign-in/email", { data: { email, password: "savings-circle-demo-1" } });
  return c;
};
try { console.table(await walk(signIn, stack.origin, places)); } finally { await browser.close(); await stack.stop(); }
