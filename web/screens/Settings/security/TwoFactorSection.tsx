import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { CircleCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useFreshProof } from "../../../components/freshProof/useFreshProof.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { beginTwoFactor, renewRecoveryCodes, type Security } from "../../../session/securityClient.ts";
import { renewToken } from "../../../session/session.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { WithSecurity } from "./SecurityHere.tsx";
import { SetUpDialog } from "./SetUpDialog.tsx";
import { TurnOffDialog } from "./TurnOffDialog.tsx";
import { useFollow } from "./useFollow.ts";

type Open =
  | { name: "setUp"; uri: string; key: string }
  | { name: "codes"; codes: string[] }
  | { name: "renew" }
  | { name: "turnOff" };

/** The second factor (D164): turned on with a picture or a key, recovery codes that are shown once, turned off with a code. */
export function TwoFactorSection() {
  return <WithSecurity>{(security, onChanged) => <Factor security={security} onChanged={onChanged} />}</WithSecurity>;
}

function Factor({ security, onChanged }: { security: Security; onChanged: () => Promise<void> }) {
  const { t } = useTranslation("security");
  const { email, hasTwoFactor, recoveryCodesLeft } = security;
  const [open, setOpen] = useState<Open | null>(null);
  const { dialog, withProof } = useFreshProof();
  const follow = useFollow(onChanged);
  const close = () => setOpen(null);
  const begin = useAttempt(
    async () => {
      const { key, uri } = await follow(() => withProof(beginTwoFactor));
      setOpen({ name: "setUp", key, uri });
    },
    { failed: t("twoFactor.beginFailed") },
  );
  const renew = useAttempt(
    async () => {
      // One dialog at a time: the question gives way to the proof.
      setOpen(null);
      const { recoveryCodes } = await follow(() => withProof(renewRecoveryCodes));
      setOpen({ name: "codes", codes: recoveryCodes });
      await onChanged();
    },
    { failed: t("twoFactor.newCodesFailed") },
  );
  const handleTurned = async (isOn: boolean) => {
    // A platform admin gets the role with it, or loses it.
    await Promise.all([onChanged(), renewToken().catch(() => null)]);
    toaster.show({ tone: "paid", title: t(isOn ? "twoFactor.done" : "twoFactor.offDone") });
  };
  return (
    <>
      <Stack gap="4">
        <Stack gap="1">
          <HStack justify="space-between" flexWrap="wrap">
            <Heading as="h3" size="sm">
              {t("twoFactor.title")}
            </Heading>
            <Chip tone={hasTwoFactor ? "paid" : "gray"} icon={hasTwoFactor ? CircleCheck : ShieldOff}>
              {t(hasTwoFactor ? "twoFactor.isOn" : "twoFactor.isOff")}
            </Chip>
          </HStack>
          <chakra.p color="fg.muted">{t("twoFactor.text")}</chakra.p>
          {hasTwoFactor && (
            <chakra.p color={recoveryCodesLeft > 2 ? "fg.muted" : "due.fg"}>
              {t("twoFactor.left", { count: recoveryCodesLeft })}
            </chakra.p>
          )}
        </Stack>
        {hasTwoFactor ? (
          <HStack gap="3" flexWrap="wrap">
            <Button variant="outline" isPending={renew.isBusy} onClick={() => setOpen({ name: "renew" })}>
              {t("twoFactor.newCodes")}
            </Button>
            <Button variant="ghost" colorPalette="late" onClick={() => setOpen({ name: "turnOff" })}>
              {t("twoFactor.turnOff")}
            </Button>
          </HStack>
        ) : (
          <Button alignSelf="flex-start" isPending={begin.isBusy} onClick={() => void begin.run()}>
            {t("twoFactor.turnOn")}
          </Button>
        )}
      </Stack>
      {dialog}
      {open?.name === "setUp" && (
        <SetUpDialog
          factor={open}
          follow={follow}
          onClose={close}
          onDone={(codes) => {
            setOpen({ name: "codes", codes });
            void handleTurned(true);
          }}
        />
      )}
      {open?.name === "codes" && <RecoveryCodesDialog codes={open.codes} email={email} onClose={close} />}
      {open?.name === "turnOff" && (
        <TurnOffDialog
          follow={follow}
          onClose={close}
          onDone={() => {
            close();
            void handleTurned(false);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={open?.name === "renew"}
        onClose={close}
        title={t("twoFactor.newCodesTitle")}
        confirmLabel={t("twoFactor.newCodes")}
        onConfirm={() => void renew.run()}
      >
        {t("twoFactor.newCodesText")}
      </ConfirmDialog>
    </>
  );
}
