/** Why nothing can be recorded. Each has its words in messages.json, below `voice.fault`. */
export type VoiceFault = "unsupported" | "denied" | "notFound" | "inUse" | "cancelled" | "unknown";

/** What browsers call it: `getUserMedia` in the standard of media capture, and older names. */
const FAULTS: Readonly<Record<string, VoiceFault>> = {
  NotSupportedError: "unsupported",
  NotAllowedError: "denied",
  PermissionDeniedError: "denied",
  SecurityError: "denied",
  NotFoundError: "notFound",
  DevicesNotFoundError: "notFound",
  OverconstrainedError: "notFound",
  NotReadableError: "inUse",
  TrackStartError: "inUse",
  AbortError: "cancelled",
};

export const faultOf = (thrown: unknown): VoiceFault => FAULTS[(thrown as Error | undefined)?.name ?? ""] ?? "unknown";
