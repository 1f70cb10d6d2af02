/** The limits of the catalogue for a link name, in characters. */
export interface LinkNameLimits {
  min: number;
  max: number;
}

export type LinkNameRefusal =
  | { code: "link-name-form"; values: { min: number; max: number } }
  | { code: "link-name-reserved" };

const FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The number at the end of a link finds a circle by itself (D90), so no name may end in one. */
const ENDS_IN_NUMBER = /(?:^|-)\d+$/;
const RESERVED =
  /^(?:admin|api|auth|billing|create|dashboard|discover|files|groups?|help|join|login|manage|new|official|pay|payments?|register|root|security|settings|staff|status|stripe|support|system|team|terms|webhooks?|www)$/;

/** Why a circle cannot be called so in its link (D6), or null. Whether a name is free only the database knows. */
export function linkNameRefusal(name: string, limits: LinkNameLimits): LinkNameRefusal | null {
  const isOutside = name.length < limits.min || name.length > limits.max;
  if (isOutside || !FORM.test(name) || ENDS_IN_NUMBER.test(name)) {
    return { code: "link-name-form", values: { min: limits.min, max: limits.max } };
  }
  return RESERVED.test(name) ? { code: "link-name-reserved" } : null;
}
