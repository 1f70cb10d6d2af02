import { useMemo } from "react";
import { graphql, useFragment } from "react-relay";
import type { useUnacceptedTexts_profile$key } from "../__generated__/member/useUnacceptedTexts_profile.graphql.ts";
import { isRecord } from "../lib/json.ts";

export interface LegalVersion {
  document: "terms" | "privacy";
  version: string;
}

const isVersion = (value: unknown): value is LegalVersion =>
  isRecord(value) &&
  (value["document"] === "terms" || value["document"] === "privacy") &&
  typeof value["version"] === "string";

/** The legal texts in force that the person has not accepted (D217). */
export function useUnacceptedTexts(profile: useUnacceptedTexts_profile$key): readonly LegalVersion[] {
  const { unaccepted_texts } = useFragment(
    graphql`
      fragment useUnacceptedTexts_profile on user_profiles {
        unaccepted_texts
      }
    `,
    profile,
  );
  // The same list while the answer is the same: what follows it would begin anew at each rendering.
  return useMemo(() => (Array.isArray(unaccepted_texts) ? unaccepted_texts.filter(isVersion) : []), [unaccepted_texts]);
}
