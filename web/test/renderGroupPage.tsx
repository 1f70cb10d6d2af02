/** For tests: a group's page over answers checked against the member's schema. */
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import query, { type GroupScreenQuery } from "../__generated__/member/GroupScreenQuery.graphql.ts";
import { relayForTests } from "./relayForTests.ts";
import { renderWithProviders } from "./renderWithProviders.tsx";
import { GroupPage } from "../screens/Group/GroupPage.tsx";

function Host({ onChanged }: { onChanged: () => void }) {
  const data = useLazyLoadQuery<GroupScreenQuery>(query, { where: {} });
  const [edge] = data.groups_connection.edges;
  return edge ? <GroupPage group={edge.node} query={data} onChanged={onChanged} /> : null;
}

/** @param search what follows the page's address, such as `?link=token` */
export function renderGroupPage(answers: Record<string, unknown>, onChanged: () => void = () => {}, search = "") {
  const relay = relayForTests("member", answers);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={relay.environment}>
      <Host onChanged={onChanged} />
    </RelayEnvironmentProvider>,
    { at: `/g/rent-circle-1004${search}`, others: ["/identity-verification", "/subscription", "/login"] },
  );
  return { ...view, ...relay };
}
