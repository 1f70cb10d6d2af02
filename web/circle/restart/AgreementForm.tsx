import { Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { SendForm } from "../../sending/useSendForm.ts";
import { Button } from "../../ui/Button.tsx";
import { AgreementFields } from "../joining/AgreementFields.tsx";
import type { NextCycle } from "./useNextCycle.tsx";

/** The terms of the next cycle, the agreement, and the button that takes it only with the tick (D260). */
export function AgreementForm(props: {
  next: NextCycle;
  form: SendForm<{ isAgreed: boolean }>;
  /** What the button says. */
  label: string;
  /** Another way to answer, under the button. */
  other?: ReactNode;
  isDisabled?: boolean;
}) {
  const { agreementText, obligation, shown, terms } = props.next;
  const { isBusy, submit } = props.form;
  return (
    <Stack gap="5">
      {terms}
      <Stack gap="4" asChild>
        <form noValidate onSubmit={submit}>
          <AgreementFields agreementText={agreementText} obligation={obligation} shown={shown} form={props.form} />
          <Stack gap="3">
            <Button type="submit" size="lg" w="full" isPending={isBusy} disabled={props.isDisabled}>
              {props.label}
            </Button>
            {props.other}
          </Stack>
        </form>
      </Stack>
    </Stack>
  );
}
