import { useEffect, useState, useSyncExternalStore } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  useSettings_person$data,
  useSettings_person$key,
} from "../../__generated__/member/useSettings_person.graphql.ts";
import { appearanceOf } from "../../app/useStoredPreferences.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { required } from "../../lib/required.ts";
import { deliver, ownOf, preferencesIn } from "../../offline/own.ts";
import { currentUserId } from "../../session/useMyId.ts";
import { type Appearance, changeAppearance } from "../../theme/appearance.ts";
import { markedIfRefused } from "../../theme/refusedTheme.ts";
import { toaster } from "../../ui/toaster.tsx";

type Stored = NonNullable<useSettings_person$data["preferences"]>;

/** What a person chose, by its column. */
export type Preferences = Omit<Stored, "id" | " $fragmentType">;
export type Change = Partial<Preferences>;

/** How changes fare: some wait for a connection, or the one that was made last is saved; null before the first. */
export type Fate = "saved" | "waits" | null;

export interface Settings {
  /** What is stored, and over it what is on its way. */
  shown: Preferences;
  keep: (change: Change) => void;
  fate: Fate;
}

/** The preferences that this device shows at once, by what it calls them. */
const APPEARANCE = {
  theme: "theme",
  language: "language",
  high_contrast: "contrast",
  reduced_motion: "motion",
  performance_mode: "performance",
} as const satisfies Partial<Record<keyof Preferences, keyof Appearance>>;

/** Of a change what this device shows, as it is among these preferences. */
function appearanceIn(change: Change, preferences: Preferences): Partial<Appearance> {
  const whole = appearanceOf(preferences);
  const names = Object.entries(APPEARANCE).filter(([column]) => column in change);
  return Object.fromEntries(names.map(([, name]) => [name, whole[name]]));
}

/** Of the changes that are on their way what they are, and how they fare. */
function useWaitingChanges(): { changes: Change; fate: Fate; watch: (ticket: string) => void } {
  const [{ queue }] = useState(() => ownOf(currentUserId()));
  const [last, setLast] = useState<{ ticket: string; isSaved: boolean } | null>(null);
  useEffect(
    // Also what had to wait arrives at some time, while the page is open.
    () =>
      queue.onSent((sent) => setLast((before) => (before?.ticket === sent ? { ...before, isSaved: true } : before))),
    [queue],
  );
  const entries = useSyncExternalStore(queue.subscribe, queue.shown);
  const isWaiting = entries.some(({ hasWaited, kind }) => kind === "prefer" && hasWaited);
  return {
    changes: preferencesIn(entries) as Change,
    fate: isWaiting ? "waits" : last?.isSaved ? "saved" : null,
    watch: (ticket) => setLast({ ticket, isSaved: false }),
  };
}

/**
 * The preferences of the person signed in. A change is shown at once and sent now, or when there is a connection; what the
 * server refuses goes back to what it was, but for a theme, which stays on this device and is sent again at the next sign-in.
 */
export function useSettings(person: useSettings_person$key): Settings {
  const { t } = useTranslation("settings");
  const { t: shell } = useTranslation("shell");
  const failureText = useFailureText();
  const { preferences } = useFragment(
    graphql`
      fragment useSettings_person on user_profiles {
        preferences {
          currency
          email_enabled
          group_updates
          high_contrast
          language
          marketing_emails
          payment_reminders
          performance_mode
          reduced_motion
          reminder_timing
          share_diagnostics
          theme
        }
      }
    `,
    person,
  );
  // They go with an account (D299), and live updates may tell so before its owner has left the page.
  const [last, setLast] = useState(preferences);
  if (preferences && preferences !== last) setLast(preferences);
  const stored = required(preferences ?? last, "user_profiles.preferences");
  const { changes, fate, watch } = useWaitingChanges();
  const shown: Preferences = { ...stored, ...changes };

  const keep = async (change: Change) => {
    const ticket = crypto.randomUUID();
    watch(ticket);
    changeAppearance(appearanceIn(change, { ...shown, ...change }));
    try {
      const slot = `prefer ${Object.keys(change).join()}`;
      await markedIfRefused(change, deliver({ kind: "prefer", what: { change }, line: "preferences", slot, ticket }));
    } catch (thrown) {
      if ("theme" in change) return void toaster.show({ tone: "late", title: shell("appearance.themeNotKept") });
      changeAppearance(appearanceIn(change, stored));
      toaster.show({ tone: "late", title: t("notSaved"), text: failureText(asFailure(thrown)) });
    }
  };
  return { shown, keep: (change) => void keep(change), fate };
}
