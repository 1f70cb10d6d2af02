import { chakra, Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFreshProof } from "../../../../components/freshProof/useFreshProof.tsx";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useLocale } from "../../../../i18n/useLocale.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { AppFailure, asFailure } from "../../../../lib/AppFailure.ts";
import { formatMoney } from "../../../../lib/money.ts";
import { retried } from "../../../../lib/retried.ts";
import { useSendForm } from "../../../../sending/useSendForm.ts";
import { deleteAccount } from "../../../../session/deletionClient.ts";
import { signOut } from "../../../../session/session.ts";
import { Banner } from "../../../../ui/Banner.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { RefusalBanner } from "../../../../ui/RefusalBanner.tsx";
import { SkeletonText } from "../../../../ui/Skeletons.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { toaster } from "../../../../ui/toaster.tsx";
import { ObstacleList } from "./ObstacleList.tsx";
import { useDeletion } from "./useDeletion.ts";

/** The stated word; the server takes no other, in any language. */
const CONFIRMATION = "DELETE";

/** The server could not do it; why says nothing to who waits. */
const ACCIDENTS: ReadonlySet<string> = new Set(["unexpected", "service-unavailable"]);

/** What keeps the account, or else what goes, what stays, and the word that confirms it (D169). */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("settings");
  const { t: refusalText } = useTranslation("refusals");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  const locale = useLocale();
  const navigate = useNavigate();
  const formId = useId();
  const { found, read } = useDeletion();
  const known = found === null || found instanceof AppFailure ? null : found;
  const givesUp = known?.givesUp ?? [];
  const { dialog, withProof } = useFreshProof();
  const [deletionKey] = useState(() => crypto.randomUUID());
  const form = useSendForm<{ confirmation: string }>({
    defaultValues: { confirmation: "" },
    check: ({ confirmation }) => ({
      confirmation:
        confirmation.trim() === CONFIRMATION
          ? undefined
          : ui("titled", { title: t("deletion.missingTitle"), text: refusalText("deletion-not-confirmed") }),
    }),
    send: async ({ confirmation }) => {
      try {
        await withProof(() => retried(() => deleteAccount(confirmation.trim(), givesUp, deletionKey)));
      } catch (thrown) {
        // Something has begun since this dialog was opened.
        if (asFailure(thrown).code === "account-still-needed") await read();
        throw thrown;
      }
      toaster.show({ tone: "paid", title: t("deletion.done"), text: t("deletion.doneText"), isForNextPage: true });
      await signOut();
      await navigate("/", { replace: true });
    },
  });
  const { errorOf, isBusy, refusal, register, submit } = form;
  const mayGo = known !== null && known.obstacles.length === 0;

  let content: ReactNode = <SkeletonText lines={5} />;
  if (found instanceof AppFailure)
    content = (
      <Banner
        tone="late"
        title={t("deletion.unknown")}
        action={
          <Button variant="outline" size="sm" onClick={() => void read()}>
            {ui("retry")}
          </Button>
        }
      >
        {failureText(found)}
      </Banner>
    );
  else if (known && !mayGo)
    content = (
      <Stack gap="4">
        <chakra.p>{t("deletion.waitsText")}</chakra.p>
        <ObstacleList obstacles={known.obstacles} />
      </Stack>
    );
  else if (mayGo)
    content = (
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <Told title={t("deletion.goes")}>{t("deletion.goesText")}</Told>
          <Told title={t("deletion.stays")}>{t("deletion.staysText")}</Told>
          {givesUp.length > 0 && (
            <Told title={t("deletion.givesUp")}>
              {givesUp.map(({ cents, currency, group }) => (
                <chakra.span key={group.group_id} display="block">
                  {t("deletion.givesUpText", {
                    name: group.name,
                    amount: formatMoney(cents, currency, { locale }),
                  })}
                </chakra.span>
              ))}
            </Told>
          )}
          <TextField
            label={t("deletion.confirm")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={CONFIRMATION.length + 10}
            error={errorOf("confirmation")}
            {...register("confirmation")}
          />
          {refusal && (
            <RefusalBanner title={t("deletion.failedTitle")}>
              {ACCIDENTS.has(refusal.code) ? t("deletion.failed") : failureText(refusal)}
            </RefusalBanner>
          )}
        </Stack>
      </form>
    );

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t(found !== null && !mayGo && !(found instanceof AppFailure) ? "deletion.waits" : "deletion.title")}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {ui(mayGo ? "cancel" : "close")}
            </Button>
            {mayGo && (
              <Button type="submit" form={formId} colorPalette="late" isPending={isBusy}>
                {t("deletion.open")}
              </Button>
            )}
          </>
        }
      >
        {content}
      </Dialog>
      {dialog}
    </>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <chakra.p color="fg.muted">{children}</chakra.p>
    </Stack>
  );
}
