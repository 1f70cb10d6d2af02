import { act } from "@testing-library/react";
import { groupAnswers, ids, mayNot, recruitingGroup } from "../../test/groupForTests.ts";
import type { Say, Situation } from "../situation.ts";
import { openGroup } from "./group.tsx";
import { dialog, fill, press, refuse, type Row, waitFor } from "./pages.tsx";

const bruno = { user_id: ids.bruno, alias: "Bruno", username: "bruno", avatar_url: null, is_invited: false };
const circle = recruitingGroup({
  may_join: mayNot("already-member"),
  may_invite: { allowed: true, act: "invite" },
});

/** The sheet, opened by the button in the head. */
async function open(say: Say, answers: Row = {}) {
  openGroup("amina", circle, groupAnswers(circle, { search_people: { people: [bruno] }, ...answers }));
  await press(say("circle.invite.button"));
  const sheet = await dialog();
  await waitFor(() => sheet.querySelector("#pending-invitations"));
  const type = async (email: string) => {
    await fill(say("circle.invite.email"), email);
    await press(say("circle.invite.byEmail"), sheet);
  };
  const search = (text: string) => fill(say("circle.invite.search"), text);
  const pick = async () => {
    await search("bruno");
    await press(say("circle.invite.selectName", { name: "Bruno" }), sheet);
  };
  const send = async () => {
    const list = sheet.querySelector<HTMLFormElement>("form#invitation-list");
    await act(async () => list?.requestSubmit());
  };
  return { type, search, pick, send };
}

export const inviting: readonly Situation[] = [
  {
    name: "the sheet to invite",
    says: [
      ["circle.invite.title", { group: "Rent circle" }],
      "circle.invite.byEmail",
      "circle.invite.send",
      "ui.cancel",
    ],
    play: open,
  },
  {
    name: "sending without anybody on the list",
    says: ["circle.invite.noneSelected"],
    play: async (say) => (await open(say)).send(),
  },
  {
    name: "an address a second time",
    says: [["circle.invite.already", { name: "friend@example.org" }]],
    play: async (say) => {
      const { type } = await open(say);
      await type("friend@example.org");
      await type("friend@example.org");
    },
  },
  {
    name: "invitations are on their way",
    says: ["circle.invite.sent"],
    play: async (say) => {
      const { pick, send } = await open(say, { invite_person: { invitation_id: ids.chloe } });
      await pick();
      await send();
    },
  },
  {
    name: "one of two invitations failed",
    says: ["circle.invite.someFailed", "refusals.invitee-not-found"],
    play: async (say) => {
      const { pick, send, type } = await open(say, {
        invite_person: refuse("invitee-not-found"),
        invite_by_email: { invitation_id: ids.chloe },
      });
      await pick();
      await type("friend@example.org");
      await send();
    },
  },
  {
    name: "the last seat went while somebody invites",
    says: ["circle.invite.failed", "refusals.group-full"],
    play: async (say) => {
      const { pick, send } = await open(say, { invite_person: refuse("group-full") });
      await pick();
      await send();
    },
  },
  {
    name: "nobody is called so",
    says: ["circle.invite.nobody"],
    play: async (say) => (await open(say, { search_people: { people: [] } })).search("nobody"),
  },
  {
    name: "the search failed",
    says: ["circle.invite.searchFailed", "circle.invite.searchUnexpected"],
    play: async (say) => (await open(say, { search_people: refuse("something-went-wrong") })).search("bruno"),
  },
];
