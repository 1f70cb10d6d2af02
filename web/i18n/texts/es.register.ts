export const files = import.meta.glob<string>("../locales/es/{location,recovery,registering}.json", {
  eager: true,
  import: "default",
  query: "?raw&register",
});
