import { defineProject } from "vitest/config";

export default defineProject({ test: { name: "web", environment: "happy-dom", include: ["**/*.test.{ts,tsx}"], exclude: ["server/**", "node_modules/**"], passWithNoTests: true } });
