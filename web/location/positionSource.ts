/** Degrees. They are asked about and forgotten: they never reach our servers (D177). */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** `denied`: only the person can change that, in the settings of browser or device. */
export type PositionFault = "denied" | "unsupported" | "unavailable" | "timedOut" | "unknown";

export class PositionFailure extends Error {
  readonly fault: PositionFault;

  constructor(fault: PositionFault, options?: ErrorOptions) {
    super(`the position is not known: ${fault}`, options);
    this.name = "PositionFailure";
    this.fault = fault;
  }
}

/** How exact, how long to wait, and how old an answer may be; times in milliseconds. A city needs no satellites. */
export interface PositionOptions {
  enableHighAccuracy: boolean;
  timeout: number;
  maximumAge: number;
}

export interface PositionSource {
  /** Asks the person where that is needed. @throws PositionFailure */
  find: () => Promise<Coordinates>;
}
