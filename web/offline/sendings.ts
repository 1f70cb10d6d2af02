/** What may wait for a connection (D227), and how each is sent. Money, votes and joining need an answer now and never wait. */
import { graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { sendingsAlertsMutation } from "../__generated__/member/sendingsAlertsMutation.graphql.ts";
import type { sendingsAlertMutation } from "../__generated__/member/sendingsAlertMutation.graphql.ts";
import type { sendingsMarkMutation } from "../__generated__/member/sendingsMarkMutation.graphql.ts";
import type { sendingsPreferMutation } from "../__generated__/member/sendingsPreferMutation.graphql.ts";
import type { sendingsReactMutation } from "../__generated__/member/sendingsReactMutation.graphql.ts";
import type { sendingsSayMutation } from "../__generated__/member/sendingsSayMutation.graphql.ts";
import type { sendingsUnreactMutation } from "../__generated__/member/sendingsUnreactMutation.graphql.ts";
import { asFailure } from "../lib/AppFailure.ts";
import { commit } from "../sending/useAction.ts";
import { uploadFile } from "../sending/uploadFile.ts";

/** A recording as it is kept until it is said. */
export interface KeptSound {
  sound: Blob;
  format: "webm" | "mp4";
  /** Its length, in milliseconds. */
  ms: number;
  levels: readonly number[];
}

/** A message: words or a recording. */
export interface Say {
  chat: string;
  messageId: string;
  text: string | null;
  recording: KeptSound | null;
  /** The file of a recording that has arrived. */
  voiceId: string | null;
  replyToId: string | null;
}

/** By kind, what is told to the server. */
export interface Sendings {
  say: Say;
  react: sendingsReactMutation["variables"];
  unreact: sendingsUnreactMutation["variables"];
  /** How far a conversation is read. */
  mark: sendingsMarkMutation["variables"];
  /** That an alert was read. */
  alert: sendingsAlertMutation["variables"];
  /** That all alerts up to an instant were read: what came since the list was read stays unread. */
  alerts: sendingsAlertsMutation["variables"];
  prefer: sendingsPreferMutation["variables"];
}
export type Kind = keyof Sendings;

/** @param keep keeps what has changed of it, for the next try */
type Send<What> = (environment: Environment, what: What, keep: (what: What) => Promise<void>) => Promise<unknown>;

const say: Send<Say> = async (environment, what, keep) => {
  const { chat, messageId, recording, replyToId, text } = what;
  let { voiceId } = what;
  if (recording && voiceId === null) {
    voiceId = (await uploadFile("voices", recording.sound)).file_id;
    await keep({ ...what, voiceId });
  }
  const words = recording ? { voice_id: voiceId, voice_levels: [...recording.levels] } : { message: text };
  try {
    await commit<sendingsSayMutation>(
      environment,
      graphql`
        mutation sendingsSayMutation($message: messages_insert_input!) {
          insert_messages(objects: [$message]) {
            affected_rows
          }
        }
      `,
      { message: { chat_id: chat, message_id: messageId, ...words, reply_to_id: replyToId } },
    );
  } catch (thrown) {
    // The file was swept meanwhile: the next try brings it again.
    if (asFailure(thrown).code === "voice-not-found") await keep({ ...what, voiceId: null });
    throw thrown;
  }
};

export const sendings: { readonly [Of in Kind]: Send<Sendings[Of]> } = {
  say,
  react: (environment, variables) =>
    commit<sendingsReactMutation>(
      environment,
      graphql`
        mutation sendingsReactMutation($messageId: uuid!, $emoji: String!) {
          insert_message_reactions(objects: [{ message_id: $messageId, emoji: $emoji }]) {
            affected_rows
          }
        }
      `,
      variables,
    ),
  unreact: (environment, variables) =>
    commit<sendingsUnreactMutation>(
      environment,
      graphql`
        mutation sendingsUnreactMutation($me: uuid!, $messageId: uuid!, $emoji: String!) {
          delete_message_reactions(
            where: { user_id: { _eq: $me }, message_id: { _eq: $messageId }, emoji: { _eq: $emoji } }
          ) {
            affected_rows
          }
        }
      `,
      variables,
    ),
  mark: (environment, variables) =>
    commit<sendingsMarkMutation>(
      environment,
      graphql`
        mutation sendingsMarkMutation($me: uuid!, $chat: uuid!, $number: Int!) {
          update_chat_user_states_by_pk(pk_columns: { user_id: $me, chat_id: $chat }, _set: { read_number: $number }) {
            id
            read_number
            unread
          }
        }
      `,
      variables,
    ),
  alert: (environment, variables) =>
    commit<sendingsAlertMutation>(
      environment,
      graphql`
        mutation sendingsAlertMutation($id: uuid!) {
          update_notifications_by_pk(pk_columns: { notification_id: $id }, _set: { read: true }) {
            id
            read
          }
        }
      `,
      variables,
    ),
  alerts: (environment, variables) =>
    commit<sendingsAlertsMutation>(
      environment,
      graphql`
        mutation sendingsAlertsMutation($until: timestamptz!) {
          update_notifications(
            where: { created_at: { _lte: $until }, read: { _eq: false }, dismissed_at: { _is_null: true } }
            _set: { read: true }
          ) {
            affected_rows
          }
        }
      `,
      variables,
    ),
  prefer: (environment, variables) =>
    commit<sendingsPreferMutation>(
      environment,
      graphql`
        mutation sendingsPreferMutation($change: user_preferences_set_input!) {
          update_user_preferences(where: {}, _set: $change) {
            returning {
              id
              currency
              email_enabled
              group_updates
              high_contrast
              language
              marketing_emails
              payment_reminders
              performance_mode
              reduced_motion
              reminder_timing
              share_diagnostics
              theme
            }
          }
        }
      `,
      variables,
    ),
};
