import type { PublicCircle } from "../preview/circle.ts";

/** A public circle of six that has two free seats. */
export const circleForTests = (circle: Partial<PublicCircle> = {}): PublicCircle => ({
  contribution_amount: 100_00,
  currency: "USD",
  current_members: 4,
  frequency: "monthly",
  locked_member_count: null,
  member_limit: 6,
  name: "Sunday Savers",
  image_url: null,
  short_id: 1010,
  spots_left: 2,
  status: "recruiting",
  url_slug: "sunday-savers-1010",
  ...circle,
});

/** GraphQL's answer with these circles. */
export const answerWith = (...circles: PublicCircle[]): string =>
  JSON.stringify({ data: { groups_connection: { edges: circles.map((node) => ({ node })) } } });
