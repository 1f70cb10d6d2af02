import { useEffect, useRef } from "react";
import type { SendForm } from "../../sending/useSendForm.ts";
import type { ShownTerms } from "./shownTerms.ts";

/** A tick is for the terms under which it was set: it goes when others come while the page is open (D106). */
export function useTickUnderTerms(
  shown: ShownTerms,
  { setValue }: Pick<SendForm<{ isAgreed: boolean }>, "setValue">,
): void {
  const terms = JSON.stringify(shown);
  const ticked = useRef(terms);
  useEffect(() => {
    if (ticked.current !== terms) setValue("isAgreed", false);
    ticked.current = terms;
  }, [terms, setValue]);
}
