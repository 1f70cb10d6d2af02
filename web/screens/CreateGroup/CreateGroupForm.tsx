import { Box, chakra, Grid, HStack, Stack } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CreateGroupFormMutation } from "../../__generated__/member/CreateGroupFormMutation.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { localDay } from "../../lib/dates.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ProgressSteps } from "../../ui/ProgressSteps.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { toaster } from "../../ui/toaster.tsx";
import {
  currencyOf,
  type Draft,
  forgetDraft,
  inputOfField,
  keepDraft,
  loadDraft,
  proposalOf,
  stepOfInput,
} from "./draft.ts";
import { GrowingRing } from "./GrowingRing.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { Agreement, BasicsStep, DatesFields, MoneyStep, PeopleStep } from "./StepFields.tsx";
import { type DraftLimits, lastOpenStep, stepFaults } from "./stepFaults.ts";
import { usePreview } from "./usePreview.ts";
import { useStep } from "./useStep.ts";
import { productNow } from "../../lib/productClock.ts";

const steps = ["basics", "money", "people", "review"] as const;

const tomorrowOf = (now: Date) => localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));

/** Four short steps, with the ring growing beside them (D98). */
export function CreateGroupForm(props: { limits: DraftLimits; currencies: readonly string[]; userId: string }) {
  const { currencies, limits } = props;
  const { t } = useTranslation("create");
  const existing = usePlaces();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const locale = useLocale();
  const [tomorrow] = useState(() => tomorrowOf(productNow()));
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [kept] = useState(() => {
    const draft = loadDraft();
    return { ...draft, currency: currencyOf(draft.currency, currencies) };
  });
  const [hasChanged, setHasChanged] = useState(false);
  const commit = useCommit<CreateGroupFormMutation>(graphql`
    mutation CreateGroupFormMutation($input: CreateGroupInput!) {
      create_group(input: $input) {
        url_slug
      }
    }
  `);

  const create = async (draft: Draft) => {
    const proposal = proposalOf(draft, { locale, timeZone });
    const { create_group } = await commit({ input: { ...proposal, accept_agreement: draft.isAgreed } });
    forgetDraft();
    toaster.show({ tone: "paid", title: t("created"), text: t("createdText"), isForNextPage: true });
    void navigate(`/g/${create_group.url_slug}`, { replace: true });
  };
  const readerToday = () => ({ locale, today: localDay(productNow()) });
  const form = useSendForm<Draft>({
    defaultValues: kept,
    check: (draft) => {
      const faults = Object.entries(stepFaults(draft, step, limits, readerToday()));
      return Object.fromEntries(faults.map(([input, fault]) => [input, failureText(fault)]));
    },
    send: async (draft) => {
      setHasChanged(false);
      if (step < steps.length) {
        goOn();
        return;
      }
      try {
        await create(draft);
      } catch (thrown) {
        const input = inputOfField(asFailure(thrown).field ?? "");
        if (input) goBackTo(stepOfInput(input));
        throw thrown;
      }
    },
    inputOf: inputOfField,
    onChange: (draft) => {
      keepDraft(draft);
      setHasChanged(true);
    },
  });
  const draft = useInputs(form);
  const { step, goBackTo, goOn } = useStep(lastOpenStep(steps.length, draft, limits, readerToday()));
  const isReview = step === steps.length;
  const isDated = isReview && draft.startDate >= tomorrow;
  const { failure, preview } = usePreview(draft, { locale, timeZone }, isDated);
  // What stands below the summary cannot be tapped before it has its place.
  const isSettling = isDated && !preview && !failure;

  const card = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // An input that the server refused is what the step was opened for.
    const refused = card.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (refused ?? words.current)?.focus();
  }, [step]);

  const problem = (hasChanged ? null : form.refusal) ?? (isReview ? failure : null);

  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 34rem) minmax(0, 1fr)" }}
      gap={{ base: "6", lg: "12" }}
    >
      <form ref={card} onSubmit={form.submit} noValidate>
        <Card>
          <Stack gap="6">
            <ProgressSteps
              ref={words}
              step={step}
              steps={steps.length}
              title={t(`steps.${steps[step - 1] ?? "basics"}`)}
            />
            {step === 1 && <BasicsStep form={form} limits={limits} />}
            {step === 2 && <MoneyStep draft={draft} form={form} limits={limits} currencies={currencies} />}
            {step === 3 && <PeopleStep draft={draft} form={form} limits={limits} />}
            {isReview && (
              <Stack gap="5">
                <DatesFields form={form} tomorrow={tomorrow} />
                {isDated && !failure && <ReviewSummary draft={draft} preview={preview} />}
                <Box visibility={isSettling ? "hidden" : undefined}>
                  <Agreement form={form} />
                </Box>
              </Stack>
            )}
            <HStack justify="space-between" gap="3" flexWrap="wrap" visibility={isSettling ? "hidden" : undefined}>
              {step > 1 ? (
                <Button variant="ghost" onClick={() => goBackTo(step - 1)}>
                  {t("previous")}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" isPending={form.isBusy}>
                {t(isReview ? "create" : "continue")}
              </Button>
            </HStack>
            {problem && (
              <RefusalBanner
                title={t("failed")}
                action={
                  problem.nextStep &&
                  existing(problem.nextStep) && (
                    <ButtonLink size="sm" variant="outline" to={problem.nextStep}>
                      {t("continue")}
                    </ButtonLink>
                  )
                }
              >
                {failureText(problem)}
              </RefusalBanner>
            )}
            <chakra.p color="fg.muted" textStyle="sm">
              {t("draft")}
            </chakra.p>
          </Stack>
        </Card>
      </form>
      <Box hideBelow={isReview ? "lg" : undefined}>
        <Box position={{ lg: "sticky" }} top="24">
          <GrowingRing draft={draft} userId={props.userId} />
        </Box>
      </Box>
    </Grid>
  );
}
