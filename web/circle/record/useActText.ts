import type { Key } from "../../i18n/areas.ts";
import { useShown } from "../../i18n/i18n.ts";
import { sentences } from "../../i18n/sentences.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Values } from "../../../schema/words/translator.ts";
import type { RecordedAct } from "./recordedAct.ts";

/** Kinds that say different things, and what of their values chooses the sentence. */
const VARIANTS: Partial<Record<RecordedAct["kind"], (values: RecordedAct["values"]) => string>> = {
  admission_set: ({ join_method }) => String(join_method),
  picture_set: ({ is_there }) => (is_there ? "there" : "gone"),
  cover_set: ({ is_there }) => (is_there ? "there" : "gone"),
  manual_start_set: ({ is_enabled }) => (is_enabled ? "on" : "off"),
  late_payment_allowed: ({ until }) => (until ? "until" : "open"),
  admin_role_offered: ({ why }) => String(why),
  member_vote_deleted: ({ vote }) => String(vote),
};

/** What is counted, where the sentence has a singular. */
const COUNTED: Partial<Record<RecordedAct["kind"], string>> = {
  members_reminded: "members",
  join_requests_declined: "requests",
  join_link_created: "seats",
};

/** Gives the sentence of an act, in the reader's language. What a newer server knows says that it is not known here. */
export function useActText(): (act: RecordedAct) => string {
  const { t } = useTranslation("record");
  const { language } = useShown();
  const locale = useLocale();
  return ({ about, kind, order, values }) => {
    const variant = VARIANTS[kind]?.(values);
    const counted = COUNTED[kind];
    const facts = {
      ...values,
      about,
      ...(counted && { count: values[counted] }),
      ...(kind === "details_changed" && { fields: fieldsOf(values["fields"]) }),
      ...(kind === "payout_order_set" && { order: rankingOf(order) }),
    } as Values;
    const key = variant ? `acts.${kind}.${variant}` : `acts.${kind}`;
    return sentences.say({ language, locale }, "record", key, facts) ?? t("acts.unknown");
  };

  function fieldsOf(fields: unknown): string {
    const names = Array.isArray(fields) ? fields.map((field) => t(`fields.${String(field)}` as Key<"record">)) : [];
    return new Intl.ListFormat(locale).format(names);
  }
}

/** The whole order, since the record is what proves it: "1. Amina, 2. Bruno". */
const rankingOf = (order: readonly string[]): string =>
  order.map((alias, index) => `${index + 1}. ${alias}`).join(", ");
