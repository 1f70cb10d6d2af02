import { Stack } from "@chakra-ui/react";
import { type Ref, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  Onboarding_person$data,
  Onboarding_person$key,
} from "../../__generated__/member/Onboarding_person.graphql.ts";
import { useTitle } from "../../app/PageTitle.tsx";
import { Logo } from "../../components/Logo.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { cameByProvider } from "../../session/providers/cameBy.ts";
import { readOwn, writeOwn } from "../../session/ofPerson.ts";
import { ProgressSteps } from "../../ui/ProgressSteps.tsx";
import { Tutorial } from "../Tutorial/Tutorial.tsx";
import { useHasSeenTutorial } from "../Tutorial/useHasSeenTutorial.ts";
import { useTutorialSeen } from "../Tutorial/useTutorialSeen.ts";
import { CompleteStep } from "./CompleteStep.tsx";
import { IdentityStep } from "./IdentityStep.tsx";
import { STEP } from "./kept.ts";
import { PaymentStep } from "./PaymentStep.tsx";
import { ProfileStep } from "./ProfileStep.tsx";
import { type OnboardingStep, onboardingSteps, stepOf } from "./steps.ts";
import { WelcomeStep } from "./WelcomeStep.tsx";

/** What the catalogue says of the first visit. */
export interface OnboardingLimits {
  avatar_max: number;
  new_user: number;
  new_user_of_provider: number;
  onboarding_poll: number;
  onboarding_polls: number;
  username_change: number;
}

interface StepProps {
  step: OnboardingStep;
  person: Onboarding_person$data;
  limits: OnboardingLimits;
  onTour: () => void;
  onStep: (step: OnboardingStep) => void;
  onDone: () => void;
}

function Step({ limits, onDone, onStep, onTour, person, step }: StepProps) {
  switch (step) {
    case "welcome":
      return (
        <WelcomeStep
          name={person.name}
          createdAt={person.created_at}
          newMinutes={cameByProvider() ? limits.new_user_of_provider : limits.new_user}
          onTour={onTour}
        />
      );
    case "profile":
      return <ProfileStep person={person} limits={limits} onNext={() => onStep("identity")} />;
    case "identity":
      return <IdentityStep limits={limits} onNext={() => onStep("payment")} />;
    case "payment":
      return <PaymentStep onNext={() => onStep("complete")} />;
    case "complete":
      return <CompleteStep isVerified={person.is_verified} onDone={onDone} />;
  }
}

/** Gives the words of each step but the first the focus as they come, so that they are read out. */
function useSpokenStep(step: OnboardingStep): Ref<HTMLHeadingElement> {
  const last = useRef(step);
  return (words) => {
    if (!words || last.current === step) return;
    last.current = step;
    words.focus();
  };
}

/**
 * The first visit of a person (D151, D152): five steps, of which three can be skipped. It is seen to its end before anything
 * else, at whatever address was asked for, so that this page is there afterwards (D300).
 */
export function Onboarding(props: { person: Onboarding_person$key; limits: OnboardingLimits; onDone: () => void }) {
  const { t } = useTranslation("onboarding");
  // The page that was asked for is not on screen yet.
  useTitle(t("title"));
  const noteSeen = useTutorialSeen();
  const person = useFragment(
    graphql`
      fragment Onboarding_person on user_profiles {
        created_at
        is_verified
        name
        tutorial_seen_at
        ...ProfileStep_person
      }
    `,
    props.person,
  );
  const [kept, setKept] = useState(() => readOwn(STEP));
  const [isTouring, setTouring] = useState(false);
  const hasSeenTutorial = useHasSeenTutorial(person.tutorial_seen_at);
  const step = stepOf({ kept, hasSeenTutorial, isVerified: person.is_verified });
  const words = useSpokenStep(step);
  const goTo = (next: OnboardingStep) => {
    writeOwn(STEP, next);
    setKept(next);
  };
  const endTour = () => {
    setTouring(false);
    noteSeen();
    goTo("profile");
  };
  const leave = () => {
    writeOwn(STEP, null);
    props.onDone();
  };
  if (isTouring) return <Tutorial onComplete={endTour} onClose={endTour} />;
  return (
    <Stack minH="100dvh" px={{ base: "5", md: "10" }} py={{ base: "5", md: "8" }} gap="8">
      <Logo />
      <Stack w="full" maxW="34rem" mx="auto" gap="8">
        <ProgressSteps
          key={step}
          ref={words}
          step={onboardingSteps.indexOf(step) + 1}
          steps={onboardingSteps.length}
          title={t(`step.${step}`)}
        />
        <div role="group" aria-label={t(`step.${step}`)}>
          <Step
            step={step}
            person={person}
            limits={props.limits}
            onTour={() => setTouring(true)}
            onStep={goTo}
            onDone={leave}
          />
        </div>
      </Stack>
    </Stack>
  );
}
