import { adminCalls } from "./baseCalls/admin.ts";
import { contributionCalls } from "./baseCalls/contributions.ts";
import { groupCalls } from "./baseCalls/groups.ts";
import { identityCalls } from "./baseCalls/identity.ts";
import { invitationCalls } from "./baseCalls/invitations.ts";
import { memberCalls } from "./baseCalls/members.ts";

/** The base call of each action, by the action's name. */
export const baseCalls = {
  ...adminCalls,
  ...contributionCalls,
  ...groupCalls,
  ...identityCalls,
  ...invitationCalls,
  ...memberCalls,
};
