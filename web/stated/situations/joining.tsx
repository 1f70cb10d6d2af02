import { mayNot, recruitingGroup } from "../../test/groupForTests.ts";
import type { Say, Situation } from "../situation.ts";
import { openGroup } from "./group.tsx";
import { press, refuse, type Row, tickBeside } from "./pages.tsx";

const joined = { success: true, isNew: true, message: "", requiresApproval: false };

const refused = (code: string, more: Row = {}) => openGroup("chloe", recruitingGroup({ may_join: mayNot(code, more) }));

/** Somebody ticks the agreement and presses the button of the form. */
async function join(say: Say, answer: unknown, { act = "join", more = {} }: { act?: string; more?: Row } = {}) {
  openGroup("chloe", recruitingGroup({ may_join: { allowed: true, act }, ...more }), {
    accept_invitation: answer,
    join_group: answer,
  });
  const buttons = { join: "circle.join.button", request: "circle.join.request", accept: "circle.invited.accept" };
  const button = say(buttons[act as keyof typeof buttons]);
  await tickBeside(button);
  await press(button);
}

const invitation = {
  expires_at: "2100-01-01T10:00:00Z",
  invitation_id: "00000000-0000-7000-8000-0000000000f1",
  inviter_alias: null,
};
const accepting = { act: "accept", more: { open_invitations: [invitation] } };

export const joining: readonly Situation[] = [
  {
    name: "a visitor at the door",
    says: ["circle.join.logInTitle", "circle.join.logInText"],
    play: () => openGroup("visitor", recruitingGroup()),
  },
  {
    name: "somebody who is not verified",
    says: ["circle.join.verifyTitle", "circle.join.verify", "refusals.identity-required"],
    play: () => refused("identity-required", { next: "/identity-verification" }),
  },
  {
    name: "somebody whose plan allows no further circle",
    says: [["refusals.free-plan-limit_one", { count: 1 }]],
    play: () => refused("free-plan-limit", { values: { count: 1 }, next: "/subscription" }),
  },
  {
    name: "a full circle",
    says: ["circle.join.fullTitle", "circle.join.fullText"],
    play: () => refused("group-full", { next: "/groups?tab=discover" }),
  },
  { name: "a circle by invitation", says: ["refusals.invite-only"], play: () => refused("invite-only") },
  { name: "a request that waits", says: ["refusals.request-pending"], play: () => refused("request-pending") },
  { name: "in at once", says: ["circle.join.success"], play: (say) => join(say, joined) },
  {
    name: "a request was sent",
    says: ["circle.join.submitted"],
    play: (say) => join(say, { ...joined, requiresApproval: true }, { act: "request" }),
  },
  {
    name: "a member already, on another device",
    says: ["refusals.already-member"],
    play: (say) => join(say, { ...joined, isNew: false }),
  },
  {
    name: "joining failed, and nobody knows why",
    says: ["circle.join.failed", "circle.join.tryAgain"],
    play: (say) => join(say, refuse("something-went-wrong")),
  },
  {
    name: "a request failed, and nobody knows why",
    says: ["circle.join.failed", "circle.join.requestFailed"],
    play: (say) => join(say, refuse("something-went-wrong"), { act: "request" }),
  },
  {
    name: "the group is gone meanwhile",
    says: ["circle.join.failed", "refusals.group-not-found"],
    play: (say) => join(say, refuse("group-not-found")),
  },
  {
    name: "the session is gone meanwhile",
    says: ["circle.join.failed", "refusals.not-signed-in"],
    play: (say) => join(say, refuse("not-signed-in")),
  },
  ...(["invitation-not-found", "invitation-answered", "invitation-expired"] as const).map((code) => ({
    name: `accepting, answered ${code}`,
    says: ["circle.join.failed", `refusals.${code}`] as const,
    play: (say: Say) => join(say, refuse(code), accepting),
  })),
  {
    name: "accepting without being verified",
    says: ["circle.join.verifyTitle", "circle.join.verify", "refusals.identity-required-to-accept"],
    play: (say) => join(say, refuse("identity-required-to-accept"), accepting),
  },
];
