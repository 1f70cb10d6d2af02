export const files = import.meta.glob<string>("../locales/fr/{location,recovery,registering}.json", {
  eager: true,
  import: "default",
  query: "?raw&register",
});
