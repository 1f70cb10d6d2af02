/** What a preview tells of a circle, as anybody may read it. */
import { pickGroup } from "../../lib/groupLookup.ts";
import { pageAt } from "../../start/pages.ts";

/** As GraphQL answers; amounts in minor units. */
export interface PublicCircle {
  contribution_amount: number;
  currency: string;
  current_members: number;
  frequency: string;
  /** Where its own picture is; null without one. */
  image_url: string | null;
  /** The seats there are from the start on. */
  locked_member_count: number | null;
  member_limit: number;
  name: string;
  short_id: number;
  spots_left: number | null;
  status: string;
  url_slug: string;
}

/**
 * Asks for nothing else, since it is asked for everybody who opens a circle's page. `circle.test.ts` holds it to what the
 * visitors' schema has.
 */
export const CIRCLE_QUERY = `query CirclePreview($where: groups_bool_exp!) {
  groups_connection(first: 2, where: $where) {
    edges {
      node {
        contribution_amount
        currency
        current_members
        frequency
        image_url
        locked_member_count
        member_limit
        name
        short_id
        spots_left
        status
        url_slug
      }
    }
  }
}`;

/** Which circle an address means. */
export interface AskedCircle {
  key: string;
  where: unknown;
}

/** Longer than any slug, with its signs written as bytes. */
const LONGEST_PATH = 400;

/** The circle whose page stands at `path`, as the page itself asks for it; undefined where another page stands. */
export function circleAt(path: string): AskedCircle | undefined {
  if (path.length > LONGEST_PATH) return undefined;
  const query = pageAt(path)
    ?.queriesFor(null)
    .find(({ document }) => document === "PublicGroupScreenQuery");
  const [key = ""] = path.split("/").filter(Boolean).slice(-1);
  return query && { key: decodeURIComponent(key), where: query.variables["where"] };
}

interface Answer {
  data?: { groups_connection: { edges: { node: PublicCircle }[] } };
}

/**
 * The circle in an answer, or undefined where there is none for visitors: unknown, private and deleted ones look alike.
 * @throws Error for an answer without data
 */
export function circleIn(answer: unknown, key: string): PublicCircle | undefined {
  const { data } = answer as Answer;
  if (!data) throw new Error("GraphQL answered without data");
  return pickGroup(
    key,
    data.groups_connection.edges.map(({ node }) => node),
  );
}
