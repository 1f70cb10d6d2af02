import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { Navigate } from "react-router-dom";
import type { CreateGroupScreenQuery } from "../../__generated__/member/CreateGroupScreenQuery.graphql.ts";
import { FoundObstacle } from "../../circle/joining/FoundObstacle.tsx";
import { useAgreement } from "../../circle/joining/useAgreement.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { required } from "../../lib/required.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { CreateGroupForm } from "./CreateGroupForm.tsx";
import { draftLimits } from "./stepFaults.ts";

const query = graphql`
  query CreateGroupScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          alias
          avatar_url
          may_customize
          may_found
          may_schedule
          preferences {
            currency
          }
          user_id
        }
      }
    }
    currencies_connection(first: 50, where: { is_enabled: { _eq: true } }, order_by: [{ code: asc }]) {
      edges {
        node {
          code
        }
      }
    }
    ...useAgreement_query
    ...useLimits_query
  }
`;

export const loader = () => startQuery<CreateGroupScreenQuery>("member", query, {});

/** A step lives in the address; only a new visit starts the query again. */
export const shouldRevalidate = () => false;

/** Starting a circle. What forbids it is said before the first step (D236). */
export function Component() {
  const { t } = useTranslation("create");
  const data = useScreenQuery<CreateGroupScreenQuery>(query);
  const person = required(data.user_profiles_connection.edges[0]?.node, "user_profiles");
  const limits = useLimits(data, draftLimits);
  const { agreementText } = useAgreement(data);
  const mayFound = readMayI(person.may_found);
  // What comes between while somebody fills in the form is said when it is sent.
  const [hasBegun, setHasBegun] = useState(mayFound.allowed);
  if (mayFound.allowed && !hasBegun) setHasBegun(true);

  if (!mayFound.allowed && mayFound.refusal.code === "identity-required-to-create")
    return <Navigate to="/identity-verification?next=/groups/create" replace />;
  return (
    <Stack gap="6">
      <PageHeader title={t("title")} back={{ to: "/groups", label: t("back") }} />
      {!mayFound.allowed && !hasBegun ? (
        <FoundObstacle refusal={mayFound.refusal} />
      ) : (
        <CreateGroupForm
          limits={limits}
          currencies={data.currencies_connection.edges.map(({ node }) => node.code)}
          ownCurrency={person.preferences?.currency}
          me={{ userId: person.user_id, name: person.alias, avatarUrl: person.avatar_url ?? null }}
          agreementText={agreementText}
          plan={{ customize: readMayI(person.may_customize), schedule: readMayI(person.may_schedule) }}
        />
      )}
    </Stack>
  );
}
