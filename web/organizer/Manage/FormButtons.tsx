import { HStack } from "@chakra-ui/react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";

/** The end of each form here: save or leave it, and why saving was refused. */
export function FormButtons(props: {
  save: string;
  isBusy: boolean;
  refusal: AppFailure | null;
  onCancel: () => void;
}) {
  const { t } = useTranslation("manage");
  const { t: ui } = useTranslation("ui");
  const failureText = useFailureText();
  return (
    <>
      <HStack gap="3" justify="flex-end" flexWrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={props.onCancel}>
          {ui("cancel")}
        </Button>
        <Button type="submit" isPending={props.isBusy}>
          {props.save}
        </Button>
      </HStack>
      {props.refusal && <RefusalBanner title={t("failed")}>{failureText(props.refusal)}</RefusalBanner>}
    </>
  );
}
