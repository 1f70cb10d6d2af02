import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { usePushOnDeviceOffMutation } from "../__generated__/member/usePushOnDeviceOffMutation.graphql.ts";
import type { usePushOnDeviceOnMutation } from "../__generated__/member/usePushOnDeviceOnMutation.graphql.ts";
import { useCommit } from "../sending/useAction.ts";
import { type AttemptOptions, useAttempt } from "../sending/useAttempt.ts";
import { useMyId } from "../session/useMyId.ts";
import { askPushKey } from "./askPushKey.ts";
import { askForPermission, pushStanding, type PushStanding, subscribeDevice, unsubscribeDevice } from "./device.ts";
import { keepDevice } from "./keptDevice.ts";

/**
 * Turns pushes to this device on and off, for the person and on the server. Other devices of the person stay as they are.
 * @returns the standing, null until the browser has told it
 */
export function usePushOnDevice(options: { on?: AttemptOptions; off?: AttemptOptions } = {}) {
  const [standing, setStanding] = useState<PushStanding | null>(null);
  useEffect(() => {
    let isGone = false;
    void pushStanding().then((found) => isGone || setStanding(found));
    return () => {
      isGone = true;
    };
  }, []);

  const environment = useRelayEnvironment();
  const me = useMyId();
  const keepOn = useCommit<usePushOnDeviceOnMutation>(graphql`
    mutation usePushOnDeviceOnMutation($endpoint: String!, $p256dh: String!, $auth: String!) {
      insert_push_subscriptions(
        objects: [{ endpoint: $endpoint, p256dh: $p256dh, auth: $auth }]
        on_conflict: { constraint: push_subscriptions_one_per_endpoint, update_columns: [p256dh, auth] }
      ) {
        affected_rows
      }
      update_user_preferences(where: {}, _set: { push_enabled: true }) {
        returning {
          id
          push_enabled
        }
      }
    }
  `);
  const keepOff = useCommit<usePushOnDeviceOffMutation>(graphql`
    mutation usePushOnDeviceOffMutation($endpoint: String!) {
      delete_push_subscriptions(where: { endpoint: { _eq: $endpoint } }) {
        affected_rows
      }
    }
  `);

  const turnOn = useAttempt(async () => {
    try {
      await askForPermission();
      const keys = await subscribeDevice(await askPushKey(environment));
      await keepOn({ ...keys });
      if (me !== null) keepDevice(me, keys.endpoint);
    } catch (failure) {
      // Subscribed here and unknown to the server, the device would say that it is on and never ring.
      await unsubscribeDevice();
      throw failure;
    } finally {
      setStanding(await pushStanding());
    }
  }, options.on);

  const turnOff = useAttempt(async () => {
    const endpoint = await unsubscribeDevice();
    setStanding(await pushStanding());
    if (endpoint !== null) await keepOff({ endpoint });
  }, options.off);

  return { standing, turnOn, turnOff };
}
