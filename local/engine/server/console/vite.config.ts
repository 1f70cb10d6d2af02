import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** GraphiQL's style sheet contains its fonts, nine tenths of its size. The console uses the system's fonts instead. */
function withoutFonts(): Plugin {
  return {
    name: "without-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/graphiql/dist/style.css")) return undefined;
      return { code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ""), map: null };
    },
  };
}

export default defineConfig({
  root: `${import.meta.dirname}/page`,
  base: "/console/",
  plugins: [withoutFonts(), react()],
  logLevel: "error",
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
  },
});
