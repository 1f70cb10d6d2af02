import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { renewDeviceMutation } from "../__generated__/member/renewDeviceMutation.graphql.ts";
import { commit } from "../sending/useAction.ts";
import { askPushKey } from "./askPushKey.ts";
import { pushDevice } from "./device.ts";
import { forgetDevice, keepDevice, keptEndpoint } from "./keptDevice.ts";

/**
 * Tells the server where this device is now, if it has moved or dropped its subscription while nobody was looking,
 * or its session was ended elsewhere.
 * A permission that was taken away is a no, and nothing is asked.
 */
export async function renewDevice(environment: Environment, person: string): Promise<void> {
  const before = keptEndpoint(person);
  if (before === null) return;
  const device = await pushDevice();
  if (!(await device.isAllowed())) return forgetDevice();
  if ((await device.address()) === before) return;
  const given = await device.subscribe(() => askPushKey(environment));
  if (given.endpoint !== before) {
    await commit<renewDeviceMutation>(
      environment,
      graphql`
        mutation renewDeviceMutation($before: String!, $given: push_subscriptions_insert_input!) {
          delete_push_subscriptions(where: { endpoint: { _eq: $before } }) {
            affected_rows
          }
          insert_push_subscriptions(
            objects: [$given]
            on_conflict: { constraint: push_subscriptions_one_per_endpoint, update_columns: [p256dh, auth] }
          ) {
            affected_rows
          }
        }
      `,
      { before, given },
    );
  }
  keepDevice(person, given.endpoint);
}
