import { sql } from "kysely";
import { afterAll, beforeAll, it } from "vitest";
import type { Tx } from "../../actions/db/database.ts";
import { type InviteQuestion, mayInvite } from "../../actions/domain/inviting.ts";
import { momentOf, standingIn } from "../../actions/groups/lockGroupFor.ts";
import { seatsOf } from "../../actions/members/joinQuestion.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { type Seen, told } from "./answers.ts";
import { compareGroups } from "./compareGroups.ts";
import { inScene, type Scene, untilAll } from "./scene.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

it("for 2,000 drawn situations, database, service and screen agree on inviting (D107, D263, D264)", async () => {
  const outcomes = [
    "account-suspended",
    "group-closed",
    "group-frozen",
    "group-full",
    "group-not-found",
    "not-allowed",
    "invite",
  ] as const;
  await untilAll(outcomes, (seen) =>
    inScene({ db: service.services.db }, (...scene) => compareInviting(seen, ...scene)),
  );
}, 300_000);

function compareInviting(seen: Seen, tx: Tx, _now: Date, scene: Scene): Promise<void> {
  return compareGroups(
    { seen, tx },
    scene,
    (session) => sql`group_may_invite(g, ${session})`,
    async (group, { isSuspended, userId }) => {
      const question: InviteQuestion = {
        act: "invite_person",
        group: { ...momentOf(group), ...(await seatsOf(tx, group, null)) },
        who: await standingIn(tx, group, userId),
      };
      return [told(isSuspended, mayInvite(question)), question];
    },
  );
}
