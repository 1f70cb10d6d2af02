/**
 * Who is signed in. The session itself is an HttpOnly cookie that this code never sees; the short-lived token made from
 * it lives in memory only and is renewed before it ends. Only the server can end a session; being offline does not.
 */
import { useSyncExternalStore } from "react";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { pushDevice } from "../push/device.ts";
import { doubtDevice, isOfAnother } from "../push/keptDevice.ts";
import { pause } from "../lib/pause.ts";
import { retried } from "../lib/retried.ts";
import { callAuth, endSession, sendAfter } from "./authClient.ts";
import { belongTo, belongToNobody } from "./ofPerson.ts";
import { readClaims } from "./token.ts";

export type Session =
  | { status: "loading"; attempt: number }
  | { status: "unreachable"; failure: AppFailure }
  | { status: "signedOut"; isExpired: boolean }
  /** There is a session, but its address is not confirmed: it gets no token (D297). */
  | { status: "unconfirmed"; email: string }
  /** There is a session, but its person has not agreed to the terms: it gets no token (D253). */
  | { status: "unagreed"; email: string }
  /** There is a session, but its person is suspended: it gets no token, and they are a visitor to every page (D296). */
  | { status: "suspended" }
  | { status: "signedIn"; userId: string; email: string; roles: readonly string[] };

/** Tokens are renewed this long before their end, so that no request carries one that is about to end. */
const renewBeforeMs = 60_000;

let session: Session = { status: "loading", attempt: 0 };
let held: { token: string; endsAt: number } | null = null;
let renewing: Promise<string | null> | null = null;
let renewTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const renewalListeners = new Set<() => void>();
/** Holds a {@link Change} and its time. Only the other tabs are told when it changes. */
const signalKey = "session";
/** `leaving`: signed out here, and the server has not heard of it yet. `ended`: the server ended the session, and the person was told here. */
type Change = "in" | "out" | "leaving" | "ended";
/** How long a sign-out that could not be told waits for the next try, in milliseconds. */
const tellAgainMs = 15_000;
/** Nobody who signs out waits longer for a weak connection, in milliseconds. */
const longestGoodbyeMs = 3000;

