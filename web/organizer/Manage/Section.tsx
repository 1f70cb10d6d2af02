import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { useAnchor } from "../../routing/useAnchor.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { useHeadsForm } from "../../ui/useHeadsForm.ts";

/** One matter of the page: its heading, beside it what opens it, and below what it holds. */
export function Section(props: {
  id: string;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Whether the form is there that the action opens. */
  isOpen?: boolean;
  children?: ReactNode;
}) {
  const card = useRef<HTMLElement>(null);
  const heading = useHeadsForm<HTMLHeadingElement>(props.isOpen ?? false);
  useAnchor(card, props.id);
  return (
    <Card ref={card} id={`section-${props.id}`} aria-labelledby={props.id} scrollMarginTop="20">
      <Stack gap="4">
        <HStack justify="space-between" align="flex-start" columnGap="4" rowGap="2" flexWrap="wrap">
          <Stack gap="1" flex="1 1 9rem" minW="0">
            <Heading as="h2" size="md" id={props.id} {...heading}>
              {props.title}
            </Heading>
            {props.text && (
              <chakra.p color="fg.muted" textStyle="sm">
                {props.text}
              </chakra.p>
            )}
          </Stack>
          {props.action && <chakra.div flexShrink="0">{props.action}</chakra.div>}
        </HStack>
        {props.children}
      </Stack>
    </Card>
  );
}

/** Refusals that lead here speak to people who look for a circle, so they lead the one who runs one nowhere. */
const browsing = "/groups";

/** Why something cannot be changed, in the server's reason, and what helps where something does (D236). */
export function LockedReason(props: { id?: string; refusal: AppFailure; action?: ReactNode }) {
  const { id, refusal } = props;
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  const existing = usePlaces();
  const { nextStep } = refusal;
  const help = nextStep && !nextStep.startsWith(browsing) ? existing(nextStep) : undefined;
  return (
    <HStack gap="2" align="flex-start" color="fg.muted" textStyle="sm">
      <chakra.span mt="1px" flexShrink="0" aria-hidden>
        <Lock size={16} />
      </chakra.span>
      <Stack gap="2" align="flex-start">
        <span id={id}>{failureText(refusal)}</span>
        {props.action}
        {help && (
          <ButtonLink size="sm" variant="outline" to={help}>
            {t("help")}
          </ButtonLink>
        )}
      </Stack>
    </HStack>
  );
}
