/**
 * What signing up, and coming back without a second factor, say beyond the other sign-in pages, read once by a person. Words of places stand in two other files too: as
 * text under a name of its own, these are a copy of their own.
 */
export const files = import.meta.glob<string>("../locales/en/{location,recovery,registering}.json", {
  eager: true,
  import: "default",
  query: "?raw&register",
});
