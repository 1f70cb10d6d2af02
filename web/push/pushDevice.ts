/** What is asked of a device that pushes go to, whichever way it takes them. */

/** `denied`: only the settings of the browser or the device can change that. */
export type PushStanding = "unsupported" | "denied" | "off" | "on";

/** What the server needs to push to a device: the keys of a browser, or which of Apple's services knows an app's token. */
export type GivenDevice =
  | { endpoint: string; p256dh: string; auth: string }
  | { endpoint: string; device_type: "ios"; apns_environment: "production" | "sandbox" };

/** What a device allows, and the subscription that it holds. Knows nothing of the server. */
export interface PushDevice {
  standing: () => Promise<PushStanding>;
  /** Whether the person allows notices here, so that nothing has to be asked. */
  isAllowed: () => Promise<boolean>;
  /** Where this device takes pushes; null where it takes none. */
  address: () => Promise<string | null>;
  /** Asks the person. @throws AppFailure `push-unsupported` or `push-denied` */
  askForPermission: () => Promise<void>;
  /**
   * Subscribes this device, for which there is a permission; one that is subscribed with the same key stays so.
   * @param askKey answers the service's key, which browsers need
   * @throws AppFailure `push-registration-failed` or `push-subscription-failed`
   */
  subscribe: (askKey: () => Promise<string>) => Promise<GivenDevice>;
  /**
   * Ends the subscription of this device: it takes no push any more, whoever still knows its address, and those that it shows go.
   * @returns the address that it had, null where it was not subscribed
   * @throws AppFailure `push-unsubscription-failed`
   */
  unsubscribe: () => Promise<string | null>;
}
