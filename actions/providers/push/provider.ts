import type { Weight } from "../../news/define.ts";

/** A device that a person lets us push to, as it gave itself. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a device shows, perhaps on its lock screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of ours, opened by a tap. */
  url: string;
  /** A later message with the same tag takes the place of this one. */
  tag: string;
}

/** `gone`: the device takes nothing any more, and is not to be asked again. */
export type PushOutcome = "taken" | "gone";

/** What we need of whoever brings messages to devices. */
export interface PushSender {
  /**
   * Hands over one message. It may be handed over twice: the tag makes one of it.
   * @throws PermanentFailure where this message will never be taken
   * @throws Error, and TryLater where the provider says when, for anything that may be mended
   */
  send(device: PushDevice, message: PushMessage, urgency: Weight): Promise<PushOutcome>;
}
