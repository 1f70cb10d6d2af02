import { Component as LoginScreen } from "../../../screens/Login/LoginScreen.tsx";
import type { Say, Situation } from "../../situation.ts";
import { fill, openAs, press } from "../pages.tsx";
import { vi } from "vitest";
import { hurry } from "../hurry.ts";

/** Answers of the sign-in service, one after the other; the last one stays. */
function service(...answers: readonly (() => Response)[]): void {
  const left = [...answers];
  vi.stubGlobal("fetch", () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return new Promise((resolve) => void resolve(answer!()));
  });
}

const noAnswer = (): never => {
  throw new TypeError("failed to fetch");
};

const refused = (status: number, code: string, values: object = {}) =>
  new Response(JSON.stringify({ code, values }), { status });

function open() {
  openAs("visitor", { path: "/login", Component: LoginScreen }, "/login", {});
}

async function signIn(say: Say, ...answers: readonly (() => Response)[]): Promise<void> {
  service(...answers);
  open();
  await fill(say("auth.email"), "bruno@example.com");
  await fill(say("auth.password"), "a password of mine");
  await press(say("auth.login.submit"));
}

export const signingIn: readonly Situation[] = [
  {
    name: "signing in with nothing typed",
    says: ["auth.login.missingTitle", "auth.login.missing"],
    play: async (say) => {
      open();
      await press(say("auth.login.submit"));
    },
  },
  {
    name: "signing in with a wrong password",
    says: ["auth.login.failedTitle", "refusals.invalid-credentials"],
    play: (say) => signIn(say, () => refused(401, "invalid-credentials", { attemptsLeft: 3 })),
  },
  {
    name: "the last try of a locked address",
    says: ["auth.login.lockedTitle"],
    play: (say) => signIn(say, () => refused(429, "account-locked", { minutes: 30, retryAfter: 1800 })),
  },
  {
    name: "too many tries from one network",
    says: ["refusals.too-many-sign-ins"],
    play: (say) => signIn(say, () => refused(429, "too-many-sign-ins", { retryAfter: 60 })),
  },
  {
    name: "signing in before the address is confirmed, and asking for the letter",
    says: ["auth.login.unverifiedTitle", "refusals.email-not-verified", "auth.login.resent"],
    play: async (say) => {
      await signIn(
        say,
        () => refused(403, "email-not-verified"),
        () => new Response(JSON.stringify({ status: true, resendAfter: 60 })),
      );
      await press(say("auth.login.resend"));
    },
  },
  {
    name: "signing in while nothing answers, which is tried again",
    says: [["errors.retrying", { attempt: 1, attempts: 3 }]],
    play: (say) => signIn(say, noAnswer),
  },
  {
    name: "signing in when no retry was answered either",
    says: ["refusals.service-unavailable"],
    play: (say) => {
      hurry();
      return signIn(say, noAnswer);
    },
  },
  {
    name: "a letter that cannot be sent",
    says: ["auth.login.resendFailedTitle", "auth.login.resendFailed"],
    play: async (say) => {
      await signIn(
        say,
        () => refused(403, "email-not-verified"),
        () => refused(503, "service-unavailable"),
      );
      await press(say("auth.login.resend"));
    },
  },
];
