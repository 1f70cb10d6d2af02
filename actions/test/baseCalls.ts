import { adminCalls } from "./baseCalls/admin.ts";
import { contributionCalls } from "./baseCalls/contributions.ts";
import { doorCalls } from "./baseCalls/doors.ts";
import { exportCalls } from "./baseCalls/exports.ts";
import { groupCalls } from "./baseCalls/groups.ts";
import { identityCalls } from "./baseCalls/identity.ts";
import { invitationCalls } from "./baseCalls/invitations.ts";
import { managingCalls } from "./baseCalls/managing.ts";
import { leavingCalls } from "./baseCalls/leaving.ts";
import { memberCalls } from "./baseCalls/members.ts";
import { placeCalls } from "./baseCalls/places.ts";
import { peopleCalls } from "./baseCalls/people.ts";
import { pushCalls } from "./baseCalls/push.ts";
import { talkCalls } from "./baseCalls/talk.ts";
import { voteCalls } from "./baseCalls/votes.ts";

/** The base call of each action, by the action's name. */
export const baseCalls = {
  ...adminCalls,
  ...contributionCalls,
  ...doorCalls,
  ...exportCalls,
  ...groupCalls,
  ...identityCalls,
  ...invitationCalls,
  ...managingCalls,
  ...leavingCalls,
  ...memberCalls,
  ...placeCalls,
  ...peopleCalls,
  ...pushCalls,
  ...talkCalls,
  ...voteCalls,
};
