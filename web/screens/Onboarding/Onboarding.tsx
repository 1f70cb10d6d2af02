import { Heading, Stack } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { Onboarding_person$key } from "../../__generated__/member/Onboarding_person.graphql.ts";
import { onTheWay } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { Logo } from "../../components/Logo.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { productNow } from "../../lib/productClock.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { readOwn, writeOwn } from "../../session/ofPerson.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ProgressSteps } from "../../ui/ProgressSteps.tsx";
import { AvatarField } from "../Profile/AvatarField.tsx";
import { ProfileForm } from "../Profile/ProfileForm.tsx";
import { pictures } from "../Tutorial/pictures.tsx";
import { Tutorial } from "../Tutorial/Tutorial.tsx";
import { useTutorialSeen } from "../Tutorial/useTutorialSeen.ts";
import { finishLater, finishOnboarding } from "./finishOnboarding.ts";
import { STEP } from "./kept.ts";
import { StepCard } from "./StepCard.tsx";
import { type OnboardingStep, onboardingSteps, stepOf } from "./steps.ts";

const minuteMs = 60_000;

/** What the catalogue says of the first visit. */
export interface OnboardingLimits {
  avatar_max: number;
  new_user: number;
  username_change: number;
}

/**
 * The first visit of a person (D151, D152): five steps, of which three can be skipped. It is seen to its end before anything
 * else, at whatever address was asked for, so that this page is there afterwards (D300).
 */
export function Onboarding(props: { person: Onboarding_person$key; limits: OnboardingLimits; onDone: () => void }) {
  const { limits } = props;
  const { t } = useTranslation("onboarding");
  const environment = useRelayEnvironment();
  const existing = usePlaces();
  const here = useLocation();
  const noteSeen = useTutorialSeen();
  const person = useFragment(
    graphql`
      fragment Onboarding_person on user_profiles {
        alias
        avatar_url
        created_at
        is_verified
        location
        name
        phone
        tutorial_seen_at
        user_id
        username
        username_changed_at
      }
    `,
    props.person,
  );
  const { is_verified: isVerified } = person;
  const hasSeenTutorial = person.tutorial_seen_at !== null;
  const [kept, setKept] = useState(() => readOwn(STEP));
  const [isTouring, setTouring] = useState(false);
  // Told once: the words must not change while they are read.
  const [isBrandNew] = useState(
    () => productNow().getTime() - Date.parse(person.created_at) < limits.new_user * minuteMs,
  );
  const step = stepOf({ kept, hasSeenTutorial, isVerified });
  const goTo = (next: OnboardingStep) => {
    writeOwn(STEP, next);
    setKept(next);
  };

  const words = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // The name of another step takes the focus, so that it is read out.
    if (last.current !== step) words.current?.focus();
    last.current = step;
  }, [step]);

  const { failure, isBusy, run: finish } = useAttempt(() => finishOnboarding(environment));
  const isLast = step === "complete";
  useEffect(() => {
    if (isLast) void finish();
  }, [finish, isLast]);
  const leave = () => {
    if (failure) finishLater(environment);
    writeOwn(STEP, null);
    props.onDone();
  };

  if (isTouring) {
    const end = () => {
      setTouring(false);
      noteSeen();
      goTo("profile");
    };
    return <Tutorial onComplete={end} onClose={end} />;
  }

  const content: Record<OnboardingStep, () => ReactNode> = {
    welcome: () => (
      <StepCard
        picture={<pictures.overview />}
        title={t(isBrandNew ? "welcome.titleNew" : "welcome.title", { name: person.alias })}
        text={t("welcome.text")}
      >
        <Button onClick={() => setTouring(true)}>{t("welcome.action")}</Button>
      </StepCard>
    ),
    profile: () => (
      <Stack gap="6">
        <Stack gap="1">
          <Heading as="h1" size="xl">
            {t("profile.title")}
          </Heading>
          <p>{t("profile.text")}</p>
        </Stack>
        <AvatarField
          userId={person.user_id}
          name={person.alias}
          url={person.avatar_url ?? null}
          mostMegabytes={limits.avatar_max}
        />
        <ProfileForm
          stored={{
            name: person.name,
            alias: person.alias,
            username: person.username,
            phone: person.phone ?? "",
            location: person.location ?? "",
          }}
          usernameChangedAt={person.username_changed_at ?? null}
          usernameDays={limits.username_change}
          words={{ save: t("continue"), leave: t("skip") }}
          onSaved={() => goTo("identity")}
          onLeave={() => goTo("identity")}
        />
      </Stack>
    ),
    identity: () => (
      <StepCard picture={<pictures.privacy />} title={t("identity.title")} text={t("identity.text")}>
        <ButtonLink to={onTheWay("/identity-verification?mode=onboarding", here.pathname + here.search)}>
          {t("identity.action")}
        </ButtonLink>
        <Button variant="ghost" colorPalette="gray" onClick={() => goTo("payment")}>
          {t("skipForNow")}
        </Button>
      </StepCard>
    ),
    payment: () => {
      const page = existing("/payment-methods");
      return (
        <StepCard picture={<pictures.tracking />} title={t("payment.title")} text={t("payment.text")}>
          {page && isVerified && <ButtonLink to={onTheWay(page, here.pathname)}>{t("payment.action")}</ButtonLink>}
          <Button variant={page && isVerified ? "ghost" : "solid"} onClick={() => goTo("complete")}>
            {t("skip")}
          </Button>
        </StepCard>
      );
    },
    complete: () => (
      <StepCard
        picture={<pictures.voting />}
        title={isBusy ? t("complete.saving") : t(failure ? "complete.notSaved" : "complete.title")}
        text={t(isVerified ? "complete.text" : "complete.textUnverified")}
      >
        <Button isPending={isBusy} onClick={leave}>
          {t("complete.action")}
        </Button>
      </StepCard>
    ),
  };
  return (
    <Stack minH="100dvh" px={{ base: "5", md: "10" }} py={{ base: "5", md: "8" }} gap="8">
      <Logo />
      <Stack w="full" maxW="34rem" mx="auto" gap="8">
        <ProgressSteps
          ref={words}
          step={onboardingSteps.indexOf(step) + 1}
          steps={onboardingSteps.length}
          title={t(`step.${step}`)}
        />
        <div role="group" aria-label={t(`step.${step}`)}>
          {content[step]()}
        </div>
      </Stack>
    </Stack>
  );
}
