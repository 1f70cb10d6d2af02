import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { deviceName } from "../../../../schema/deviceName.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { type Device, endDevice, endOtherDevices, signOutEverywhere } from "../../../session/securityClient.ts";
import { signOut } from "../../../session/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { WithSecurity } from "./SecurityHere.tsx";

function DeviceRow({ device, onEnd, isBusy }: { device: Device; onEnd: () => void; isBusy: boolean }) {
  const { t } = useTranslation("security");
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
          isPending={isBusy}
          aria-label={t("devices.endLabel", { device: name })}
          onClick={onEnd}
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
  const [isAsking, setIsAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const failed = { failed: t("devices.endFailed") };
  const end = useAttempt(async (work: () => Promise<unknown>) => {
    await work();
    await onChanged();
    toaster.show({ tone: "paid", title: t("devices.ended") });
  }, failed);
  const everywhere = useAttempt(async () => {
    await signOutEverywhere();
    // The server has ended this session too; what the person left on the device goes with it.
    await signOut();
  }, failed);
  const handleEnd = async (id: string) => {
    setEnding(id);
    await end.run(() => endDevice(id));
    setEnding(null);
  };
  return (
    <>
      <Stack gap="3">
        <Stack gap="1">
          <Heading as="h3" size="sm">
            {t("devices.title")}
          </Heading>
          <chakra.p color="fg.muted">{t("devices.text")}</chakra.p>
        </Stack>
        <chakra.ul listStyleType="none" divideY="1px" divideColor="border" aria-label={t("devices.title")}>
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isBusy={ending === device.id}
              onEnd={() => void handleEnd(device.id)}
            />
          ))}
        </chakra.ul>
        <HStack gap="3" flexWrap="wrap">
          {devices.length > 1 && (
            <Button
              variant="outline"
              isPending={end.isBusy && ending === null}
              onClick={() => void end.run(endOtherDevices)}
            >
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
      </ConfirmDialog>
    </>
  );
}
