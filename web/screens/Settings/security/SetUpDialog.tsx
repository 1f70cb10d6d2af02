import { chakra, Stack } from "@chakra-ui/react";
import { Suspense, useId } from "react";
import { useFreshProof } from "../../../components/freshProof/useFreshProof.tsx";
import { Part } from "../../../components/Part.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { confirmTwoFactor } from "../../../session/securityClient.ts";
import { lazyPart } from "../../../start/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { SkeletonCard } from "../../../ui/Skeletons.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { CopyButton } from "./CopyButton.tsx";
import type { Follow } from "./useFollow.ts";

/** The library that draws it comes with the first picture. */
const QrPicture = lazyPart(async () => (await import("../../../ui/QrPicture.tsx")).QrPicture);

/** Four signs at a time can be typed into an app without losing one's place. */
const inFours = (key: string) => key.match(/.{1,4}/g)?.join(" ") ?? key;

/** What the app is to know, and the first code of it. */
export function SetUpDialog({
  factor,
  follow,
  onClose,
  onDone,
}: {
  factor: { uri: string; key: string };
  follow: Follow;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}) {
  const { t } = useTranslation("security");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const formId = useId();
  const { dialog, withProof } = useFreshProof();
  const form = useSendForm<{ code: string }>({
    defaultValues: { code: "" },
    check: ({ code }) => ({ code: code.trim() === "" ? t("twoFactor.codeMissing") : undefined }),
    // Whoever had to find an app first may have to prove anew who they are; the key that was scanned stays good.
    send: async ({ code }) => {
      const { recoveryCodes } = await follow(() => withProof(() => confirmTwoFactor(code.trim())));
      onDone(recoveryCodes);
    },
  });
  const { errorOf, isBusy, refusal, register, submit } = form;
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t("twoFactor.setUpTitle")}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {ui("cancel")}
            </Button>
            <Button type="submit" form={formId} isPending={isBusy}>
              {t("twoFactor.confirm")}
            </Button>
          </>
        }
      >
        <Stack gap="5">
          <chakra.p>{t("twoFactor.scan")}</chakra.p>
          <chakra.div alignSelf="center" w="11rem" maxW="full">
            <Part>
              <Suspense fallback={<SkeletonCard height="44" />}>
                <QrPicture link={factor.uri} label={t("twoFactor.picture")} />
              </Suspense>
            </Part>
          </chakra.div>
          <Stack gap="2" align="flex-start">
            <chakra.p color="fg.muted">{t("twoFactor.orKey")}</chakra.p>
            <chakra.code fontFamily="mono" fontWeight="medium" overflowWrap="anywhere">
              {inFours(factor.key)}
            </chakra.code>
            <CopyButton label={t("twoFactor.copyKey")} text={factor.key} />
          </Stack>
          <form id={formId} onSubmit={submit} noValidate>
            <Stack gap="4">
              <chakra.p>{t("twoFactor.then")}</chakra.p>
              <TextField
                label={t("twoFactor.code")}
                inputMode="numeric"
                autoComplete="one-time-code"
                enterKeyHint="go"
                maxLength={40}
                error={errorOf("code")}
                {...register("code")}
              />
              {refusal && (
                <RefusalBanner title={failureText(refusal)}>
                  {refusal.code === "two-factor-is-on" && t("twoFactor.onElsewhere")}
                </RefusalBanner>
              )}
            </Stack>
          </form>
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}
