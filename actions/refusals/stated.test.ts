/**
 * The refusals that the specification states for groups, each brought about in the running service: the answer carries the
 * code whose text, in the language of whoever reads it, is the stated sentence (`schema/stated/groups.ts`).
 */
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { STATED_OF_GROUPS as STATED } from "../../schema/stated/groups.ts";
import { createTranslator } from "../../schema/words/translator.ts";
import english from "../../schema/refusals/en.json" with { type: "json" };
import spanish from "../../schema/refusals/es.json" with { type: "json" };
import french from "../../schema/refusals/fr.json" with { type: "json" };
import { startCircle } from "../test/circle.ts";
import { onDay, setClock } from "../test/clock.ts";
import { buildGroup, buildUser, type TestGroup } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { managedCircle } from "../test/managedCircle.ts";
import { type ActionAnswer, startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => setClock(service.services.db, onDay("2027-01-04", "America/New_York")));

const words = createTranslator({
  en: { refusals: english },
  es: { refusals: spanish },
  fr: { refusals: french },
});

type Options<Build extends (...given: never[]) => unknown> = Parameters<Build>[1];
const person = async (options: Options<typeof buildUser> = {}) =>
  (await buildUser(service.services.db, options)).userId;
const group = (options: Options<typeof buildGroup> = {}) => buildGroup(service.services.db, options);
const call = (action: string, input: object, as?: string) => service.callAction(action, input, { ...(as && { as }) });
const join = ({ groupId }: { groupId: string }, as?: string) =>
  call("join_group", { group_id: groupId, accept_agreement: true }, as);
const start = ({ admin, groupId }: TestGroup) => call("start_group", { group_id: groupId }, admin.userId);

async function accept({ as, circle }: { as: string; circle?: TestGroup }, before?: (id: string) => Promise<unknown>) {
  const invitation_id = await invite(service, circle ?? (await group()), { userId: as });
  await before?.(invitation_id);
  return call("accept_invitation", { invitation_id, accept_agreement: true }, as);
}

/** Amina, Bruno and Chloe on the first due date; Bruno asks to pay. */
async function pays(
  before: (circle: Awaited<ReturnType<typeof startCircle>>) => unknown = () => {},
  input: object = {},
): Promise<ActionAnswer> {
  const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  await circle.goTo(1, 0);
  await before(circle);
  return call(
    "stripe_contribute",
    { group_id: circle.groupId, payment_method: "card", ...input },
    circle.member("Bruno").userId,
  );
}

const SITUATIONS: Record<string, () => Promise<ActionAnswer>> = {
  "not-signed-in": async () => join(await group()),
  "identity-required": async () => join(await group(), await person({ isVerified: false })),
  "free-plan-limit": async () => {
    const busy = await buildUser(service.services.db);
    await group({ members: [busy] });
    return join(await group(), busy.userId);
  },
  "group-not-found": async () => join({ groupId: crypto.randomUUID() }, await person()),
  "group-full": async () => join(await group({ members: ["Bruno"], memberLimit: 2 }), await person()),
  // Whoever was a member still sees the private group.
  "invite-only": async () => {
    const [{ groupId }, user_id] = [await group({ joinMethod: "invite_only" }), await person()];
    const left = { group_id: groupId, user_id, status: "left" as const, left_at: new Date() };
    await service.services.db.insertInto("group_members").values(left).execute();
    return join({ groupId }, user_id);
  },
  "already-member": async () => {
    const circle = await group({ members: ["Bruno"] });
    return join(circle, circle.members[1]!.userId);
  },
  "request-pending": async () => {
    const [circle, as] = [await group({ joinMethod: "request_to_join" }), await person()];
    await join(circle, as);
    return join(circle, as);
  },
  "invitation-not-found": async () => {
    const as = await person();
    return call("accept_invitation", { invitation_id: crypto.randomUUID(), accept_agreement: true }, as);
  },
  "invitation-answered": async () => {
    const as = await person();
    return accept({ as }, (invitation_id) => call("decline_invitation", { invitation_id }, as));
  },
  "invitation-expired": async () =>
    accept({ as: await person() }, () => setClock(service.services.db, onDay("2027-01-13", "America/New_York"))),
  "identity-required-to-accept": async () => accept({ as: await person({ isVerified: false }) }),
  "invitee-not-found": async () => {
    const { admin, groupId } = await group();
    return call("invite_person", { group_id: groupId, user_id: crypto.randomUUID() }, admin.userId);
  },
  "manual-start-disabled": async () => {
    const circle = await managedCircle(service);
    await circle.act("set_manual_start", { manual_start_enabled: false, minimum_members_to_start: 2 });
    return circle.act("start_group");
  },
  "already-started": async () => {
    const circle = await group({ members: ["Bruno"] });
    await start(circle);
    return start(circle);
  },
  "no-members": async () => {
    const empty = await group();
    const { db } = service.services;
    await sql`delete from group_members where group_id = ${empty.groupId}`.execute(db);
    return start(empty);
  },
  "not-enough-members": async () => start(await group({ members: ["Bruno"], minimumMembersToStart: 3 })),
  "start-date-required": async () => (await managedCircle(service)).act("extend_recruitment"),
  "invalid-amount": () => pays(undefined, { amount: 0 }),
  "payment-incomplete": () => pays(undefined, { group_id: undefined }),
  "already-paid": () => pays((circle) => circle.pay("Bruno")),
  "payment-in-progress": () => pays((circle) => circle.pay("Bruno", { method: "us_bank_account" })),
  "group-not-started": async () => {
    const { groupId, members } = await group({ members: ["Bruno"] });
    return call("stripe_contribute", { group_id: groupId, payment_method: "card" }, members[1]!.userId);
  },
  "grace-expired": () => pays((circle) => circle.goTo(1, 4, 0)),
  "payment-not-available": () =>
    pays(async (circle) => {
      await circle.contribute("Chloe");
      service.payments.nextWrite("rejected");
    }),
};

/** Texts of refusals in the list, by code. */
const stated = Object.entries(STATED).flatMap(([text, sentence]) =>
  text.startsWith("refusals.") ? [{ code: text.slice("refusals.".length).replace(/_one$/, ""), sentence }] : [],
);

it("has a situation for each refusal that is stated, and none besides", () => {
  expect(Object.keys(SITUATIONS).toSorted()).toEqual(stated.map(({ code }) => code).toSorted());
});

describe.each(stated)("$sentence", ({ code, sentence }) => {
  it("is answered in its situation, and said in every language", async () => {
    const { body } = await SITUATIONS[code]!();
    const { extensions, message } = body;
    // What was done before is answered as a success that says so (D111).
    expect(extensions?.code ?? (message === sentence && code)).toBe(code);
    const values = { ...extensions?.values };
    const said = ["en", "es", "fr"].map((language) =>
      words.say({ language, locale: language }, "refusals", code, values),
    );
    expect(said[0]).toBe(sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])));
    expect(new Set(said).size).toBe(3);
  });
});
