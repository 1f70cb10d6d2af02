import { DevicesSection } from "./DevicesSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { EventsSection } from "./EventsSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import type { SecuritySection } from "./SecurityTab.tsx";
import { TwoFactorSection } from "./TwoFactorSection.tsx";
import { WaysSection } from "./WaysSection.tsx";

/** What the security tab has below the account's status, in the order of the page. */
export const securitySections: readonly SecuritySection[] = [
  { row: "password", Section: PasswordSection },
  { row: "waysIn", Section: WaysSection },
  { row: "twoFactor", Section: TwoFactorSection },
  { row: "newEmail", Section: EmailSection },
  { row: "sessions", Section: DevicesSection },
  { row: "events", Section: EventsSection },
];
