import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../lib/AppFailure.ts";
import { startGoogleSignIn } from "../../session/authClient.ts";
import { Button } from "../../ui/Button.tsx";
import { toaster } from "../../ui/toaster.tsx";

/** Google's own mark, in its own colours as its rules ask. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.9-.1-1.5-.2-2.2H12v4.1h6.6a5.7 5.7 0 0 1-2.5 3.7v3h4c2.2-2.1 3.4-5.1 3.4-8.6Z"
      />
      <path fill="#34A853" d="M12 24c3.2 0 6-1.1 8-2.9l-4-3a7.3 7.3 0 0 1-10.9-3.9H1v3.1A12 12 0 0 0 12 24Z" />
      <path fill="#FBBC05" d="M5.1 14.2a7.2 7.2 0 0 1 0-4.5V6.6H1a12 12 0 0 0 0 10.7l4.1-3.1Z" />
      <path fill="#EA4335" d="M12 4.8c1.8 0 3.4.6 4.6 1.8L20 3.2A12 12 0 0 0 1 6.6l4.1 3.1A7.2 7.2 0 0 1 12 4.8Z" />
    </svg>
  );
}

/** Leaves for Google's page; the way back ends signed in, or here with what went wrong. */
export function GoogleButton() {
  const { t } = useTranslation("auth");
  const [isPending, setIsPending] = useState(false);
  const handleClick = async () => {
    setIsPending(true);
    try {
      const { url } = await startGoogleSignIn();
      if (!url) throw new Error("no address of the provider's page");
      location.assign(url);
    } catch (thrown) {
      setIsPending(false);
      const isNetwork = asFailure(thrown).code === "network";
      toaster.show({
        tone: "late",
        title: t("google.title"),
        text: t(isNetwork ? "google.network" : "google.unexpected"),
      });
    }
  };
  return (
    <Button variant="outline" colorPalette="gray" isPending={isPending} onClick={() => void handleClick()}>
      <GoogleMark />
      {t("login.google")}
    </Button>
  );
}
