/** What few people need on a visit: founding, managing, leaving and restarting a circle, voting and other pages of one matter. */
export const files = import.meta.glob<Record<string, unknown>>(
  "../locales/en/{create,help,identity,invites,leaving,legal,location,manage,messages,organizer,payments,paymentSchedule,picture,push,record,restart,support,votes}.json",
  {
    eager: true,
    import: "default",
  },
);
