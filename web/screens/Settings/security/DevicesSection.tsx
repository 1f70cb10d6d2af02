import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { deviceName } from "../../../../schema/deviceName.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { asFailure } from "../../../lib/AppFailure.ts";
import { retried } from "../../../lib/retried.ts";
import { useUnsentMessages } from "../../../offline/useUnsentMessages.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { type Device, endDevice, endOtherDevices, signOutEverywhere } from "../../../session/securityClient.ts";
import { signOut } from "../../../session/session.ts";
import { currentUserId } from "../../../session/useMyId.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { useHeadsRows } from "../../../ui/useHeadsRows.ts";
import { WithSecurity } from "./SecurityHere.tsx";

/** Asks again where no answer comes. Then a session that has ended is the answer that was lost. @throws AppFailure */
async function endEverySession(): Promise<void> {
  let isUnanswered = false;
  const onRetry = () => {
    isUnanswered = true;
  };
  await retried(signOutEverywhere, { onRetry }).catch((thrown: unknown) => {
    if (!isUnanswered || asFailure(thrown).status !== 401) throw thrown;
  });
}

/** Ends sessions, then reads which are left; says so, or why it failed. */
function useEndSessions(end: () => Promise<unknown>, onChanged: () => Promise<void>) {
  const { t } = useTranslation("security");
  return useAttempt(
    async () => {
      await end();
      await onChanged();
      toaster.show({ tone: "paid", title: t("devices.ended") });
    },
    { failed: t("devices.endFailed") },
  );
}

function DeviceRow({ device, onChanged }: { device: Device; onChanged: () => Promise<void> }) {
  const { t } = useTranslation("security");
  // Each row has its own: who ends one session may end the next at once.
  const { isBusy, run } = useEndSessions(() => endDevice(device.id), onChanged);
  const { ipAddress, isThis, signedInAt, userAgent } = device;
  const name = deviceName(userAgent) ?? t("devices.unknown");
  return (
    <HStack as="li" gap="3" rowGap="2" py="3" flexWrap="wrap" justify="space-between">
      <Stack gap="0" flex="1 1 12rem" minW="0">
        <chakra.span fontWeight="medium">{name}</chakra.span>
        <chakra.span color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          <Trans t={t} i18nKey="devices.since" components={{ at: <DateText value={signedInAt} format="dateTime" /> }} />
          {ipAddress && ` · ${ipAddress}`}
        </chakra.span>
      </Stack>
      {isThis ? (
        <chakra.span color="paid.fg" textStyle="sm" fontWeight="semibold">
          {t("devices.this")}
        </chakra.span>
      ) : (
        <Button
          variant="ghost"
          colorPalette="gray"
          size="sm"
          me="-3"
          isPending={isBusy}
          aria-label={t("devices.endLabel", { device: name })}
          onClick={() => void run()}
        >
          {t("devices.end")}
        </Button>
      )}
    </HStack>
  );
}

/** Where I am signed in, and the ways to end it (D238). */
export function DevicesSection() {
  return <WithSecurity>{({ devices }, onChanged) => <Devices devices={devices} onChanged={onChanged} />}</WithSecurity>;
}

function Devices({ devices, onChanged }: { devices: readonly Device[]; onChanged: () => Promise<void> }) {
  const { t } = useTranslation("security");
  const { t: shell } = useTranslation("shell");
  const [isAsking, setIsAsking] = useState(false);
  const unsent = useUnsentMessages(currentUserId());
  const head = useHeadsRows<HTMLHeadingElement>(devices.length);
  const others = useEndSessions(endOtherDevices, onChanged);
  const everywhere = useAttempt(
    async () => {
      await endEverySession();
      // The server has ended this session too; what the person left on the device goes with it.
      await signOut();
    },
    { failed: t("devices.endFailed") },
  );
  return (
    <>
      <Stack gap="3">
        <Stack gap="1">
          <Heading {...head} as="h3" size="sm">
            {t("devices.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("devices.text")}</chakra.p>
        </Stack>
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={t("devices.title")}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onChanged={onChanged} />
          ))}
        </chakra.ul>
        <HStack gap="3" flexWrap="wrap">
          {devices.length > 1 && (
            <Button variant="outline" isPending={others.isBusy} onClick={() => void others.run()}>
              {t("devices.others")}
            </Button>
          )}
          <Button variant="outline" colorPalette="late" onClick={() => setIsAsking(true)}>
            {t("devices.everywhere")}
          </Button>
        </HStack>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("devices.everywhereTitle")}
        confirmLabel={t("devices.everywhere")}
        onConfirm={() => void everywhere.run()}
        isPending={everywhere.isBusy}
        isDestructive
      >
        {t("devices.everywhereText")}
        {unsent > 0 && ` ${shell("leaving.unsent", { count: unsent })}`}
      </ConfirmDialog>
    </>
  );
}
