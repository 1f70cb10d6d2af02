/** What few people need on a visit: founding, managing, leaving and restarting a circle, voting, and pages of one matter. */
export const files = import.meta.glob<Record<string, unknown>>(
  "../locales/fr/{create,identity,invites,leaving,legal,manage,messages,organizer,paymentSchedule,payments,picture,profile,push,record,restart,votes}.json",
  {
    eager: true,
    import: "default",
  },
);
