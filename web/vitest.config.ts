import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";
import { relay } from "./relayPlugin.ts";

export default defineProject({
  root: import.meta.dirname,
  plugins: [relay(), react()],
  test: {
    name: "web",
    environment: "happy-dom",
    testTimeout: 20_000,
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["server/**", "node_modules/**", "dist/**"],
    setupFiles: ["./test/setup.ts"],
  },
});
