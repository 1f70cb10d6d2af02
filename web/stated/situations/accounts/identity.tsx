import { act } from "@testing-library/react";
import { vi } from "vitest";
import * as page from "../../../screens/IdentityVerification/IdentityVerificationScreen.tsx";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import { openAs, press, refuse, type Row, waitFor } from "../pages.tsx";

function open({ status, ...answers }: Row & { status?: "pending" | "failed" } = {}) {
  vi.stubGlobal("open", () => ({ opener: null, location: { href: "" }, close: () => {} }));
  const check = { __typename: "identity_verifications", id: "v1", verification_id: "v1", failure_reason: null };
  const node = {
    __typename: "user_profiles",
    id: "p1",
    is_verified: false,
    verifications: status ? [{ ...check, status }] : [],
  };
  return openAs(
    "chloe",
    { path: "/identity-verification", Component: page.Component, loader: page.loader },
    "/identity-verification",
    {
      user_profiles_connection: { edges: [{ cursor: "1", node }] },
      limits_connection: limitsAnswer(),
      create_didit_session: () => ({ sessionUrl: "https://verify.invalid/session" }),
      check_didit_status: () => ({ status: "pending", message: null, reason: null }),
      ...answers,
    },
  );
}

async function start(say: Say, answers: Row = {}): Promise<void> {
  open(answers);
  const box = await waitFor(() => document.querySelector<HTMLInputElement>("input[type=checkbox]"));
  await act(async () => box.click());
  await press(say("identity.start"));
}

export const identity: readonly Situation[] = [
  {
    name: "an identity check without consent",
    saysWithin: ["identity.consentTitle", "identity.consentText"],
    play: async (say) => {
      open();
      await press(say("identity.start"));
    },
  },
  {
    name: "an identity check that cannot be started",
    says: ["identity.errorTitle", "identity.startFailed"],
    play: (say) => start(say, { create_didit_session: refuse("something-went-wrong") }),
  },
  {
    name: "an identity check for which the provider opens no session",
    says: ["refusals.verification-session-failed"],
    play: (say) => start(say, { create_didit_session: refuse("verification-session-failed") }),
  },
  {
    name: "an identity check of somebody whose session has ended",
    says: ["identity.logIn"],
    play: (say) => start(say, { create_didit_session: refuse("session-expired") }),
  },
  {
    name: "asking how a check stands that was never started",
    says: ["identity.notFound"],
    play: async (say) => {
      open({ status: "pending", check_didit_status: () => ({ status: "not_found", message: null, reason: null }) });
      await press(say("identity.checkNow"));
    },
  },
  {
    name: "asking how a check stands while the provider does not answer",
    says: ["refusals.verification-check-failed"],
    play: async (say) => {
      open({ status: "pending", check_didit_status: refuse("verification-check-failed") });
      await press(say("identity.checkNow"));
    },
  },
  {
    name: "an identity check that has failed",
    says: ["identity.failedTitle", "identity.failedText"],
    play: () => open({ status: "failed" }),
  },
  {
    name: "an identity check that takes long",
    says: ["identity.slow"],
    play: () =>
      open({ status: "pending", limits_connection: limitsAnswer({ verification_poll: 0.01, verification_polls: 1 }) }),
  },
  {
    name: "a browser that opens no window for the check",
    says: ["identity.popupTitle"],
    play: async (say) => {
      open();
      vi.stubGlobal("open", () => null);
      const box = await waitFor(() => document.querySelector<HTMLInputElement>("input[type=checkbox]"));
      await act(async () => box.click());
      await press(say("identity.start"));
    },
  },
];
