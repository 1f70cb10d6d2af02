import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { StartFailure } from "./app/StartFailure.tsx";
import { shownLanguage, startI18n } from "./i18n/i18n.ts";
import { preloadOnIntent, preloadWhenIdle } from "./start/ahead.ts";
import { followSession, startSession } from "./session/session.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

followSession();
void startSession();

try {
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  preloadOnIntent();
  preloadWhenIdle();
} catch {
  createRoot(root).render(<StartFailure language={shownLanguage()} />);
}
