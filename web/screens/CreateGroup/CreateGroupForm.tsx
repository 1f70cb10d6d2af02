import { Box, chakra, Grid, HStack, Stack } from "@chakra-ui/react";
import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { CreateGroupFormMutation } from "../../__generated__/member/CreateGroupFormMutation.graphql.ts";
import type { CreateGroupFormSaveMutation } from "../../__generated__/member/CreateGroupFormSaveMutation.graphql.ts";
import type { CreateGroupFormUpdateMutation } from "../../__generated__/member/CreateGroupFormUpdateMutation.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { saidTimeZone } from "../../lib/deviceTimeZone.ts";
import { placeOf } from "../../lib/timeZoneNames.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { localDay, tomorrowOf } from "../../lib/dates.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
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
  hasDraft,
  inputOfField,
  keepDraft,
  loadDraft,
  proposalOf,
  stepOfInput,
} from "./draft.ts";
import { type Founder, GrowingRing } from "./GrowingRing.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { Agreement, BasicsStep, DatesFields, MoneyStep, PeopleStep } from "./StepFields.tsx";
import { type DraftLimits, lastOpenStep, stepFaults } from "./stepFaults.ts";
import { type PlanChoices, withinPlan } from "./planChoices.ts";
import { usePreview } from "./usePreview.ts";
import { useStep } from "../../ui/useStep.ts";
import { productNow } from "../../lib/productClock.ts";

const steps = ["basics", "money", "people", "review"] as const;

/** Four short steps, with the ring growing beside them (D98). */
export function CreateGroupForm(props: {
  limits: DraftLimits;
  currencies: readonly string[];
  /** The currency of the founder's settings. */
  ownCurrency: string | undefined;
  me: Founder;
  plan: PlanChoices;
  agreementText: string | undefined;
}) {
  const { currencies, limits, ownCurrency, plan } = props;
  const { t } = useTranslation("create");
  const existing = usePlaces();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const locale = useLocale();
  const [tomorrow] = useState(() => tomorrowOf(productNow()));
  const [timeZone] = useState(() => placeOf(saidTimeZone()) ?? "UTC");
  const [pendingId] = useState(() => {
    const id = address.get("pending");
    return id !== null && hasDraft(id) ? id : null;
  });
  const [kept] = useState(() => {
    const draft = loadDraft(pendingId);
    return { ...withinPlan(draft, plan), currency: currencyOf(draft.currency, ownCurrency, currencies) };
  });
  const [hasChanged, setHasChanged] = useState(false);
  const save = useCommit<CreateGroupFormSaveMutation>(graphql`
    mutation CreateGroupFormSaveMutation($input: CreateGroupInput!) {
      save_pending_group(input: $input) {
        url_slug
      }
    }
  `);
  const update = useCommit<CreateGroupFormUpdateMutation>(graphql`
    mutation CreateGroupFormUpdateMutation($group_id: uuid!, $input: CreateGroupInput!, $finish: Boolean!) {
      update_pending_group(group_id: $group_id, input: $input, finish: $finish) {
        url_slug
      }
    }
  `);
  const commit = useCommit<CreateGroupFormMutation>(graphql`
    mutation CreateGroupFormMutation($input: CreateGroupInput!) {
      create_group(input: $input) {
        url_slug
      }
    }
  `);

  const inputOf = (draft: Draft) => ({
    ...proposalOf(draft, { locale, timeZone }),
    picture_id: draft.pictureId || null,
    cover_id: draft.coverId || null,
    link_name: draft.linkName.trim() || null,
    accent_color: draft.accent || null,
    accept_agreement: draft.isAgreed,
  });
  /** @returns the circle's slug */
  const keep = async (draft: Draft, finish: boolean): Promise<string> => {
    const input = inputOf(draft);
    if (pendingId !== null) {
      const { update_pending_group } = await update({ group_id: pendingId, input, finish });
      return update_pending_group.url_slug;
    }
    if (!finish) return (await save({ input })).save_pending_group.url_slug;
    return (await commit({ input })).create_group.url_slug;
  };
  const create = async (draft: Draft) => {
    const slug = await keep(draft, true);
    forgetDraft(pendingId);
    toaster.show({ tone: "paid", title: t("created"), text: t("createdText"), isForNextPage: true });
    void navigate(`/g/${slug}`, { replace: true });
  };
  const readerToday = () => ({ locale, today: localDay(productNow()) });
  /** Whether the server would keep it: only the agreement may be missing. */
  const isComplete = (draft: Draft) =>
    lastOpenStep(steps.length, draft, limits, readerToday()) === steps.length &&
    Object.keys(stepFaults({ ...draft, isAgreed: true }, steps.length, limits, readerToday())).length === 0;
  const later = useAttempt(async (draft: Draft) => {
    const isKept = isComplete(draft);
    if (isKept) {
      await keep(draft, false);
      forgetDraft(pendingId);
    } else keepDraft(draft, pendingId);
    const [title, text] = isKept ? [t("kept"), t("keptText")] : [t("keptHere"), t("keptHereText")];
    toaster.show({ tone: isKept ? "paid" : "info", title, text, isForNextPage: true });
    void navigate("/groups");
  });
  const form = useSendForm<Draft>({
    defaultValues: kept,
    check: (draft) => {
      const faults = Object.entries(stepFaults(draft, step, limits, readerToday()));
      return Object.fromEntries(faults.map(([input, fault]) => [input, failureText(fault)]));
    },
    goOn: () => {
      if (step === steps.length) return false;
      startTransition(() => setHasChanged(false));
      goOn();
      return true;
    },
    send: async (draft) => {
      setHasChanged(false);
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
      keepDraft(draft, pendingId);
      startTransition(() => setHasChanged(true));
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
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // An input that the server refused is what the step was opened for.
    const refused = card.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (refused ?? words.current)?.focus();
  }, [step]);

  const problem = (hasChanged ? null : (form.refusal ?? later.failure)) ?? (isReview ? failure : null);

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
            {step === 1 && (
              <BasicsStep draft={draft} form={form} limits={limits} plan={plan} userId={props.me.userId} />
            )}
            {step === 2 && <MoneyStep draft={draft} form={form} limits={limits} currencies={currencies} plan={plan} />}
            {step === 3 && <PeopleStep draft={draft} form={form} limits={limits} />}
            {isReview && (
              <Stack gap="5">
                <DatesFields draft={draft} form={form} tomorrow={tomorrow} />
                {isDated && !failure && <ReviewSummary draft={draft} preview={preview} timeZone={timeZone} />}
                <Box visibility={isSettling ? "hidden" : undefined}>
                  <Agreement draft={draft} form={form} text={props.agreementText} />
                </Box>
              </Stack>
            )}
            {/* On a phone the step forward has a line of its own, the last one, under the thumb. */}
            <HStack gap="3" flexWrap="wrap" visibility={isSettling ? "hidden" : undefined}>
              {step > 1 && (
                <Button variant="ghost" onClick={() => goBackTo(step - 1)}>
                  {t("previous")}
                </Button>
              )}
              <Button
                variant="outline"
                colorPalette="gray"
                flex={{ base: "1 1 auto", sm: "none" }}
                ms="auto"
                isPending={later.isBusy}
                disabled={form.isBusy}
                onClick={() => void later.run(form.values.read())}
              >
                {t("finishLater")}
              </Button>
              <Button
                type="submit"
                flex={{ base: "1 1 100%", sm: "none" }}
                isPending={form.isBusy}
                disabled={later.isBusy}
              >
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
          <GrowingRing draft={draft} me={props.me} />
        </Box>
      </Box>
    </Grid>
  );
}
