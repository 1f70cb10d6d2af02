import { act } from "@testing-library/react";
import { vi } from "vitest";
import { Component as RegisterScreen } from "../../../screens/Register/RegisterScreen.tsx";
import type { Say, Situation } from "../../situation.ts";
import { fill, openAs, press, tickBeside, waitFor } from "../pages.tsx";

type Answer = () => Response;

const answered =
  (status: number, body: object): Answer =>
  () =>
    new Response(JSON.stringify(body), { status });
const accepted = (resendAfter: number) =>
  answered(200, { user: { email: "nadia@example.com", emailVerified: false }, resendAfter });

/** Opens a form with the answers of the service, one after the other; the last one stays. */
function open(at: string, ...answers: readonly Answer[]): void {
  sessionStorage.clear();
  const left = [...answers];
  vi.stubGlobal("fetch", () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return new Promise((resolve) => void resolve(answer!()));
  });
  openAs("visitor", { path: "/register", Component: RegisterScreen }, at, {});
}

/** Fills in the short form and sends it. */
async function signUp(say: Say, ...answers: readonly Answer[]): Promise<void> {
  open("/register?variant=quick", ...answers);
  await fill(say("auth.register.name"), "Nadia Okafor");
  await fill(say("auth.email"), "nadia@example.com");
  await fill(say("auth.register.username"), "nadia.o");
  await fill(say("auth.password"), "Sunday-circle-7");
  await tickBeside(say("auth.register.submit"));
  await press(say("auth.register.submit"));
}

const DETAILS = {
  dateOfBirth: "1987-03-14",
  address: "4471 Kestrel Hollow Road",
  city: "Zanesville",
  state: "OH",
  postalCode: "43701",
  ssnLast4: "8362",
} as const;

/** Fills in the steps of the long form before one, and arrives there. */
async function arriveAt(say: Say, step: number): Promise<void> {
  open("/register", answered(200, { status: true }));
  const fills: readonly (() => Promise<void>)[] = [
    async () => {
      await fill(say("auth.register.name"), "Nadia Okafor");
      await fill(say("auth.email"), "nadia@example.com");
    },
    () => fill(say("auth.register.username"), "nadia.o"),
    async () => {
      await fill(say("registering.phone"), "+1 555 010 9999");
      await fill(say("location.label"), "Zanesville");
    },
    async () => {
      for (const [field, text] of Object.entries(DETAILS)) await fill(say(`registering.${field}`), text);
    },
  ];
  for (const fillStep of fills.slice(0, step - 1)) {
    const words = document.querySelector("main h2")?.textContent;
    await fillStep();
    await press(say("registering.continue"));
    await waitFor(() => (document.querySelector("main h2")?.textContent === words ? null : true));
  }
}

export const registering: readonly Situation[] = [
  {
    name: "going on without a name and an address",
    says: ["auth.check.nameEmail"],
    play: async (say) => {
      await arriveAt(say, 1);
      await press(say("registering.continue"));
    },
  },
  {
    name: "going on without a username",
    says: ["auth.check.username"],
    play: async (say) => {
      await arriveAt(say, 2);
      await press(say("registering.continue"));
    },
  },
  {
    name: "going on without the fields of the identity",
    says: ["refusals.identity-incomplete"],
    play: async (say) => {
      await arriveAt(say, 4);
      await press(say("registering.continue"));
    },
  },
  {
    name: "signing up without a password",
    says: ["auth.check.passwordMissing"],
    play: async (say) => {
      await arriveAt(say, 5);
      await press(say("auth.register.submit"));
    },
  },
  {
    name: "signing up with two passwords",
    saysWithin: ["auth.check.passwordMismatchTitle", "auth.check.passwordMismatch"],
    play: async (say) => {
      await arriveAt(say, 5);
      await fill(say("auth.password"), "quietharbourside");
      await fill(say("registering.confirmPassword"), "quietharbourwide");
      await press(say("auth.register.submit"));
    },
  },
  {
    name: "signing up by the short form with a password that two checks refuse",
    saysWithin: ["auth.check.passwordWeakTitle", "auth.check.passwordWeak"],
    play: async (say) => {
      open("/register?variant=quick", accepted(60));
      await fill(say("auth.password"), "quietharbourside");
      await press(say("auth.register.submit"));
    },
  },
  {
    name: "signing up when the service says that it failed",
    says: ["auth.register.failedTitle", "refusals.registration-failed"],
    play: (say) => signUp(say, answered(422, { code: "registration-failed" })),
  },
  {
    name: "signing up when nobody knows what the answer means",
    says: ["auth.register.failedTitle", "registering.failed"],
    play: (say) => signUp(say, answered(418, {})),
  },
  {
    name: "asking for the letter again before its pause is over",
    says: ["auth.confirm.waitTitle", ["auth.confirm.wait", { seconds: 600 }]],
    play: async (say) => {
      // The countdown stands still.
      const now = Date.now();
      vi.spyOn(Date, "now").mockReturnValue(now);
      await signUp(say, accepted(600));
      await press(say("auth.confirm.resendIn", { seconds: 600 }));
    },
  },
  {
    name: "asking for the letter again",
    says: ["auth.confirm.sentToast"],
    play: async (say) => {
      await signUp(say, accepted(0), answered(200, { status: true, resendAfter: 60 }));
      await press(say("auth.confirm.resend"));
    },
  },
  {
    name: "asking for the letter once too often",
    says: ["auth.confirm.limitTitle", "auth.confirm.limit"],
    play: async (say) => {
      await signUp(say, accepted(0), answered(429, { code: "resend-limit-reached", values: { retryAfter: 3600 } }));
      await press(say("auth.confirm.resend"));
    },
  },
  {
    name: "asking for the letter again while the service does not answer",
    says: ["auth.confirm.resendFailed"],
    play: async (say) => {
      await signUp(say, accepted(0), answered(503, { code: "service-unavailable" }));
      await act(async () => press(say("auth.confirm.resend")));
    },
  },
];
