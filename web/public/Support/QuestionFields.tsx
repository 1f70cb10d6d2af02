import { TICKET_CATEGORIES, TICKET_SUBJECT, TICKET_TEXT } from "../../../schema/support.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField, TextField } from "../../ui/TextField.tsx";
import type { SendForm } from "../../sending/useSendForm.ts";
import type { Question } from "./questions.ts";

type Registering = Pick<SendForm<{ category: string; subject: string; text: string }>, "errorOf" | "register">;

/** What every question has: what it is about, in a line, and in full. */
export function QuestionFields({ form }: { form: Registering }) {
  const { t } = useTranslation("support");
  return (
    <>
      <SelectField
        label={t("form.category")}
        placeholder={t("form.choose")}
        options={TICKET_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        error={form.errorOf("category")}
        {...form.register("category")}
      />
      <TextField
        label={t("form.subject")}
        maxLength={TICKET_SUBJECT.max}
        error={form.errorOf("subject")}
        {...form.register("subject")}
      />
      <TextAreaField
        label={t("form.text")}
        hint={t("form.textHint")}
        rows={6}
        maxLength={TICKET_TEXT.max}
        error={form.errorOf("text")}
        {...form.register("text")}
      />
    </>
  );
}

/** What a link to this page has filled in (D156). */
export function questionIn(search: URLSearchParams): Question {
  const category = search.get("category") ?? "";
  return {
    category: TICKET_CATEGORIES.some((known) => known === category) ? category : "",
    subject: (search.get("subject") ?? "").slice(0, TICKET_SUBJECT.max),
    text: "",
  };
}
