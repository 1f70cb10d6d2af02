import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { StartFailure } from "./app/StartFailure.tsx";
import { shownLanguage, startI18n } from "./i18n/i18n.ts";
import { hideSplash } from "./native/splash.ts";
import { tellPlace } from "./push/tellPlace.ts";
import { preloadOnIntent, preloadWhenIdle } from "./start/ahead.ts";
import { forgetEarly } from "./start/early.ts";
import { afterFirstPicture, expectFirstPicture } from "./start/firstPicture.ts";
import { pageAt } from "./start/pages.ts";
import { system } from "./theme/system.ts";
import { followSession, startSession } from "./session/session.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

expectFirstPicture();
void afterFirstPicture().then(forgetEarly);
hideSplash();
tellPlace();
followSession();
void startSession();

/** In a task of its own, so that the browser can paint before and after. */
const soon = (work: () => unknown) =>
  new Promise<void>((done) => {
    setTimeout(() => {
      work();
      done();
    });
  });

try {
  await Promise.all([startI18n(pageAt(location.pathname)?.isInLayout ? "member" : "signIn"), soon(system)]);
  const shown = createRoot(root);
  // In slices, for the same reason.
  startTransition(() =>
    shown.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  preloadOnIntent();
  preloadWhenIdle();
} catch {
  createRoot(root).render(<StartFailure language={shownLanguage()} />);
}
