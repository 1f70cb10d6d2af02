export const files = import.meta.glob<string>("../locales/es/{location,registering}.json", {
  eager: true,
  import: "default",
  query: "?raw&register",
});
