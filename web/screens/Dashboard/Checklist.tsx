import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { CircleCheck, CircleDashed } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { FirstSteps } from "./useFirstSteps.ts";

function Step(props: { title: string; text: string; isDone: boolean; isWaiting?: boolean; children?: ReactNode }) {
  const { t } = useTranslation("dashboard");
  const Icon = props.isDone ? CircleCheck : CircleDashed;
  return (
    <HStack as="li" gap="3" align="flex-start" py="4">
      <chakra.span color={props.isDone ? "paid.fg" : "fg.muted"} flexShrink="0" aria-hidden>
        <Icon size={24} />
      </chakra.span>
      <Stack gap="1" flex="1" minW="0">
        <HStack gap="2" justify="space-between" align="baseline" flexWrap="wrap">
          <chakra.h3 fontWeight="semibold">{props.title}</chakra.h3>
          <chakra.span textStyle="sm" color={props.isDone ? "paid.fg" : "fg.muted"}>
            {t(props.isDone ? "steps.done" : props.isWaiting ? "steps.waiting" : "steps.open")}
          </chakra.span>
        </HStack>
        {!props.isDone && (
          <>
            <chakra.p color="fg.muted">{props.text}</chakra.p>
            {props.children && (
              <HStack gap="3" flexWrap="wrap" pt="2">
                {props.children}
              </HStack>
            )}
          </>
        )}
      </Stack>
    </HStack>
  );
}

/** The three steps to a circle that runs, each with its state and its way; only the next one is the page's main action. */
export function Checklist({ steps, createPath }: { steps: FirstSteps; createPath: string }) {
  const { t } = useTranslation("dashboard");
  const { hasCircle, hasUnfinished, invitePath, isAsking, isVerified } = steps;
  const circleText = isAsking
    ? t("steps.circleAsked")
    : hasUnfinished
      ? t("steps.circleUnfinished")
      : `${t("groups.none")}. ${t("groups.noneText")}`;
  return (
    <Card aria-labelledby="first-steps">
      <Heading as="h2" size="md" id="first-steps">
        {t("steps.title")}
      </Heading>
      <chakra.ol listStyleType="none" divideY="1px" divideColor="border" mb="-2">
        <Step title={t("verify.title")} text={t("verify.text")} isDone={isVerified}>
          <ButtonLink to="/identity-verification">{t("verify.action")}</ButtonLink>
        </Step>
        <Step title={t("steps.circle")} text={circleText} isDone={hasCircle} isWaiting={isAsking}>
          {hasUnfinished ? (
            <ButtonLink to="/groups" variant={isVerified ? "solid" : "outline"}>
              {t("steps.finish")}
            </ButtonLink>
          ) : (
            <ButtonLink to={createPath} variant={isVerified ? "solid" : "outline"}>
              {t("groups.create")}
            </ButtonLink>
          )}
          <ButtonLink to="/groups?tab=discover" variant="outline">
            {t("steps.discover")}
          </ButtonLink>
        </Step>
        <Step title={t("steps.invite")} text={t("steps.inviteText")} isDone={false}>
          {invitePath && (
            <ButtonLink to={invitePath} variant={isVerified ? "solid" : "outline"}>
              {t("steps.inviteAction")}
            </ButtonLink>
          )}
        </Step>
      </chakra.ol>
    </Card>
  );
}
