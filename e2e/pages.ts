import { readFileSync } from "node:fs";
import path from "node:path";
import type { Stack } from "./stack.ts";

/** Somebody of the demo story, or a visitor, and the pages that they read one after the other. */
export interface Reader {
  email?: string;
  pages: string[];
}

/** Who reads about the crowd of `fit/crowd.ts`. */
export const CROWD = "maximiliana.wolfeschlegelstein";

/** The readers by name, those with the most pages first. */
export const READERS = ["amina", "a visitor", CROWD, "newcomer", "bruno", "linh", "olga", "priya", "isabel"] as const;

/** The name of a reader. */
export const nameOf = ({ email }: Reader): string => email?.split("@")[0] ?? "a visitor";

/**
 * Who reads which pages, none after another with the same title. Pages differ by reader: a visitor, a newcomer, a member,
 * an organizer.
 */
export async function pagesOf(stack: Stack): Promise<Reader[]> {
  const groupsOf = async (email: string, statuses = "%") =>
    (
      await stack.look<{ url_slug: string }>(
        `select g.url_slug from groups g join group_members m using (group_id) join user_profiles p on p.user_id = m.user_id
         where p.email = $1 and g.status like $2 and g.deleted_at is null order by 1`,
        [email, statuses],
      )
    ).map(({ url_slug }) => `/g/${url_slug}`);
  /** By both addresses of the page. */
  const managedBy = async (email: string) =>
    (
      await stack.look<{ address: string }>(
        `select distinct on (g.status) case g.status when 'started' then '/groups/' || g.group_id else '/g/' || g.url_slug end as address
         from groups g join user_profiles p on p.user_id = g.admin_id
         where p.email = $1 and g.status in ('recruiting', 'started') and g.deleted_at is null order by g.status, g.url_slug`,
        [email],
      )
    ).map(({ address }) => `${address}/manage`);
  const oneOfEach = await stack.look<{ url_slug: string; status: string }>(
    `select distinct on (status, join_method) url_slug, status from groups where is_public and deleted_at is null
     order by status, join_method, url_slug`,
  );
  const isHidden = ({ status }: { status: string }) => ["closed", "inactive", "pending"].includes(status);
  const hidden = oneOfEach.find(isHidden)!;
  const open = [...oneOfEach.filter((circle) => !isHidden(circle)), hidden].map(({ url_slug }) => `/g/${url_slug}`);
  const [paid] = await stack.look<{ query: string }>(
    `select 'payment_id=' || payment_id || '&group=' || url_slug as query from payments join groups using (group_id) join user_profiles p using (user_id)
     where p.email = 'bruno@example.com' and payments.status = 'completed' order by 1 limit 1`,
  );
  const [vote] = await stack.look<{ query: string }>(
    `select 'groupId=' || group_id || '&voteId=' || vote_id as query from grace_period_votes
     where vote_type = 'restart_group' and status = 'active' limit 1`,
  );
  const [ticket] = await stack.look<{ number: number }>(
    "select number from support_tickets join user_profiles p using (user_id) where p.email = 'bruno@example.com' limit 1",
  );
  const [talk] = await stack.look<{ group_id: string }>(
    "select group_id from groups where url_slug like 'sunday-savers%'",
  );
  const [pair] = await stack.look<{ address: string }>(
    `select c.address from chats c join user_profiles one on one.user_id in (c.first_user_id, c.second_user_id)
       join user_profiles other on other.user_id in (c.first_user_id, c.second_user_id)
     where one.email = 'amina@example.com' and other.email = 'bruno@example.com'`,
  );
  return [
    {
      pages: [
        "/login",
        "/login?error=link-expired",
        "/login?error=link-invalid",
        "/login?confirmed=1",
        "/login?email=changed",
        "/confirm-email?token=from-the-mail",
        "/verify-email?token=from-the-mail",
        "/login?step=code",
        "/forgot-password",
        "/forgot-password?token=from-the-mail",
        "/recover-access?token=from-the-mail",
        "/register",
        "/register?variant=quick",
        "/terms",
        "/privacy",
        "/faq",
        "/glba-notice",
        "/faq#holds",
        "/support",
        "/nowhere",
        ...open,
        `/payment-cancel?${paid!.query}`,
      ],
    },
    {
      email: "newcomer@example.com",
      pages: [
        "/identity-verification",
        "/tutorial",
        "/settings",
        "/profile?tab=achievements",
        "/dashboard",
        "/verification",
        "/groups",
        "/groups/create",
        ...open,
      ],
    },
    // May still vote, and has the vote's own page; a link to it that is not whole.
    {
      email: "linh@example.com",
      pages: [
        "/dashboard",
        "/profile",
        "/settings?tab=subscription",
        `/group-restart-vote?${vote!.query}`,
        "/groups",
        "/group-restart-vote",
      ],
    },
    {
      email: "bruno@example.com",
      pages: [
        "/groups",
        "/support",
        "/groups",
        `/support?ticket=${ticket!.number}`,
        "/settings?tab=appearance",
        "/messages?tab=invites",
        "/settings?tab=security",
        open[0]!.replace("/g/", "/groups/"),
        `/payment-success?${paid!.query}`,
        `/payment-cancel?${paid!.query}`,
        ...(await groupsOf("bruno@example.com", "started")),
      ],
    },
    // Late in the round that is over: one is locked out, the other may still pay, and the third is the admin who allows it.
    ...["olga@example.com", "priya@example.com", "isabel@example.com"].map((email) => ({
      email,
      pages: ["/dashboard", "/g/second-chance-savers-1012", "/groups"],
    })),
    {
      email: "amina@example.com",
      pages: [
        "/",
        "/groups",
        "/dashboard",
        "/groups?tab=discover",
        "/payment-schedule",
        "/messages?tab=notifications",
        "/groups/create",
        "/payment-schedule?view=month",
        "/groups?tab=schedule",
        "/messages",
        // Between pages of another title, so that each is waited for.
        "/dashboard",
        `/messages?tab=chat&chatType=group&groupId=${talk!.group_id}`,
        "/messages?tab=votes",
        "/settings?tab=notifications",
        "/dashboard",
        "/settings?tab=advanced#currency",
        `/messages?tab=chat&selectedChat=${pair!.address}`,
        ...(await groupsOf("amina@example.com")),
        // Organized by her, before the start and after it.
        ...(await managedBy("amina@example.com")),
      ],
    },
  ];
}

/** Every address of the client, from its table of contents, but those that only lead on. */
function routePaths(): string[] {
  const text = readFileSync(path.resolve(import.meta.dirname, "../web/routes.tsx"), "utf8");
  return [...text.matchAll(/"(\/[^"]*)"/g)]
    .map(([, route]) => route!)
    .filter((route) => !/^\/(?:join|group|auth)\//.test(route));
}

const matches = (route: string, address: string) =>
  new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`).test(address.replace(/\?.*/, ""));

/** The addresses of the client that nobody has visited. */
export const notVisited = (visited: readonly string[]): string[] =>
  routePaths().filter((route) => !visited.some((address) => matches(route, address)));
