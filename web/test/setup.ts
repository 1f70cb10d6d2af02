import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { hearProductTime } from "../lib/productClock.ts";
import { belongTo } from "../session/ofPerson.ts";
import { toaster } from "../ui/toaster.tsx";
import { drawnWhenRead } from "./drawnWhenRead.ts";

// A busy machine may take longer than the usual second to show what a test waits for.
configure({ asyncUtilTimeout: 10_000, getElementError: drawnWhenRead });

/** Where each test begins, whatever page the one before was led to. */
const HOME = "http://localhost:3000/";
const { happyDOM } = window as unknown as HappyWindow;

// The year of most stories: their days are read without it, in whatever year the tests run.
beforeEach(() => hearProductTime("2026-03-10T12:00:00.000Z"));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  // Toasts outlive the page they were shown on, as they should in the app.
  toaster.clear();
  // So do drafts, and what the device and the tab keep.
  belongTo(null);
  localStorage.clear();
  sessionStorage.clear();
  happyDOM.setURL(HOME);
  history.replaceState(null, "", HOME);
});
