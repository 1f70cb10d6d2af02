import type { Stack } from "../../e2e/stack.ts";
import { accountJourneys } from "./accountJourneys.ts";
import {
  BRUNO,
  button,
  escape,
  inAMonth,
  type Journey,
  KEY_MS,
  link,
  opening,
  PAYER,
  tab,
  tap,
  ticking,
  typing,
} from "./acts.ts";

/** Where they pay, join, organize and vote. */
export interface Places {
  paid: string;
  joined: string;
  organized: string;
  voted: string;
}

export async function placesOf(stack: Stack): Promise<Places> {
  const one = async (email: string, where: string) => {
    const [found] = await stack.look<{ place: string }>(
      `select '/g/' || g.url_slug as place from groups g cross join user_profiles p where p.email = $1 and g.deleted_at is null and ${where} order by 1 limit 1`,
      [email],
    );
    if (!found) throw new Error(`the story has no such circle for ${email}: ${where}`);
    return found.place;
  };
  const isMember = "exists (select from group_members m where m.group_id = g.group_id and m.user_id = p.user_id)";
  return {
    paid: await one(
      PAYER,
      "exists (select from contribution_standings s where s.group_id = g.group_id and s.user_id = p.user_id and standing_may_pay(s) ->> 'act' = 'pay')",
    ),
    joined: await one(
      BRUNO,
      `g.status = 'recruiting' and g.is_public and g.join_method = 'direct' and not ${isMember}`,
    ),
    organized: await one(BRUNO, "g.status = 'recruiting' and g.admin_id = p.user_id"),
    voted: await one(
      BRUNO,
      `exists (select from grace_period_votes v join private.vote_voters w using (vote_id) where v.group_id = g.group_id and v.status = 'active'
         and w.voter_id = p.user_id and not exists (select from vote_responses r where r.vote_id = v.vote_id and r.voter_id = p.user_id))`,
    ),
  };
}

/** What opens, switches and takes words on the main pages; paying, founding, joining, inviting, voting, managing and talking. */
export function journeys({ joined, organized, paid, voted }: Places): readonly Journey[] {
  return [
    ...accountJourneys,
    {
      who: BRUNO,
      at: "/dashboard",
      steps: [
        ["open the menu", opening("Open menu", "dialog")],
        ["close the menu", escape],
        ["to my groups", link("Groups")],
        ["tab Discover", tab("Discover")],
        ["open the filters", opening(/Filter/, "dialog")],
        ["close the filters", escape],
        [
          "type into the search",
          async (page) => {
            await tap(page.getByRole("searchbox").first());
            await page.keyboard.type("sun", { delay: KEY_MS });
          },
        ],
        ["tab Schedule", tab("Schedule")],
        ["tab My Groups", tab("My Groups")],
        ["open a circle", link(/Sunday Savers/)],
        ["a member's card", opening(/Amina/, "dialog")],
        ["close the card", escape],
        ["open the share menu", opening(/Share/, "menu")],
        ["close the share menu", escape],
        ["to the dashboard", link("Dashboard")],
      ],
    },
    {
      who: PAYER,
      at: paid,
      steps: [
        ["choose to pay by card", (page) => tap(page.getByRole("radio", { name: "Card" }))],
        ["choose to pay from the bank", (page) => tap(page.getByRole("radio", { name: /Bank/ }))],
        ["pay", button(/^Pay \$/)],
      ],
    },
    {
      who: BRUNO,
      at: "/groups/create",
      steps: [
        ["name the new circle", typing("Name", "Pace of the house")],
        ["to step 2", button("Continue")],
        ["say the contribution", typing("Contribution (USD)", "25")],
        ["to step 3", button("Continue")],
        ["say how many", typing("Members", "5")],
        ["to step 4", button("Continue")],
        ["choose the day", inAMonth],
        ["agree to found", ticking],
        ["found the circle", button("Create circle")],
      ],
    },
    {
      who: BRUNO,
      at: joined,
      steps: [
        ["agree to join", ticking],
        ["join", button("Join")],
      ],
    },
    {
      who: BRUNO,
      at: organized,
      steps: [
        ["open the invitations", opening("Invite", "dialog")],
        ["type an address", typing("Email address", "pace@example.com")],
        ["add it to the list", button("Invite via email")],
        ["close the invitations", escape],
      ],
    },
    {
      who: BRUNO,
      at: `${organized}/manage`,
      steps: [
        ["open the details", button("Edit: Details")],
        ["type into the details", typing("Name", "A name that is never saved")],
        ["open the terms", button("Edit: Terms and dates")],
        ["open who may join", button("Edit: Joining and privacy")],
        ["ask to close the circle", opening("Close the circle", "dialog")],
        ["leave it open", escape],
      ],
    },
    {
      who: BRUNO,
      at: voted,
      steps: [
        ["agree to vote", ticking],
        ["vote", button("Vote Yes")],
      ],
    },
    {
      who: BRUNO,
      at: "/messages",
      steps: [
        ["open a conversation", (page) => tap(page.locator("main [role=tabpanel] a[href*='/messages']").first())],
        [
          "type a message",
          (page) => page.getByRole("textbox", { name: "Message" }).pressSequentially("Good morning", { delay: KEY_MS }),
        ],
        ["send it", (page) => page.getByRole("textbox", { name: "Message" }).press("Enter")],
      ],
    },
  ];
}
