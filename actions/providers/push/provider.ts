import type { Weight } from "../../news/define.ts";

/** A browser that a person lets us push to, as it gave itself. */
export interface WebDevice {
  device_type: "web";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Our app on an iPhone: Apple knows it by a token, and each kind of build at a host of its own. */
export interface IosDevice {
  device_type: "ios";
  endpoint: string;
  apns_environment: "production" | "sandbox";
}

export type PushDevice = WebDevice | IosDevice;
export type DeviceType = PushDevice["device_type"];

/** What a device shows, perhaps on its lock screen. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of ours, opened by a tap. */
  url: string;
  /** A later message with the same tag takes the place of this one. */
  tag: string;
}

/** One message on its way to one device. */
export interface Push {
  /** A uuid, the same in every try. */
  id: string;
  message: PushMessage;
  urgency: Weight;
}

/** The device takes nothing any more since then, as far as that is known: it is not to be asked again. */
export interface Gone {
  goneSince: Date | null;
}

export type PushOutcome = "taken" | Gone;

/** What we need of whoever brings messages to devices of one type. */
export interface PushSender<Device extends PushDevice> {
  /**
   * Hands over one message. It may be handed over twice: the tag makes one of it.
   * @throws PermanentFailure where this message will never be taken
   * @throws Error, and TryLater where the provider says when, for anything that may be mended
   */
  send(device: Device, push: Push): Promise<PushOutcome>;
  /** Ends connections that were kept. */
  close(): void;
}

/** Who brings messages to which devices; a type without one gets none. */
export interface PushSenders {
  web: PushSender<WebDevice>;
  ios?: PushSender<IosDevice>;
}
