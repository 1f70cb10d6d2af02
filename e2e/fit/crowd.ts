import { readFileSync } from "node:fs";
import path from "node:path";
import { CROWD, type Reader } from "../pages.ts";
import type { Stack } from "../stack.ts";
import { tellStory } from "../story.ts";

const EMAIL = `${CROWD}@example.com`;

/** Adds to the story what takes the most room, once; see crowd.sql. @returns who reads it, and where */
export async function addCrowd(stack: Stack): Promise<Reader> {
  const isThere = () => stack.look("select from user_profiles where email = $1", [EMAIL]);
  if ((await isThere()).length === 0) {
    await tellStory(stack.databaseUrl, readFileSync(path.join(import.meta.dirname, "crowd.sql"), "utf8"));
  }
  const circles = await stack.look<{ url_slug: string }>(
    `select url_slug from groups join user_profiles p on p.user_id = admin_id where p.email = $1 order by 1`,
    [EMAIL],
  );
  const [vote] = await stack.look<{ query: string }>(
    `select 'groupId=' || group_id || '&voteId=' || vote_id as query from grace_period_votes v join user_profiles p on p.user_id = v.created_by
     where p.email = $1 and v.vote_type = 'restart_group' limit 1`,
    [EMAIL],
  );
  const at = (name: string) => circles.find(({ url_slug }) => url_slug.startsWith(name))!.url_slug;
  const pages = [
    "/dashboard",
    "/groups",
    "/payment-schedule",
    "/groups?tab=schedule",
    "/profile",
    `/group-restart-vote?${vote!.query}`,
    ...circles.map(({ url_slug }) => `/g/${url_slug}`),
    // Fifty members in a running round, and a circle that recruits, with who asks to join.
    `/g/${at("donau")}/manage`,
    `/g/${at("the-honourable")}/manage`,
  ];
  return { email: EMAIL, pages };
}
