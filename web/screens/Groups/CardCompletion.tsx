import { chakra, HStack, Stack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** On the card of a circle that has gone round: that it is complete, and until when it stays in the lists (D83). */
export function CardCompletion(props: {
  daysLeft: number | null | undefined;
  /** Somebody owes a round: then nothing is green. */
  isSomethingOpen: boolean;
}) {
  const { t } = useTranslation("browse");
  const locale = useLocale();
  const Icon = props.isSomethingOpen ? CircleAlert : CircleCheck;
  return (
    <HStack gap="3" p="3" borderRadius="l2" bg="sunken" align="flex-start">
      <chakra.span color={props.isSomethingOpen ? "late.fg" : "paid.fg"} flexShrink="0" mt="1px" aria-hidden>
        <Icon size={20} />
      </chakra.span>
      <Stack gap="0" minW="0">
        <chakra.strong fontWeight="semibold" color="fg">
          {t("card.completed")}
        </chakra.strong>
        {props.daysLeft != null && props.daysLeft > 0 && (
          <span>
            {t("card.archives", {
              left: new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(props.daysLeft, "day"),
            })}
          </span>
        )}
      </Stack>
    </HStack>
  );
}
