import { Box, chakra, Grid, HStack, Stack } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { Navigate, useNavigate } from "../../router/index.ts";
import type { CreateGroupScreenMutation } from "../../__generated__/member/CreateGroupScreenMutation.graphql.ts";
import type { CreateGroupScreenQuery } from "../../__generated__/member/CreateGroupScreenQuery.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { localDay } from "../../lib/dates.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { useCommit } from "../../sending/useAction.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ProgressSteps } from "../../ui/ProgressSteps.tsx";
import { toaster } from "../../ui/toaster.tsx";
import {
  currencyOf,
  type Draft,
  forgetDraft,
  inputOfField,
  keepDraft,
  loadDraft,
  parseCents,
  proposalOf,
  stepOfInput,
} from "./draft.ts";
import { draftLimits, stepFaults } from "./stepFaults.ts";
import { GrowingRing } from "./GrowingRing.tsx";
import { ReviewSummary } from "./ReviewSummary.tsx";
import { Agreement, BasicsStep, DatesFields, MoneyStep, PeopleStep } from "./StepFields.tsx";
import { usePreview } from "./usePreview.ts";

const steps = ["basics", "money", "people", "review"] as const;

const query = graphql`
  query CreateGroupScreenQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          is_verified
          user_id
        }
      }
    }
    currencies_connection(first: 50, where: { is_enabled: { _eq: true } }, order_by: [{ code: asc }]) {
      edges {
        node {
          code
        }
      }
    }
    ...useLimits_query
  }
`;

export const loader = () => startQuery<CreateGroupScreenQuery>("member", query, {});

const tomorrowOf = (now: Date) => localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));

/** Four short steps, with the ring growing beside them (D98). */
export function Component() {
  const { t } = useTranslation("create");
  const existing = usePlaces();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const data = useScreenQuery<CreateGroupScreenQuery>(query);
  const person = data.user_profiles_connection.edges[0]?.node;
  const limits = useLimits(data, draftLimits);
  const [tomorrow] = useState(() => tomorrowOf(new Date()));
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const currencies = data.currencies_connection.edges.map(({ node }) => node.code);
  const [kept] = useState(() => {
    const draft = loadDraft();
    return { ...draft, currency: currencyOf(draft.currency, currencies) };
  });
  const [step, setStep] = useState(1);
  const [hasChanged, setHasChanged] = useState(false);
  const commit = useCommit<CreateGroupScreenMutation>(graphql`
    mutation CreateGroupScreenMutation($input: CreateGroupInput!) {
      create_group(input: $input) {
        url_slug
      }
    }
  `);

  const create = async (draft: Draft) => {
    const { create_group } = await commit({
      input: { ...proposalOf(draft, timeZone), accept_agreement: draft.isAgreed },
    });
    forgetDraft();
    toaster.show({ tone: "paid", title: t("created"), text: t("createdText") });
    void navigate(`/g/${create_group.url_slug}`, { replace: true });
  };
  const form = useSendForm<Draft>({
    defaultValues: kept,
    resolver: (draft) => {
      const faults = Object.entries(stepFaults(draft, step, limits, localDay(new Date())));
      if (faults.length === 0) return { values: draft, errors: {} };
      const errors = faults.map(([input, fault]) => [input, { type: fault.code, message: failureText(fault) }]);
      return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Draft> };
    },
    send: async (draft) => {
      setHasChanged(false);
      if (step < steps.length) {
        setStep(step + 1);
        return;
      }
      try {
        await create(draft);
      } catch (thrown) {
        const input = inputOfField(asFailure(thrown).field ?? "");
        if (input) setStep(stepOfInput(input));
        throw thrown;
      }
    },
    inputOf: inputOfField,
  });
  const draft = form.watch();
  const { failure, preview } = usePreview(draft, timeZone, step === steps.length && draft.startDate >= tomorrow);

  const { getValues, subscribe, trigger } = form;
  useEffect(() => {
    let known = JSON.stringify(getValues());
    return subscribe({
      formState: { values: true, errors: true },
      callback: ({ values, errors = {} }) => {
        const typed = JSON.stringify(values);
        if (typed === known) return;
        known = typed;
        keepDraft(values);
        setHasChanged(true);
        // A fault goes away as soon as it is corrected; new ones are shown only after the button is pressed.
        const faulty = Object.keys(errors) as (keyof Draft)[];
        if (faulty.length > 0) void trigger(faulty);
      },
    });
  }, [getValues, subscribe, trigger]);

  if (person && !person.is_verified) return <Navigate to="/identity-verification?next=/groups/create" replace />;

  const problem = (hasChanged ? null : form.refusal) ?? (step === steps.length ? failure : null);

  return (
    <Stack gap="6">
      <PageHeader title={t("title")} back={{ to: "/groups", label: t("back") }} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 34rem) minmax(0, 1fr)" }}
        gap={{ base: "6", lg: "12" }}
      >
        <form onSubmit={form.submit} noValidate>
          <Card>
            <Stack gap="6">
              <ProgressSteps step={step} steps={steps.length} title={t(`steps.${steps[step - 1] ?? "basics"}`)} />
              {problem && (
                <Banner
                  tone="late"
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
                </Banner>
              )}
              {step === 1 && <BasicsStep form={form} limits={limits} />}
              {step === 2 && <MoneyStep draft={draft} form={form} limits={limits} currencies={currencies} />}
              {step === 3 && <PeopleStep draft={draft} form={form} limits={limits} />}
              {step === 4 && (
                <Stack gap="5">
                  <DatesFields form={form} tomorrow={tomorrow} />
                  {draft.startDate !== "" && (
                    <ReviewSummary amount={parseCents(draft.amount) ?? 0} currency={draft.currency} preview={preview} />
                  )}
                  <Agreement form={form} />
                </Stack>
              )}
              <HStack justify="space-between" gap="3">
                {step > 1 ? (
                  <Button variant="ghost" onClick={() => setStep(step - 1)}>
                    {t("previous")}
                  </Button>
                ) : (
                  <span />
                )}
                <Button type="submit" isPending={form.isBusy}>
                  {step === steps.length ? t("create") : t("continue")}
                </Button>
              </HStack>
              <chakra.p color="fg.muted" textStyle="sm">
                {t("draft")}
              </chakra.p>
            </Stack>
          </Card>
        </form>
        <Box hideBelow={step === 4 ? "lg" : undefined}>
          <Box position={{ lg: "sticky" }} top="24">
            <GrowingRing draft={draft} userId={person?.user_id ?? ""} />
          </Box>
        </Box>
      </Grid>
    </Stack>
  );
}
