import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { toaster } from "../ui/toaster.tsx";

// A busy machine may take longer than the usual second to show what a test waits for.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Toasts outlive the page they were shown on, as they should in the app.
  toaster.clear();
});
