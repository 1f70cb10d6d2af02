import { HStack, Stack } from "@chakra-ui/react";
import { useLayoutEffect, useRef, useState } from "react";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { asFailure } from "../../../lib/AppFailure.ts";
import { productNow } from "../../../lib/productClock.ts";
import { useInputs, useSendForm } from "../../../sending/useSendForm.ts";
import { checkUsername } from "../../../session/authClient.ts";
import { Button } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { ProgressSteps } from "../../../ui/ProgressSteps.tsx";
import { useStep } from "../../../ui/useStep.ts";
import { SignUpRefusal } from "../SignUpRefusal.tsx";
import { sentMark, signUpBy, type SignUpProps } from "../signUp.ts";
import { useFaultText } from "../useFaultText.ts";
import { ContactStep } from "./ContactStep.tsx";
import { IdentityStep } from "./IdentityStep.tsx";
import { keepTyped, readTyped } from "../typedSoFar.ts";
import { detailsOf, inputOfField, type Inputs, inputsFrom, STEPS, stepOfInput } from "./inputs.ts";
import { PersonStep, ProfileStep } from "./PersonSteps.tsx";
import { SecurityStep } from "./SecurityStep.tsx";
import { lastOpenStep, stepFaults } from "./stepChecks.ts";

const names = ["person", "profile", "contact", "identity", "security"] as const;
const PROFILE = 2;

/** The sign-up in five steps. What is no secret is kept in this tab until it is sent (D144, D145). */
export function WizardForm(props: SignUpProps & { onLeave: () => void }) {
  const { t } = useTranslation("registering");
  const { t: auth } = useTranslation("auth");
  const faultText = useFaultText();
  const failureText = useFailureText();
  const [kept] = useState(readTyped);

  const signUp = async (inputs: Inputs) => {
    try {
      await signUpBy(props)(detailsOf(inputs), kept.mark);
      keepTyped(inputs, { ...kept.mark, insteadOf: inputs.email.trim() });
    } catch (thrown) {
      const input = inputOfField(asFailure(thrown).field ?? "");
      if (input) goBackTo(stepOfInput(input));
      throw thrown;
    }
  };
  const form = useSendForm<Inputs>({
    defaultValues: inputsFrom(kept.typed),
    check: (typed) =>
      Object.fromEntries(
        Object.entries(stepFaults(typed, step, productNow())).map(([input, fault]) => [input, faultText(fault)]),
      ),
    goOn: () => {
      if (step === STEPS.length || step === PROFILE) return false;
      goOn();
      return true;
    },
    send: async (inputs) => {
      if (step !== PROFILE) return signUp(inputs);
      await checkUsername(inputs.username.trim(), { email: inputs.email.trim(), ...sentMark(kept.mark) });
      // Whoever has gone back meanwhile stays there.
      if (lastStep.current === PROFILE) goOn();
    },
    inputOf: inputOfField,
    onChange: (inputs) => keepTyped(inputs, kept.mark),
  });
  const inputs = useInputs(form);
  const { step, isTooFar, goBackTo, goOn } = useStep(lastOpenStep(inputs, productNow()));
  const isLast = step === STEPS.length;
  // A reload has forgotten what may not be kept, so the step is asked for once more.
  const [isReloaded] = useState(isTooFar);

  const element = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useLayoutEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    // An input that the server refused is what the step was opened for.
    const refused = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    (refused ?? words.current)?.focus();
  }, [step]);

  return (
    <form ref={element} onSubmit={form.submit} noValidate>
      <Stack gap="6">
        <ProgressSteps ref={words} step={step} steps={STEPS.length} title={t(`steps.${names[step - 1] ?? "person"}`)} />
        {step === 1 && <PersonStep form={form} />}
        {step === PROFILE && <ProfileStep form={form} inputs={inputs} />}
        {step === 3 && <ContactStep form={form} />}
        {step === 4 && <IdentityStep form={form} isAskedAgain={isReloaded} />}
        {isLast && <SecurityStep form={form} inputs={inputs} />}
        <HStack justify="space-between" gap="3" flexWrap="wrap-reverse">
          <Button variant="ghost" onClick={() => (step > 1 ? goBackTo(step - 1) : props.onLeave())}>
            {auth("register.back")}
          </Button>
          <Button type="submit" isPending={form.isBusy}>
            {isLast ? auth("register.submit") : t("continue")}
          </Button>
        </HStack>
        {isLast ? (
          <SignUpRefusal refusal={form.refusal} />
        ) : (
          form.refusal && <RefusalBanner title={failureText(form.refusal)} />
        )}
      </Stack>
    </form>
  );
}
