/**
 * What the pages behind the sign-in say in this language, with what every page says. Seldom words, those of news and the long
 * documents have files of their own.
 */
export const files = import.meta.glob<Record<string, unknown>>(
  [
    "../locales/fr/*.json",
    "!../locales/*/{auth,faq,glba,privacy,terms,create,help,identity,invites,leaving,legal,location,manage,messages,onboarding,organizer,payments,paymentSchedule,picture,profile,push,record,recovery,registering,restart,security,settings,support,tutorial,votes}.json",
    "../../../schema/refusals/fr.json",
  ],
  { eager: true, import: "default" },
);
