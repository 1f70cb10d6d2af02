import type { SecuritySection } from "./SecurityTab.tsx";

/** What the security tab has below the account's status, in the order of the page. */
export const securitySections: readonly SecuritySection[] = [];
