import { hurry } from "../hurry.ts";
import { vi } from "vitest";
import { securitySections } from "../../../screens/Settings/security/securitySections.ts";
import { SecurityTab } from "../../../screens/Settings/security/SecurityTab.tsx";
import { limitsAnswer } from "../../../test/limitsForTests.ts";
import type { Say, Situation } from "../../situation.ts";
import * as settingsPage from "../../../screens/Settings/SettingsScreen.tsx";
import { settingsAnswers } from "../../../screens/Settings/settingsForTests.ts";
import { dialog, fill, openAs, press } from "../pages.tsx";

/** What the sign-in service answers to each of its paths; a number is a refusal with a code. */
type Answers = Readonly<Record<string, object | [status: number, code: string, values?: object]>>;

function service(answers: Answers): void {
  vi.stubGlobal("fetch", (url: string) => {
    const answer = answers[String(url)] ?? {};
    const [status, body] = Array.isArray(answer) ? [answer[0], { code: answer[1], values: answer[2] }] : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(body), { status: Number(status) }));
  });
}

const security = {
  email: "chloe@example.com",
  newEmail: null,
  hasPassword: true,
  providers: [],
  hasTwoFactor: false,
  recoveryCodesLeft: 0,
  devices: [],
};

const person = {
  __typename: "user_profiles",
  id: "p1",
  security_events: [],
};

function open(answers: Answers = {}) {
  service({ "/auth/security": security, "/auth/ways-in": { providers: [] }, ...answers });
  return openAs(
    "chloe",
    { path: "/settings", element: <SecurityTab status={null} sections={securitySections} /> },
    "/settings",
    {
      user_profiles_connection: { edges: [{ cursor: "1", node: person }] },
      limits_connection: limitsAnswer(),
    },
  );
}

async function change(say: Say, next: string, confirmation: string, answers: Answers = {}): Promise<void> {
  open(answers);
  await fill(say("security.password.current"), "the present one");
  await fill(say("security.password.new"), next);
  await fill(say("security.password.confirm"), confirmation);
  await press(say("security.password.submit"));
}

async function endAccount(say: Say, typed: string, answers: Answers = {}): Promise<void> {
  service({ "/auth/deletion": { obstacles: [], givesUp: [] }, ...answers });
  openAs("chloe", { path: "/settings", ...settingsPage }, "/settings", settingsAnswers());
  await press(say("settings.deletion.open"));
  await fill(say("settings.deletion.confirm"), typed);
  await press(say("settings.deletion.open"), await dialog());
}

export const securing: readonly Situation[] = [
  {
    name: "another password that is too short",
    saysWithin: ["security.password.invalidTitle", ["security.password.invalid", { min: 6 }]],
    play: (say) => change(say, "short", "short"),
  },
  {
    name: "another password that could not be kept",
    says: ["security.password.failedTitle"],
    play: (say) =>
      change(say, "Quiet-Harbour7", "Quiet-Harbour7", { "/auth/change-password": [503, "service-unavailable"] }),
  },
  {
    name: "confirming a second factor that is not there any more",
    says: ["refusals.no-two-factor"],
    play: async (say) => {
      open({
        "/auth/two-factor/begin": { uri: "otpauth://totp/x", key: "ABCDEFGH" },
        "/auth/two-factor/confirm": [404, "no-two-factor"],
      });
      await press(say("security.twoFactor.turnOn"));
      await fill(say("security.twoFactor.code"), "123456");
      await press(say("security.twoFactor.confirm"));
    },
  },
  {
    name: "a deletion without the word that confirms it",
    saysWithin: ["settings.deletion.missingTitle", "refusals.deletion-not-confirmed"],
    play: (say) => endAccount(say, "delete"),
  },
  {
    name: "a deletion that the server could not do",
    says: ["settings.deletion.failedTitle", "settings.deletion.failed"],
    play: (say) => {
      hurry();
      return endAccount(say, "DELETE", { "/auth/delete-account": [503, "service-unavailable"] });
    },
  },
];
