/**
 * What the pages of one's own account say: profile, settings and the first visit. As text, which makes it a copy of its own:
 * pushes are turned on in two places, so their words stand here and among the rare ones.
 */
export const files = import.meta.glob<string>(
  "../locales/fr/{location,onboarding,profile,push,security,settings,tutorial}.json",
  { eager: true, import: "default", query: "?raw" },
);
