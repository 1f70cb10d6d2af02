import { dashboard } from "./situations/dashboard.tsx";
import { joining } from "./situations/joining.tsx";
import { inviting } from "./situations/inviting.tsx";
import { lists } from "./situations/lists.tsx";
import { group } from "./situations/group.tsx";
import { paying } from "./situations/paying.tsx";
import { restarting } from "./situations/restarting.tsx";
import { running } from "./situations/running.tsx";
import { identity } from "./situations/accounts/identity.tsx";
import { onboarding } from "./situations/accounts/onboarding.tsx";
import { profile } from "./situations/accounts/profile.tsx";
import { providers } from "./situations/accounts/providers.tsx";
import { settings } from "./situations/accounts/settings.tsx";
import { shell } from "./situations/accounts/shell.tsx";
import { securing } from "./situations/accounts/security.tsx";
import { signingIn } from "./situations/accounts/signingIn.tsx";
import { alerts } from "./situations/messages/alerts.tsx";
import { conversations } from "./situations/messages/conversations.tsx";
import { invites } from "./situations/messages/invites.tsx";
import { pushes } from "./situations/messages/pushes.tsx";
import { voices } from "./situations/messages/voices.tsx";
import { votes } from "./situations/messages/votes.tsx";
import { writing } from "./situations/messages/writing.tsx";
import type { Situation } from "./situation.ts";

export const situationsOfGroups: readonly Situation[] = [
  ...dashboard,
  ...lists,
  ...group,
  ...joining,
  ...inviting,
  ...running,
  ...restarting,
  ...paying,
];

export const situationsOfMessages: readonly Situation[] = [
  ...conversations,
  ...writing,
  ...voices,
  ...votes,
  ...invites,
  ...alerts,
  ...pushes,
];

export const situationsOfAccounts: readonly Situation[] = [
  ...signingIn,
  ...providers,
  ...shell,
  ...identity,
  ...onboarding,
  ...profile,
  ...securing,
  ...settings,
];
