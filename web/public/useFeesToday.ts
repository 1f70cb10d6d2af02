import { graphql, useFragment } from "react-relay";
import type { useFeesToday_query$key } from "../__generated__/anonymous/useFeesToday_query.graphql.ts";
import type { FeeRates } from "../circle/joining/JoinTerms.tsx";

/** Today's fees of each way to pay, as visitors may read them. */
export function useFeesToday(query: useFeesToday_query$key): FeeRates {
  return useFragment(
    graphql`
      fragment useFeesToday_query on query_root {
        fee_rates_connection(first: 10) {
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
  ).fee_rates_connection;
}
