/** The calls of the security settings to the sign-in service. It answers about the person's own account alone. */
import { callAuth } from "./authClient.ts";
import type { Provider } from "./providers/waysIn.ts";

export interface Device {
  id: string;
  isThis: boolean;
  /** ISO instant. */
  signedInAt: string;
  userAgent: string | null;
  ipAddress: string | null;
}

export interface Security {
  email: string;
  /** The address that waits to be confirmed. */
  newEmail: string | null;
  hasPassword: boolean;
  /** The providers that open the account. */
  providers: Provider[];
  hasTwoFactor: boolean;
  recoveryCodesLeft: number;
  devices: Device[];
}

export const readSecurity = () => callAuth<Security>("/security");

/** Shows that the person is still who signed in (D302). */
export const prove = (proof: { password: string } | { code: string }) => callAuth<unknown>("/prove", proof);

/** What an authenticator app is to know: as the address of a QR code, and as a key to type. */
export const beginTwoFactor = () => callAuth<{ uri: string; key: string }>("/two-factor/begin", {});

export const confirmTwoFactor = (code: string) =>
  callAuth<{ recoveryCodes: string[] }>("/two-factor/confirm", { code });

export const endTwoFactor = (code: string) => callAuth<unknown>("/two-factor/end", { code });

export const renewRecoveryCodes = () => callAuth<{ recoveryCodes: string[] }>("/two-factor/recovery-codes", {});

/** Sets another password; every other device is signed out. */
export const changePassword = (newPassword: string, currentPassword?: string) =>
  callAuth<unknown>("/change-password", { newPassword, ...(currentPassword !== undefined && { currentPassword }) });

/** Asks for another address, which counts once it is confirmed from its letter. */
export const changeEmail = (email: string) => callAuth<{ newEmail: string }>("/change-email", { email });

/** Confirms the other address with the token of its letter; no session is asked for. */
export const confirmNewAddress = (token: string) => callAuth<unknown>("/confirm-new-address", { token });

export const cancelEmailChange = () => callAuth<unknown>("/cancel-email-change", {});

/** Takes a provider away from what opens my account. */
export const removeWayIn = (provider: Provider) => callAuth<unknown>("/remove-way-in", { provider });

export const endDevice = (id: string) => callAuth<unknown>("/end-device", { id });

export const endOtherDevices = () => callAuth<unknown>("/end-other-devices", {});

export const signOutEverywhere = () => callAuth<unknown>("/sign-out-everywhere", {});
