import { HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { Key } from "../i18n/areas.ts";
import type { AppFailure } from "../lib/AppFailure.ts";
import { Button } from "../ui/Button.tsx";
import { SwitchField } from "../ui/CheckboxField.tsx";
import { toaster } from "../ui/toaster.tsx";
import type { PushStanding } from "./pushDevice.ts";
import { usePushOnDevice } from "./usePushOnDevice.ts";

/** What went wrong on the way and why, by the code of the failure; all that is not the device's fault is the server's part of it. */
const FAULTS: Readonly<Record<string, { title: Key<"push">; why: Key<"push"> }>> = {
  "push-unsupported": { title: "notSupported", why: "why.unsupported" },
  "push-denied": { title: "denied", why: "why.denied" },
  "push-registration-failed": { title: "registrationFailed", why: "why.registration" },
  "push-subscription-failed": { title: "subscriptionFailed", why: "why.subscription" },
  "push-unsubscription-failed": { title: "unsubscribeFailed", why: "why.unsubscription" },
};

const HINTS: Readonly<Partial<Record<PushStanding, Key<"push">>>> = {
  unsupported: "unsupportedHint",
  denied: "deniedHint",
};

/**
 * Whether this device takes pushes, and the switch for it (D174). It moves at once, and back where it did not work. Stands
 * alone: a page needs to give it nothing.
 * @param props.onTurned hears that it was turned on or off
 */
export function PushSwitch({ onTurned }: { onTurned?: () => void }) {
  const { t } = useTranslation("push");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const told = (otherwise: Key<"push">) => ({
    failed: ({ code }: AppFailure) => {
      const fault = FAULTS[code];
      return fault ? { title: t(fault.title), text: t(fault.why) } : { title: t(otherwise) };
    },
  });
  const { standing, test, turnOff, turnOn } = usePushOnDevice({
    on: told("setupIncomplete"),
    off: told("unsubscribeFailed"),
    test: told("testFailed"),
  });
  const isOn = wanted ?? standing === "on";
  const handleChange = async (isWanted: boolean) => {
    setWanted(isWanted);
    const done = await (isWanted ? turnOn : turnOff).run();
    // From here on the device itself says it.
    setWanted(null);
    if (!done) return;
    toaster.show({ tone: "paid", title: t(isWanted ? "on" : "off") });
    onTurned?.();
  };
  const handleTest = async () => {
    if (await test.run()) toaster.show({ tone: "paid", title: t("testSent"), text: t("testHint") });
  };
  return (
    <Stack gap="1">
      <SwitchField
        label={t("label")}
        hint={isOn ? undefined : t((standing && HINTS[standing]) ?? "hint")}
        checked={isOn}
        disabled={standing === null}
        aria-busy={turnOn.isBusy || turnOff.isBusy || undefined}
        onChange={(event) => void handleChange(event.currentTarget.checked)}
      />
      {standing === "on" && isOn && (
        <HStack>
          <Button variant="ghost" size="sm" ms="-3" isPending={test.isBusy} onClick={() => void handleTest()}>
            {t("test")}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
