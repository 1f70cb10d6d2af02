import { Box, chakra, Grid, HStack, Stack } from "@chakra-ui/react";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useMutation } from "react-relay";
import { Navigate, useNavigate } from "react-router-dom";
import type { CreateGroupScreenMutation } from "../../__generated__/member/CreateGroupScreenMutation.graphql.ts";
import type { CreateGroupScreenQuery } from "../../__generated__/member/CreateGroupScreenQuery.graphql.ts";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { localDay } from "../../lib/dates.ts";
import { startQuery, useScreenQuery } from "../../relay/screenQuery.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ProgressSteps } from "../../ui/ProgressSteps.tsx";
import { toaster } from "../../ui/toaster.tsx";
import {
  type Draft,
  type DraftFault,
  type DraftLimits,
  forgetDraft,
  keepDraft,
  loadDraft,
  parseCents,
  proposalOf,
  stepFaults,
  stepOfField,
} from "./draft.ts";
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
    limits_connection(first: 100, order_by: [{ limit_id: asc }]) {
      edges {
        node {
          limit_id
          value
        }
      }
    }
  }
`;

export const loader = () => startQuery<CreateGroupScreenQuery>("member", query, {});

function readLimits(rows: CreateGroupScreenQuery["response"]["limits_connection"]["edges"]): DraftLimits {
  const values = new Map(rows.map(({ node }) => [node.limit_id, node.value]));
  const value = (name: string) => values.get(name) ?? 0;
  return {
    contribution_min: value("contribution_min"),
    contribution_max: value("contribution_max"),
    pot_max: value("pot_max"),
    members_min: value("members_min"),
    members_max: value("members_max"),
    name_min: value("name_min"),
    name_max: value("name_max"),
    description_max: value("description_max"),
    rules_max: value("rules_max"),
  };
}

function tomorrowOf(now: Date): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1));
}

/** Four short steps, with the ring growing beside them (D98). */
export function Component() {
  const { t } = useTranslation("create");
  const existing = usePlaces();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const data = useScreenQuery<CreateGroupScreenQuery>(query);
  const person = data.user_profiles_connection.edges[0]?.node;
  const limits = useMemo(() => readLimits(data.limits_connection.edges), [data]);
  const [tomorrow] = useState(() => tomorrowOf(new Date()));
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [draft, setDraft] = useState<Draft>(loadDraft);
  const [step, setStep] = useState(1);
  const [faults, setFaults] = useState<Partial<Record<keyof Draft, DraftFault>>>({});
  const [refusal, setRefusal] = useState<{ text: string; next: string | undefined }>();
  const { failure, preview } = usePreview(draft, timeZone, step === steps.length && draft.startDate >= tomorrow);
  const [send, isSending] = useMutation<CreateGroupScreenMutation>(graphql`
    mutation CreateGroupScreenMutation($input: CreateGroupInput!) {
      create_group(input: $input) {
        url_slug
      }
    }
  `);

  if (person && !person.is_verified) return <Navigate to="/identity-verification?next=/groups/create" replace />;

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
    setRefusal(undefined);
    // A fault goes as soon as it is mended; a new one waits for the button.
    if (Object.keys(faults).length > 0) setFaults(stepFaults(next, step, limits, tomorrow));
  };

  const create = () =>
    send({
      variables: { input: { ...proposalOf(draft, timeZone), accept_agreement: draft.isAgreed } },
      onCompleted: ({ create_group: { url_slug } }) => {
        forgetDraft();
        toaster.show({ tone: "paid", title: t("created"), text: t("createdText") });
        void navigate(`/g/${url_slug}`, { replace: true });
      },
      onError: (thrown) => {
        const { field, nextStep } = asFailure(thrown);
        setRefusal({ text: failureText(thrown), next: nextStep });
        if (field) setStep(stepOfField(field));
      },
    });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = stepFaults(draft, step, limits, tomorrow);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    if (step === steps.length) create();
    else setStep(step + 1);
  };

  const faultOf = (field: keyof Draft) => {
    const fault = faults[field];
    return fault && t(`fault.${fault}`);
  };
  const parts = { draft, change, faultOf };
  const problem =
    refusal ?? (step === steps.length && failure ? { text: failureText(failure), next: failure.nextStep } : undefined);

  return (
    <Stack gap="6">
      <PageHeader title={t("title")} back={{ to: "/groups", label: t("back") }} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 34rem) minmax(0, 1fr)" }}
        gap={{ base: "6", lg: "12" }}
      >
        <form onSubmit={handleSubmit} noValidate>
          <Card>
            <Stack gap="6">
              <ProgressSteps step={step} steps={steps.length} title={t(`steps.${steps[step - 1] ?? "basics"}`)} />
              {problem && (
                <Banner
                  tone="late"
                  title={t("failed")}
                  action={
                    problem.next &&
                    existing(problem.next) && (
                      <ButtonLink size="sm" variant="outline" to={problem.next}>
                        {t("continue")}
                      </ButtonLink>
                    )
                  }
                >
                  {problem.text}
                </Banner>
              )}
              {step === 1 && <BasicsStep {...parts} />}
              {step === 2 && <MoneyStep {...parts} />}
              {step === 3 && <PeopleStep {...parts} />}
              {step === 4 && (
                <Stack gap="5">
                  <DatesFields {...parts} tomorrow={tomorrow} />
                  {draft.startDate !== "" && <ReviewSummary amount={parseCents(draft.amount) ?? 0} preview={preview} />}
                  <Agreement {...parts} />
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
                <Button type="submit" isPending={isSending}>
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
