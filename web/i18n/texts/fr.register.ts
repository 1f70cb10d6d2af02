export const files = import.meta.glob<string>("../locales/fr/{location,registering}.json", {
  eager: true,
  import: "default",
  query: "?raw&register",
});
