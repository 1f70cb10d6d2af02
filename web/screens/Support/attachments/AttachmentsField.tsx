import { chakra, HStack, Stack } from "@chakra-ui/react";
import { LoaderCircle, Paperclip, X } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure } from "../../../lib/AppFailure.ts";
import { Button, IconButton } from "../../../ui/Button.tsx";
import { FieldNotes, useControl } from "../../../ui/Field.tsx";
import { AttachmentFace } from "./AttachmentFace.tsx";
import type { Attachment, Attachments } from "./useAttachments.ts";

/** What the server takes; HEIC of a phone becomes JPEG where it is not named. */
const taken = "image/jpeg,image/png,image/webp,application/pdf";
/** What may go well the next time. */
const passing = new Set(["network", "temporarily-unavailable", "attachment-not-stored", "too-many-requests"]);

/** Lets somebody put files beside a question or a reply (D211). Each is sent as soon as it is chosen, and can be taken away again. */
export function AttachmentsField(props: {
  attachments: Attachments;
  error?: string | undefined;
  isBusy: boolean;
  /** Heard when a file comes or goes: what was said of them may be over. */
  onChange: () => void;
}) {
  const { add, again, files, limits, remove, wereTooMany } = props.attachments;
  const { t } = useTranslation("support");
  const { t: tu } = useTranslation("ui");
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const tooMany = wereTooMany
    ? failureText(new AppFailure("too-many-attachments", "", { values: { max: limits.most } }))
    : undefined;
  const error = props.error ?? tooMany;
  const room = limits.most - limits.taken;
  const hint = t("files.hint", { count: room, max: limits.mostMegabytes });
  const control = useControl({ error, hint });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(target.files ?? [])];
    // The same file can be chosen again after it was taken away.
    target.value = "";
    if (picked.length === 0) return;
    add(picked);
    props.onChange();
  };
  return (
    <Stack ref={group} gap="2" role="group" aria-label={t("files.label")} tabIndex={-1}>
      <chakra.span fontWeight="semibold" textStyle="sm" aria-hidden>
        {t("files.label")}
        <chakra.span color="fg.muted" fontWeight="normal">{` (${tu("optional")})`}</chakra.span>
      </chakra.span>
      {files.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="2">
          {files.map((file) => (
            <Row
              key={file.key}
              file={file}
              why={file.failure ? failureText(file.failure) : undefined}
              isLocked={props.isBusy}
              onAgain={() => {
                again(file.key);
                props.onChange();
              }}
              onRemove={() => {
                remove(file.key);
                // The button that had the focus goes with its file.
                group.current?.focus();
                props.onChange();
              }}
            />
          ))}
        </chakra.ul>
      )}
      <Button
        variant="outline"
        colorPalette="gray"
        alignSelf="flex-start"
        aria-describedby={control["aria-describedby"]}
        disabled={props.isBusy || files.length >= room}
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden />
        {t("files.choose")}
      </Button>
      <input ref={input} type="file" multiple accept={taken} hidden data-testid="attachments" onChange={pick} />
      <FieldNotes id={control.id} error={error} hint={hint} />
    </Stack>
  );
}

function Row(props: {
  file: Attachment;
  /** Why it was not taken. */
  why: string | undefined;
  isLocked: boolean;
  onAgain: () => void;
  onRemove: () => void;
}) {
  const { failure, isSending, key, name, picture } = props.file;
  const { t } = useTranslation("support");
  const { t: tu } = useTranslation("ui");
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      p="2"
      borderWidth="1px"
      borderColor={failure ? "border.error" : "border"}
      borderRadius="l2"
    >
      <AttachmentFace picture={picture} />
      <Stack gap="0.5" flex="1" minW="0">
        <chakra.span overflowWrap="anywhere" lineClamp="2">
          {name}
        </chakra.span>
        <chakra.span aria-live="polite" textStyle="sm" color="fg.muted">
          {isSending && (
            <HStack gap="1.5" display="inline-flex">
              <chakra.span animation="spin 0.9s linear infinite" aria-hidden>
                <LoaderCircle size={14} />
              </chakra.span>
              {t("files.sending")}
            </HStack>
          )}
          {!isSending && !props.why && t("files.there")}
        </chakra.span>
        <FieldNotes id={key} error={props.why} />
        {failure && passing.has(failure.code) && (
          <Button variant="ghost" size="sm" alignSelf="flex-start" ms="-2" onClick={props.onAgain}>
            {tu("retry")}
          </Button>
        )}
      </Stack>
      <IconButton label={t("files.remove", { name })} disabled={props.isLocked} onClick={props.onRemove}>
        <X aria-hidden />
      </IconButton>
    </chakra.li>
  );
}
