import type { Areas, Say } from "../../i18n/areas.ts";

export const settingsTabs = ["account", "subscription", "notifications", "appearance", "security", "advanced"] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export type RowId = keyof Areas["settings"]["row"];

/** Every setting and the tab that it stands in, in the order of the page. Its address and its words for the search go by its name. */
const tabOfRow = {
  name: "account",
  email: "account",
  username: "account",
  identity: "account",
  deletion: "account",
  plan: "subscription",
  push: "notifications",
  devices: "notifications",
  reminders: "notifications",
  timing: "notifications",
  updates: "notifications",
  mail: "notifications",
  sms: "notifications",
  marketing: "notifications",
  theme: "appearance",
  contrast: "appearance",
  motion: "appearance",
  status: "security",
  password: "security",
  waysIn: "security",
  twoFactor: "security",
  newEmail: "security",
  sessions: "security",
  events: "security",
  language: "advanced",
  currency: "advanced",
  performance: "advanced",
  diagnostics: "advanced",
} as const satisfies Record<RowId, SettingsTab>;

export const settingsRows = Object.keys(tabOfRow) as readonly RowId[];

export const rowAddress = (row: RowId): string => `/settings?tab=${tabOfRow[row]}#${row}`;

const rowIn = (hash: string): RowId | undefined => settingsRows.find((row) => `#${row}` === hash);

/** What an address shows: the tab that it names, or that of the setting that it names. */
export function placeIn(search: string, hash: string): { tab: SettingsTab; row: RowId | undefined } {
  const row = rowIn(hash);
  const asked = new URLSearchParams(search).get("tab");
  const named = settingsTabs.find((tab) => tab === asked);
  return { tab: named ?? (row ? tabOfRow[row] : "account"), row };
}

/** As people type: without capitals and accents. */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The settings whose name, tab or other words have each typed word in them (D176). */
export function findRows(typed: string, t: Say<"settings">): { row: RowId; tab: SettingsTab }[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return settingsRows
    .map((row) => ({ row, tab: tabOfRow[row] }))
    .filter(({ row, tab }) => {
      const said = plain([t(`row.${row}.label`), t(`row.${row}.keywords`), t(`tab.${tab}`)].join(" "));
      return words.every((word) => said.includes(word));
    });
}
