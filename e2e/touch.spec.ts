import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { fillByTouch } from "./touch/finger.ts";
import { pagesOf } from "./pages.ts";
import { openReady } from "./steps/pageReady.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Two hundred on wish; else a part of them, others in each run. */
const SHARE = process.env["FIT"] === "all" ? 1 : 0.25;

/** Another one each time; a failure names it. */
const seed = Date.now() % 1_000_000;

/** Variables of a payment and of founding a circle: who has founded as many as their plan allows sees no form any more. */
const WORDS_OF_SENDING = ["paymentMethod", "accept_agreement"];

/** The server refuses what is sent, so that the form stays: by name of an input, or because it is away. */
async function refuseAll(page: Page): Promise<void> {
  const away = { errors: [{ message: "away", extensions: { code: "temporarily-unavailable" } }] };
  const taken = { code: "username-taken", message: "taken", field: "username" };
  await page.route("**/auth/sign-up/**", (route) => route.fulfill({ status: 422, json: taken }));
  await page.route("**/v1beta1/relay", (route) => {
    const body = route.request().postData() ?? "";
    return WORDS_OF_SENDING.some((word) => body.includes(word))
      ? route.fulfill({ status: 503, json: away })
      : route.continue();
  });
}

interface Filling {
  address: string;
  /** The selector of the form. */
  form: string;
  fillings: number;
  /** Who fills it in; nobody is signed in without. */
  email?: string;
  /** The name of the button that leads away from it. */
  wayOut?: string;
}

test(`no tap is lost in ${200 * SHARE} fillings of register, create and pay by touch (D236)`, async ({
  browser,
  stack,
}) => {
  const fill = async ({ address, email, form, ...how }: Filling) => {
    const context = await browser.newContext({
      ...PHONE,
      baseURL: stack.origin,
      locale: "en-US",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await refuseAll(page);
    if (email !== undefined) {
      const data = { email, password: "savings-circle-demo-1" };
      const signedIn = await context.request.post("/auth/sign-in/email", { data });
      expect(signedIn.ok(), await signedIn.text()).toBe(true);
    }
    const open = () => openReady(page, address);
    expect(await fillByTouch(page, form, { ...how, open, seed }), `${address}, with the seed ${seed}`).toEqual([]);
    await context.close();
  };
  await fill({ address: "/register?variant=quick", form: "main form", fillings: 80 * SHARE });
  // Nobody who reads pages in another walk, and one for each form: the requests of a person are counted by the minute.
  const [founder, payer] = await stack.look<{ email: string; url_slug: string }>(
    `select distinct on (email) email, url_slug
     from contribution_standings s join groups using (group_id) join user_profiles p using (user_id)
     where standing_may_pay(s) ->> 'act' = 'pay' and s.currency = 'USD' and user_may_found(p) ->> 'act' = 'found'
       and email <> all ($1) order by 1, 2 limit 2`,
    [(await pagesOf(stack)).map(({ email }) => email ?? "")],
  );
  const create = { address: "/groups/create", form: "main form", fillings: 80 * SHARE, wayOut: "Finish later" };
  await fill({ ...create, email: founder!.email });
  await fill({ address: `/g/${payer!.url_slug}`, form: "#contribution", fillings: 40 * SHARE, email: payer!.email });
});
