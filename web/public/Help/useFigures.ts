import { graphql, useFragment } from "react-relay";
import type { useFigures_query$key } from "../../__generated__/anonymous/useFigures_query.graphql.ts";

interface Rate {
  /** Hundredths of the contribution: 2.5 is 2.5 %. */
  service: number;
  /** Hundredths of contribution and service fee. */
  processing: number;
  fixed: { cents: number; currency: string };
}

/** Every figure that an answer may name, as the server's catalogue has it now (R3). */
export interface Figures {
  /** By the name of the limit, each in the unit of the catalogue. */
  limits: Readonly<Record<string, number>>;
  /** By plan. `groups` is how many circles at a time; 0 where there is no limit. */
  plans: Readonly<Record<string, { price: { cents: number; currency: string }; groups: number; supportHours: number }>>;
  /** By payment method. */
  fees: Readonly<Record<string, Rate>>;
  withdrawal: Readonly<Record<"min" | "most", { cents: number; currency: string }>>;
}

/** Prices of plans and limits of amounts are in US dollars (D15, D160). */
const CURRENCY = "USD";

export function useFigures(query: useFigures_query$key): Figures {
  const { fee_rates_connection, limits_connection, plans_connection } = useFragment(
    graphql`
      fragment useFigures_query on query_root {
        limits_connection {
          edges {
            node {
              limit_id
              value
            }
          }
        }
        plans_connection {
          edges {
            node {
              plan_id
              active_group_limit
              currency
              price_cents
              support_hours
            }
          }
        }
        fee_rates_connection {
          edges {
            node {
              payment_method
              processing_basis_points
              processing_fixed_cents
              service_basis_points
            }
          }
        }
      }
    `,
    query,
  );
  const limits = Object.fromEntries(limits_connection.edges.map(({ node }) => [node.limit_id, node.value]));
  const cents = (name: string) => ({ cents: limits[name] ?? 0, currency: CURRENCY });
  return {
    limits,
    plans: Object.fromEntries(
      plans_connection.edges.map(({ node }) => [
        node.plan_id,
        {
          price: { cents: node.price_cents, currency: node.currency },
          groups: node.active_group_limit ?? 0,
          supportHours: node.support_hours,
        },
      ]),
    ),
    fees: Object.fromEntries(
      fee_rates_connection.edges.map(({ node }) => [
        node.payment_method,
        {
          service: node.service_basis_points / 100,
          processing: node.processing_basis_points / 100,
          fixed: { cents: node.processing_fixed_cents, currency: CURRENCY },
        },
      ]),
    ),
    withdrawal: { min: cents("withdrawal_min"), most: cents("withdrawal_day_max") },
  };
}
