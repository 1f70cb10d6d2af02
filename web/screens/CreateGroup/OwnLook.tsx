import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { usePlaces } from "../../app/places.ts";
import { AccentChoice } from "../../circle/look/AccentChoice.tsx";
import { PictureField } from "../../circle/picture/PictureField.tsx";
import { uploadedImage } from "../../circle/summary/imageUrl.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { MayI } from "../../lib/mayI.ts";
import { TextField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { StepProps } from "./stepProps.ts";

/** What another plan has: said before anybody tries, with the way there (D236). */
export function PlanReason({
  label,
  refusal,
}: {
  label: string;
  refusal: Exclude<MayI, { allowed: true }>["refusal"];
}) {
  const { t } = useTranslation("create");
  const existing = usePlaces();
  const failureText = useFailureText();
  const upgrade = existing(refusal.nextStep ?? "");
  return (
    <Stack gap="1" p="3.5" borderRadius="l2" bg="sunken">
      <HStack gap="2">
        <Lock size={16} aria-hidden />
        <chakra.span fontWeight="semibold" textStyle="sm">
          {label}
        </chakra.span>
      </HStack>
      <chakra.p color="fg.muted" textStyle="sm">
        {failureText(refusal)} {upgrade && <TextLink to={upgrade}>{t("upgrade")}</TextLink>}
      </chakra.p>
    </Stack>
  );
}

/** A link name, an accent and a cover of one's own, where the plan has them (D6). */
export function OwnLook({
  draft,
  form,
  limits,
  plan,
  userId,
}: StepProps & { plan: { customize: MayI }; userId: string }) {
  const { t } = useTranslation("create");
  if (!plan.customize.allowed) return <PlanReason label={t("ownLook")} refusal={plan.customize.refusal} />;
  const link = draft.linkName.trim();
  return (
    <Stack gap="5">
      <TextField
        label={t("linkName")}
        hint={link ? t("linkNameHint", { address: `/g/${link}` }) : t("linkNameNone")}
        isOptional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={limits.link_name_max}
        error={form.errorOf("linkName")}
        {...form.register("linkName")}
      />
      <AccentChoice
        value={draft.accent}
        onChange={(colour) => form.setValue("accent", colour)}
        error={form.errorOf("accent")}
      />
      <PictureField
        what="cover"
        seed={userId}
        name={draft.name}
        url={uploadedImage("cover", draft.coverId)}
        mostMegabytes={limits.picture_max}
        error={form.errorOf("coverId")}
        onUploaded={({ file_id }) => form.setValue("coverId", file_id)}
        onRemove={() => form.setValue("coverId", "")}
      />
    </Stack>
  );
}
