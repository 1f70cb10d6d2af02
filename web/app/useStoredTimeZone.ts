import { useEffect } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { useStoredTimeZone_profile$key } from "../__generated__/member/useStoredTimeZone_profile.graphql.ts";
import type { useStoredTimeZoneMutation } from "../__generated__/member/useStoredTimeZoneMutation.graphql.ts";
import { afterFirstPicture } from "../start/firstPicture.ts";
import { commit } from "../sending/useAction.ts";
import { deviceTimeZone, saidTimeZone } from "../lib/deviceTimeZone.ts";

/** Keeps with the account where this device is, if the account says something else. */
export async function keepTimeZone(environment: Environment, kept: string | null): Promise<void> {
  // Most devices say the very name, and need none of the others.
  if (saidTimeZone() === kept) return;
  const zone = await deviceTimeZone();
  if (!zone || zone === kept) return;
  await commit<useStoredTimeZoneMutation>(
    environment,
    graphql`
      mutation useStoredTimeZoneMutation($zone: String!) {
        update_user_profiles(where: {}, _set: { time_zone: $zone }) {
          returning {
            id
            time_zone
          }
        }
      }
    `,
    { zone },
  );
}

/**
 * The account knows where its person is: reminders come in the morning there, and no push in the night (D191). Nobody is told
 * when it could not be kept; the next start tries again.
 */
export function useStoredTimeZone(profile: useStoredTimeZone_profile$key): void {
  const environment = useRelayEnvironment();
  const { time_zone } = useFragment(
    graphql`
      fragment useStoredTimeZone_profile on user_profiles {
        time_zone
      }
    `,
    profile,
  );
  useEffect(
    () =>
      void afterFirstPicture()
        .then(() => keepTimeZone(environment, time_zone ?? null))
        .catch(() => null),
    [environment, time_zone],
  );
}
