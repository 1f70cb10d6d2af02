/** What few people need on a visit: founding, managing, leaving and restarting a circle, voting, settings and other pages of one matter. */
export const files = import.meta.glob<Record<string, unknown>>(
  "../locales/en/{create,help,identity,invites,leaving,legal,location,manage,messages,onboarding,organizer,payments,paymentSchedule,picture,profile,record,restart,security,settings,support,tutorial,votes}.json",
  {
    eager: true,
    import: "default",
  },
);
