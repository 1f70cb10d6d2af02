/** For tests: a group's page over answers checked against the member's schema. */
import { act } from "@testing-library/react";
import { fetchQuery, RelayEnvironmentProvider, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import query, { type GroupScreenQuery } from "../__generated__/member/GroupScreenQuery.graphql.ts";
import { useReadAgain } from "../relay/readAgain.ts";
import { relayForTests } from "./relayForTests.ts";
import { renderWithProviders } from "./renderWithProviders.tsx";
import { GroupPage } from "../screens/Group/GroupPage.tsx";

function Host({ onChanged }: { onChanged: () => void }) {
  const environment = useRelayEnvironment();
  const data = useLazyLoadQuery<GroupScreenQuery>(query, { where: {} });
  useReadAgain(() => fetchQuery<GroupScreenQuery>(environment, query, { where: {} }).toPromise());
  const [edge] = data.groups_connection.edges;
  return edge ? <GroupPage group={edge.node} query={data} onChanged={onChanged} /> : null;
}

/**
 * @returns also `become`, after which the server has the circle otherwise and the live query tells that it is another
 * @param search what follows the page's address, such as `?link=token`
 */
export function renderGroupPage(answers: Record<string, unknown>, onChanged: () => void = () => {}, search = "") {
  const relay = relayForTests("member", answers);
  const view = renderWithProviders(
    <RelayEnvironmentProvider environment={relay.environment}>
      <Host onChanged={onChanged} />
    </RelayEnvironmentProvider>,
    { at: `/g/rent-circle-1004${search}`, others: ["/identity-verification", "/subscription", "/login"] },
  );
  let changes = 1;
  const become = (group: Record<string, unknown>) => {
    changes += 1;
    const node = { ...group, circle_mark: String(changes), own_mark: String(changes) };
    // A read at another moment finds other seconds.
    answers["groups_connection"] = { edges: [{ node: { ...node, seconds_to_change: 3600 - changes } }] };
    return act(() => relay.push("useLiveGroupSubscription", { node }));
  };
  return { ...view, ...relay, become };
}
