import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { SupportContact_query$key } from "../../__generated__/anonymous/SupportContact_query.graphql.ts";
import { linkRecipe } from "../../theme/recipes.ts";

const MailLink = chakra("a", linkRecipe);

/** Where people who need help write to: the one address that the service is configured with (D250). */
export function SupportContact(props: { query: SupportContact_query$key }) {
  const { support_contacts_connection } = useFragment(
    graphql`
      fragment SupportContact_query on query_root {
        support_contacts_connection(first: 1) {
          edges {
            node {
              address
            }
          }
        }
      }
    `,
    props.query,
  );
  const address = support_contacts_connection.edges[0]?.node.address;
  if (address === undefined) return null;
  return (
    <p>
      <MailLink href={`mailto:${address}`} overflowWrap="anywhere">
        {address}
      </MailLink>
    </p>
  );
}
