/** What signing up says beyond the other sign-in pages: read once by a person. As text, which makes it a copy of its own. */
export const files = import.meta.glob<string>("../locales/en/{location,registering}.json", {
  eager: true,
  import: "default",
  query: "?raw",
});
