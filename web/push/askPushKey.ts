import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { askPushKeyMutation } from "../__generated__/member/askPushKeyMutation.graphql.ts";
import { commit, question } from "../sending/useAction.ts";

/** The key with which browsers subscribe to our pushes. */
export async function askPushKey(environment: Environment): Promise<string> {
  const { get_vapid_key } = await question(
    commit<askPushKeyMutation>(
      environment,
      graphql`
        mutation askPushKeyMutation {
          get_vapid_key {
            publicKey
          }
        }
      `,
      {},
    ),
  );
  return get_vapid_key.publicKey;
}