function show(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a token has taken the place of another: whoever has shown the old one shows the new one. */
export function onTokenRenewed(listener: () => void): void {
  renewalListeners.add(listener);
}

/** The next person at this device must not read what is pushed to the one before. Nobody waits for a push service. */
const endPushes = () =>
  void pushDevice()
    .then((device) => device.unsubscribe())
    .catch(() => null);

function hold(token: string): void {
  const claims = readClaims(token);
  // Whose session ran out did not sign out, and is pushed to here until now.
  if (isOfAnother(claims.userId)) endPushes();
  const before = session;
  if (before.status !== "signedIn" || before.userId !== claims.userId) belongTo(claims.userId);
  const isRenewal = held !== null && held.token !== token && before.status === "signedIn";
  held = { token, endsAt: Date.now() + claims.lifetimeMs };
  clearTimeout(renewTimer);
  renewTimer = setTimeout(() => void renewToken().catch(() => {}), Math.max(1000, claims.lifetimeMs - renewBeforeMs));
  const isAsBefore =
    before.status === "signedIn" && before.userId === claims.userId && before.roles.join() === claims.roles.join();
  // Nothing changes on screen with a token that says the same.
  if (!isAsBefore || before.email !== claims.email)
    show({ status: "signedIn", userId: claims.userId, email: claims.email, roles: claims.roles });
  if (isAsBefore && isRenewal) for (const listener of renewalListeners) listener();
}

/** Nobody is in any more: what was read goes. */
function leaveTo(next: Session): void {
  held = null;
  clearTimeout(renewTimer);
  belongToNobody();
  show(next);
}

const forget = (isExpired: boolean): void => leaveTo({ status: "signedOut", isExpired });

interface Found {
  user: { email: string };
  waitsFor: "confirmation" | "terms" | null;
}

const lookUp = () => callAuth<Found | null>("/get-session");

/** A session without a token, and what it waits for. */
function showWaiting({ user: { email }, waitsFor }: Found): void {
  held = null;
  clearTimeout(renewTimer);
  show({ status: waitsFor === "terms" ? "unagreed" : "unconfirmed", email });
}

/** Fetches a fresh token, once for all callers that wait for it; null when the server says that there is no session, or that it gets none. */
export function renewToken(): Promise<string | null> {
  if (lastChange() === "leaving") return Promise.resolve(null);
  if (renewing) return renewing;
  const own: Promise<string | null> = callAuth<{ token: string }>("/token")
    .then(({ token }) => {
      if (renewing !== own) return null;
      hold(token);
      return token;
    })
    .catch(async (thrown: unknown) => {
      if (renewing !== own) return null;
      const failure = asFailure(thrown);
      if (failure.code === "email-not-verified" || failure.code === "terms-not-accepted") {
        const found = await lookUp();
        const waitsFor = failure.code === "email-not-verified" ? "confirmation" : "terms";
        if (found === null) forget(false);
        else showWaiting({ ...found, waitsFor });
        return null;
      }
      if (failure.code === "account-suspended") {
        // Who asks whether it still holds is not shown it anew.
        if (session.status !== "suspended") leaveTo({ status: "suspended" });
        return null;
      }
      if (failure.status !== 401) throw failure;
      doubtDevice();
      forget(hasEnded());
      return null;
    })
    .finally(() => {
      if (renewing === own) renewing = null;
    });
  return (renewing = own);
}

/** Whether to tell the person that their session has ended: they were signed in on this device. It is told once, so the device keeps it. */
function hasEnded(): boolean {
  const wasIn = lastChange() === "in";
  if (wasIn) remember("ended");
  return wasIn || session.status === "signedIn";
}

const tokenless = new Set<Session["status"]>(["signedOut", "unconfirmed", "unagreed", "suspended"]);

/** A token good for at least a few seconds, or null when nobody is signed in. @throws AppFailure when it cannot be renewed */
export async function currentToken(): Promise<string | null> {
  if (held && held.endsAt - Date.now() > 5000) return held.token;
  return tokenless.has(session.status) ? null : renewToken();
}

const startWhenOnline = () => void startSession();

/**
 * Finds out whether somebody is signed in. Without an answer it tries again after 1, 2 and 3 seconds; a refusal is
 * final. A page that was opened offline tries again by itself when the net is back.
 */
export async function startSession(wait?: (ms: number) => Promise<void>): Promise<void> {
  removeEventListener("online", startWhenOnline);
  show({ status: "loading", attempt: 0 });
  try {
    await retried(findSession, {
      onRetry: (attempt) => show({ status: "loading", attempt }),
      ...(wait && { wait }),
    });
  } catch (thrown) {
    const failure = asFailure(thrown);
    if (failure.code === "network") addEventListener("online", startWhenOnline, { once: true });
    show({ status: "unreachable", failure });
  }
}

/** The last change here, for a browser that stores nothing. */
let changed: Change | undefined;

function remember(change: Change): void {
  changed = change;
  try {
    localStorage.setItem(signalKey, `${change} ${Date.now()}`);
  } catch {
    // Without storage the other tabs notice at their next renewal.
  }
}

/** Whether somebody signed in on this device or signed out, as far as it remembers; the server may still say otherwise. */
function lastChange(): string | undefined {
  try {
    return localStorage.getItem(signalKey)?.split(" ")[0] ?? changed;
  } catch {
    return changed;
  }
}

/** First makes a call that may answer "nobody" or "not yet", so that neither a visitor nor a newcomer causes an error. */
async function findSession(): Promise<void> {
  const last = lastChange();
  if (last === "in") return void (await renewToken());
  if (last === "leaving") void tellSignOut().catch(() => {});
  const found = last === "leaving" ? null : await lookUp();
  if (found === null) return forget(false);
  if (found.waitsFor) return showWaiting(found);
  await renewToken();
  // Somebody came in by a provider's page, or on a device that forgets: the other tabs are told.
  if (session.status === "signedIn") remember("in");
}

/** Somebody has signed out: what they left here goes, and what is still answered to them counts for nothing. */
function depart(): void {
  renewing = null;
  belongTo(null);
}

/** After a sign-in, and after a change to what the token says: takes a new one and has the other tabs take theirs. */
export async function enterSession(): Promise<void> {
  await renewToken();
  if (session.status !== "signedOut") remember("in");
}

/**
 * Ends the session here, and on the server as soon as it can be reached. Until then this device counts as signed out, also
 * after a reload. What the person left here goes at once.
 */
export async function signOut(): Promise<void> {
  endPushes();
  remember("leaving");
  depart();
  await Promise.race([tellSignOut().catch(() => {}), pause(longestGoodbyeMs)]);
  forget(false);
}

let telling: Promise<void> | null = null;

/**
 * Tells the server of a sign-out that it has not heard of, once for all who wait for it; nothing where it has.
 * @throws AppFailure when it cannot be reached. It is told again later
 */
function tellSignOut(): Promise<void> {
  // Its end is noted a moment after it began at the soonest, so that none is kept that is over.
  telling ??= tellNow().finally(() => {
    telling = null;
  });
  return telling;
}

async function tellNow(): Promise<void> {
  if (lastChange() !== "leaving") return;
  try {
    await endSession();
  } catch (thrown) {
    const failure = asFailure(thrown);
    // Any other refusal says that there is no session to end.
    if (failure.status === undefined || failure.status === 429 || failure.status >= 500) {
      tellLater();
      throw failure;
    }
  }
  // Somebody may have signed in meanwhile.
  if (lastChange() === "leaving") remember("out");
}

function tellLater(): void {
  const tell = () => {
    clearTimeout(timer);
    removeEventListener("online", tell);
    tellSignOut().catch(() => {});
  };
  const timer = setTimeout(tell, tellAgainMs);
  addEventListener("online", tell);
}

sendAfter(tellSignOut);

/**
 * Notices a sign-in or sign-out in another tab. Also checks the token on the return to a page whose timers had stopped.
 */
export function followSession(): void {
  addEventListener("storage", (event) => {
    if (event.key !== signalKey) return;
    const last = lastChange();
    if (last === "ended" && session.status === "signedOut") return;
    if (last !== "out" && last !== "leaving") return void renewToken().catch(() => {});
    depart();
    if (session.status !== "signedOut") forget(false);
  });
  document.addEventListener("visibilitychange", () => {
    const isStale = held && held.endsAt - Date.now() < renewBeforeMs;
    if (document.visibilityState === "visible" && isStale) void renewToken().catch(() => {});
  });
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSession = (): Session => session;

export const useSession = (): Session => useSyncExternalStore(subscribeToSession, currentSession);
