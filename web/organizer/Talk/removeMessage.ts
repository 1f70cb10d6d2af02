import { graphql } from "react-relay";
import type { removeMessageMutation } from "../../__generated__/group_admin/removeMessageMutation.graphql.ts";
import { environmentFor } from "../../relay/environment.ts";
import { commit } from "../../sending/useAction.ts";

/**
 * Takes a message of somebody else out of the chat of a circle that the person organizes (D178).
 * @returns whether it was theirs to take out
 */
export async function removeMessage(messageId: string, at: string): Promise<boolean> {
  const { update_messages_by_pk: removed } = await commit<removeMessageMutation>(
    environmentFor("group_admin"),
    graphql`
      mutation removeMessageMutation($id: uuid!, $at: timestamptz!) {
        update_messages_by_pk(pk_columns: { message_id: $id }, _set: { deleted_at: $at }) {
          id
          deleted_at
        }
      }
    `,
    { id: messageId, at },
  );
  return removed != null;
}
