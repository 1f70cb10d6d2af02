/**
 * What the pages behind the sign-in say in this language, with what every page says. Seldom words, those of news and the long
 * documents of law have files of their own.
 */
export const files = import.meta.glob<Record<string, unknown>>(
  [
    "../locales/fr/*.json",
    "!../locales/*/{auth,privacy,terms,create,identity,invites,leaving,legal,manage,messages,organizer,paymentSchedule,payments,picture,profile,push,record,restart,votes}.json",
    "../../../schema/refusals/fr.json",
  ],
  { eager: true, import: "default" },
);
