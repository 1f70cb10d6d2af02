import { soughtBy } from "../../../web/screens/Groups/discoverFilters.ts";
import type { Page } from "./besideByHand.ts";
import { READER } from "./recruitingCircles.ts";

const TODAY = new Date(2027, 0, 10);
const NONE = { search: "", frequency: "all", amount: "all", start: "any", location: "" } as const;

/** The same page by hand: the fields of a card, the newest ten and whether there is another. */
const byHand = (found: string): string => `
  select json_build_object('edges', coalesce(json_agg(json_build_object('node', json_build_object(
    'id', replace(encode(convert_to('[1, "public", "groups", "' || g.group_id || '"]', 'UTF8'), 'base64'), E'\\n', ''), 'group_id', g.group_id, 'name', g.name, 'description', g.description, 'short_id', g.short_id, 'url_slug', g.url_slug,
    'contribution_amount', g.contribution_amount, 'currency', g.currency, 'frequency', g.frequency, 'location', g.location,
    'spots_left', group_spots_left(g.row), 'member_limit', g.member_limit, 'created_at', g.created_at, 'image_url', g.image_url,
    'is_start_missed', group_is_start_missed(g.row), 'start_date', group_start_date(g.row), 'cash_payout', group_cash_payout(g.row), 'total_payout', group_total_payout(g.row),
    'admin_alias', group_admin_alias(g.row), 'may_join', group_may_join(g.row, $1::json))) order by g.n) filter (where g.n <= 10), '[]'),
    'pageInfo', json_build_object('hasNextPage', count(*) > 10))::text
  from (select row_number() over () as n, g.* from (select g as row, g.* from ${found} order by g.created_at desc, g.group_id limit 11) g) g`;

/** The circles of Discover, over the tables themselves. */
const PLAIN =
  "groups g where g.is_visible_to_all and g.status = 'recruiting' and g.frozen_at is null and g.currency in (select code from currencies where is_enabled)";
const EVERY_FILTER = {
  search: "savings",
  frequency: "monthly",
  amount: "medium",
  start: "this_month",
  location: "Queens",
} as const;

const page = (name: string, filters: Parameters<typeof soughtBy>[0], found: string): Page => ({
  name: `discover, ${name}`,
  document: "DiscoverListQuery",
  variables: { sought: soughtBy(filters, TODAY) },
  reader: READER,
  sql: byHand(found),
  values: [JSON.stringify({ "x-hasura-user-id": READER })],
  compared: (answer) => {
    const { edges, pageInfo } = ((answer as { joinable?: Found }).joinable ?? answer) as Found;
    return { pageInfo, groups: edges.map(({ node }) => node) };
  },
});

interface Found {
  edges: { node: Record<string, unknown> }[];
  pageInfo: object;
}

/** Discover without a filter, with every one, and with a word that few circles have. */
export const DISCOVER: readonly Page[] = [
  page("no filter", NONE, PLAIN),
  page(
    "all filters",
    EVERY_FILTER,
    `${PLAIN} and (g.name ilike '%savings%' or g.description ilike '%savings%') and g.frequency = 'monthly'
      and g.contribution_amount > 5000 and g.contribution_amount <= 20000
      and (g.name ilike '%Queens%' or g.description ilike '%Queens%' or g.location ilike '%Queens%')
      and exists (select from cycles c where c.group_id = g.group_id and c.cycle = g.current_cycle
        and c.start_date >= '2027-01-01' and c.start_date <= '2027-01-31')`,
  ),
  // Both sides call the product's search function here, which is quicker than the planner's plan for these conditions.
  page(
    "all filters, by the same search",
    EVERY_FILTER,
    `joinable_groups('savings', 'monthly', 5000, 20000, '2027-01-01', '2027-01-31', 'Queens') g where g.is_visible_to_all`,
  ),
  page(
    "a rare word",
    { ...NONE, search: "Zanzibar" },
    `${PLAIN} and (g.name ilike '%Zanzibar%' or g.description ilike '%Zanzibar%')`,
  ),
];
