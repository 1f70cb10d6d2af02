import { chakra, HStack, Stack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { IconButton } from "./Button.tsx";
import { LineIcon } from "./LineIcon.tsx";

export const toneIcons = { info: Info, paid: CircleCheck, due: TriangleAlert, late: CircleAlert } as const;
export type Tone = keyof typeof toneIcons;

/** A notice in the flow of a page. `late` interrupts a screen reader, the others wait. */
export function Banner(props: {
  tone?: Tone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
}) {
  const { t } = useTranslation("ui");
  const tone = props.tone ?? "info";
  const Icon = toneIcons[tone];
  return (
    <HStack
      role={tone === "late" ? "alert" : "status"}
      colorPalette={tone}
      align="flex-start"
      gap="3"
      p="4"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l3"
      bg="colorPalette.subtle"
    >
      <LineIcon color="colorPalette.fg">
        <Icon size={20} />
      </LineIcon>
      <Stack gap="2" flex="1" minW="0">
        <Stack gap="0.5">
          <chakra.strong fontWeight="semibold">{props.title}</chakra.strong>
          {props.children && <chakra.div>{props.children}</chakra.div>}
        </Stack>
        {props.action && <div>{props.action}</div>}
      </Stack>
      {props.onDismiss && (
        <IconButton label={t("close")} size="sm" mt="-1.5" me="-1.5" onClick={props.onDismiss}>
          <X />
        </IconButton>
      )}
    </HStack>
  );
}
