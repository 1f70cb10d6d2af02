import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { usePushOnDeviceKnownQuery } from "../__generated__/member/usePushOnDeviceKnownQuery.graphql.ts";
import type { usePushOnDeviceOffMutation } from "../__generated__/member/usePushOnDeviceOffMutation.graphql.ts";
import type { usePushOnDeviceTestMutation } from "../__generated__/member/usePushOnDeviceTestMutation.graphql.ts";
import type { usePushOnDeviceOnMutation } from "../__generated__/member/usePushOnDeviceOnMutation.graphql.ts";
import { AppFailure } from "../lib/AppFailure.ts";
import { recordError } from "../lib/errorLog.ts";
import { question, useCommit } from "../sending/useAction.ts";
import { type AttemptOptions, useAttempt } from "../sending/useAttempt.ts";
import { useMyId } from "../session/useMyId.ts";
import { askPushKey } from "./askPushKey.ts";
import { pushDevice } from "./device.ts";
import type { PushStanding } from "./pushDevice.ts";
import { keepDevice } from "./keptDevice.ts";

/** Whether the server pushes to the address: it may have forgotten the device, or the person wants no pushes at all. */
async function isKnown(environment: Environment, endpoint: string): Promise<boolean> {
  const answer = await fetchQuery<usePushOnDeviceKnownQuery>(
    environment,
    graphql`
      query usePushOnDeviceKnownQuery($endpoint: String!) {
        push_subscriptions_connection(first: 1, where: { endpoint: { _eq: $endpoint }, is_active: { _eq: true } }) {
          edges {
            node {
              id
            }
          }
        }
        user_preferences_connection(first: 1) {
          edges {
            node {
              id
              push_enabled
            }
          }
        }
      }
    `,
    { endpoint },
    { fetchPolicy: "network-only" },
  ).toPromise();
  const wants = answer?.user_preferences_connection.edges[0]?.node.push_enabled ?? false;
  return wants && answer?.push_subscriptions_connection.edges.length === 1;
}

/** What is true of this device. Where the server cannot be asked, the device's word stands. */
async function standingHere(environment: Environment): Promise<PushStanding> {
  const device = await pushDevice();
  const standing = await device.standing();
  const endpoint = standing === "on" ? await device.address().catch(() => null) : null;
  if (endpoint === null) return standing;
  return (await isKnown(environment, endpoint).catch(() => true)) ? "on" : "off";
}

/**
 * Turns pushes to this device on and off, for the person and on the server, and has one come to it on wish. Other devices of
 * the person stay as they are.
 * @returns the standing, null until the device has told it
 */
export function usePushOnDevice(options: { on?: AttemptOptions; off?: AttemptOptions; test?: AttemptOptions } = {}) {
  const environment = useRelayEnvironment();
  const [standing, setStanding] = useState<PushStanding | null>(null);
  useEffect(() => {
    let isGone = false;
    void standingHere(environment).then((found) => isGone || setStanding(found));
    return () => {
      isGone = true;
    };
  }, [environment]);

  const me = useMyId();
  const keepOn = useCommit<usePushOnDeviceOnMutation>(graphql`
    mutation usePushOnDeviceOnMutation($given: push_subscriptions_insert_input!) {
      insert_push_subscriptions(
        objects: [$given]
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
    const device = await pushDevice();
    try {
      await device.askForPermission();
      const given = await device.subscribe(() => askPushKey(environment));
      await keepOn({ given });
      if (me !== null) keepDevice(me, given.endpoint);
    } catch (failure) {
      // Subscribed here and unknown to the server, the device would say that it is on and never ring.
      await device.unsubscribe().catch(recordError);
      throw failure;
    } finally {
      setStanding(await device.standing());
    }
  }, options.on);

  const turnOff = useAttempt(async () => {
    const device = await pushDevice();
    const endpoint = await device.unsubscribe();
    setStanding(await device.standing());
    // The address takes nothing any more: the next push finds that, and the server forgets the device.
    if (endpoint !== null) await keepOff({ endpoint }).catch(recordError);
  }, options.off);

  const askForTest = useCommit<usePushOnDeviceTestMutation>(graphql`
    mutation usePushOnDeviceTestMutation($endpoint: String!) {
      send_push_notification(endpoint: $endpoint) {
        success
      }
    }
  `);
  const test = useAttempt(async () => {
    const endpoint = await (await pushDevice()).address();
    if (endpoint === null) throw new AppFailure("push-device-not-found", "this device takes no pushes any more");
    // A test without an answer changed nothing that the person would have to look at: it came or it did not.
    await question(askForTest({ endpoint }));
  }, options.test);

  return { standing, test, turnOn, turnOff };
}
