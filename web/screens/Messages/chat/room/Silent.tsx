import { chakra, HStack } from "@chakra-ui/react";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import { Button } from "../../../../ui/Button.tsx";

/** In the place of the input, for whoever may not write: why, and the way out. */
export function Silent(props: { code: string; isBusy: boolean; onUnblock?: () => void }) {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  return (
    <HStack
      justify="center"
      flexWrap="wrap"
      gap="3"
      px="4"
      py="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      bg="sunken"
      borderTopWidth="1px"
      color="fg.muted"
      textAlign="center"
    >
      <chakra.p>{failureText(new AppFailure(props.code, props.code))}</chakra.p>
      {props.onUnblock && (
        <Button variant="outline" size="sm" isPending={props.isBusy} onClick={props.onUnblock}>
          {t("write.unblock")}
        </Button>
      )}
    </HStack>
  );
}
