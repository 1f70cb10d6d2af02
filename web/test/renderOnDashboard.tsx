/** For tests: one part of the dashboard, over answers checked against the member's schema. */
import type { ReactNode } from "react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import query, { type DashboardScreenQuery } from "../__generated__/member/DashboardScreenQuery.graphql.ts";
import { dashboardPerson } from "./dashboardPerson.ts";
import { limitsAnswer } from "./limitsForTests.ts";
import { relayForTests } from "./relayForTests.ts";
import { renderWithProviders } from "./renderWithProviders.tsx";

type Data = DashboardScreenQuery["response"];
type Person = Data["user_profiles_connection"]["edges"][number]["node"];
type Part = (person: Person, data: Data) => ReactNode;

function Host({ part }: { part: Part }) {
  const data = useLazyLoadQuery<DashboardScreenQuery>(query, {});
  const person = data.user_profiles_connection.edges[0]?.node;
  return person ? part(person, data) : null;
}

/**
 * @param part what is shown for the signed-in person
 * @param person the fields of this person that the part reads
 * @param more answers by root field, beside the usual ones
 */
export function renderOnDashboard(part: Part, person: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const node = {
    ...dashboardPerson,
    name: "Amina Diallo",
    email: "amina@example.com",
    email_confirmed_at: "2026-01-01T00:00:00Z",
    ...person,
  };
  const { environment } = relayForTests("member", {
    user_profiles_connection: { edges: [{ cursor: "1", node }] },
    limits_connection: limitsAnswer(),
    admin_offers_connection: { edges: [] },
    grace_period_votes_connection: { edges: [] },
    term_consents_connection: { edges: [] },
    ...more,
  });
  return renderWithProviders(
    <RelayEnvironmentProvider environment={environment}>
      <Host part={part} />
    </RelayEnvironmentProvider>,
  );
}
