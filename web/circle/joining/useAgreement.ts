import { graphql, useFragment } from "react-relay";
import type { useAgreement_query$key } from "../../__generated__/member/useAgreement_query.graphql.ts";
import type { FeeRates } from "./JoinTerms.tsx";

/** What whoever goes in agrees to: the text in force, undefined while there is none, and today's fees (D222, D260). */
export function useAgreement(query: useAgreement_query$key): { agreementText: string | undefined; rates: FeeRates } {
  const { agreement_texts_connection, fee_rates_connection } = useFragment(
    graphql`
      fragment useAgreement_query on query_root {
        agreement_texts_connection(first: 1, order_by: { published_at: desc }) {
          edges {
            node {
              body
            }
          }
        }
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
  );
  return { agreementText: agreement_texts_connection.edges[0]?.node.body, rates: fee_rates_connection };
}
