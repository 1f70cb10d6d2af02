import type { SendForm } from "../../sending/useSendForm.ts";
import type { Draft } from "./draft.ts";
import type { DraftLimits } from "./stepFaults.ts";

/** What every step of the form is given. */
export interface StepProps {
  draft: Draft;
  limits: DraftLimits;
  form: Pick<SendForm<Draft>, "register" | "setValue" | "errorOf">;
}
