import { Suspense, useState } from "react";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { AppFailure } from "../lib/AppFailure.ts";
import { nativeApp } from "../native/nativeApp.ts";
import { followHere, followTo } from "../push/followed.ts";
import { createBrowserRouter, type Router } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import { withSignInTexts } from "../i18n/i18n.ts";
import { lazyPart } from "../start/lazyPart.tsx";
import { routes } from "../routes.tsx";
import { afterRetries } from "../session/afterRetries.ts";
import { startSession, useSession } from "../session/session.ts";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { ErrorState } from "../ui/EmptyState.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { lazyScreen } from "./lazyScreen.ts";
import { PlacesContext, placesOf } from "./places.ts";
import { Splash } from "./Splash.tsx";

/** Few people ever see it. */
const EmailGate = lazyPart(async () => (await withSignInTexts(import("./EmailGate.tsx"))).EmailGate);

const places = placesOf(routes);

let made: Router | undefined;

/** One router for all: making one starts the loaders, and React may begin a first render twice. */
const onlyRouter = () => (made ??= makeRouter());

const loadLinks = lazyScreen(() => import("../native/links.ts"));

function makeRouter(): Router {
  followHere();
  const router = createBrowserRouter(routes);
  const app = nativeApp();
  const open = (place: string) => void router.navigate(places(followTo(place)) ?? "/dashboard");
  if (app) void loadLinks().then(({ followLinks }) => followLinks(app, open));
  return router;
}

/** Needs the session to have been looked up, because the loaders ask for a person's data. */
function Pages() {
  const [router] = useState(onlyRouter);
  return (
    <PlacesContext value={places}>
      <RouterProvider router={router} fallback={<Splash attempt={0} />} />
    </PlacesContext>
  );
}

function Unreachable({ failure }: { failure: AppFailure }) {
  const { t } = useTranslation("shell");
  const text = useFailureText();
  return (
    <ErrorState
      title={t("errorPage.startTitle")}
      text={text(afterRetries(failure))}
      onRetry={() => void startSession()}
    />
  );
}

function Start() {
  const session = useSession();
  if (session.status === "loading") return <Splash attempt={session.attempt} />;
  if (session.status === "unreachable") return <Unreachable failure={session.failure} />;
  // The page of the letter ends the wait.
  const isConfirming = location.pathname === "/verify-email";
  if (session.status === "unconfirmed" && !isConfirming) return <EmailGate email={session.email} />;
  return <Pages />;
}

export function App() {
  return (
    <ThemeProvider>
      <Suspense fallback={null}>
        <Start />
        <Toaster />
      </Suspense>
    </ThemeProvider>
  );
}
