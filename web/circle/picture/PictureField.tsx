import { chakra, Stack } from "@chakra-ui/react";
import { ImageUp, Trash2 } from "lucide-react";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { uploadFile, type UploadedFile } from "../../sending/uploadFile.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldNotes, useControl } from "../../ui/Field.tsx";
import { Cover } from "../heading/Cover.tsx";
import { GroupImage } from "../summary/GroupImage.tsx";
import { type Shown, uploadPath } from "../summary/imageUrl.ts";

const bytesPerMegabyte = 1024 * 1024;
const taken = "image/jpeg,image/png,image/webp";

/** A file that was chosen, as an address that this page alone can read. */
function useChosen() {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  return { chosen, show: (file: Blob | null) => setChosen(file && URL.createObjectURL(file)) };
}

/**
 * Chooses the picture or the cover of a circle: it is sent as soon as it is chosen, and shown at once. What is done with it is the
 * caller's: a form keeps its id, the page of a circle gives it to the circle.
 */
export function PictureField(props: {
  what: Shown;
  /** Of the circle: they make the place of a picture that is not there. */
  seed: string;
  name: string;
  /** The picture as it is now; null where there is none. */
  url: string | null;
  /** Megabytes that a picture may have. */
  mostMegabytes: number;
  /** Heard when the picture was taken. May take a while, and may fail. */
  onUploaded: (file: UploadedFile) => Promise<void> | void;
  onRemove: () => void;
  isBusy?: boolean;
  error?: string | undefined;
  /** The words above it; without them something else names it. */
  isLabelled?: boolean;
  /** Why none can be chosen; one that is there can be removed all the same. */
  locked?: ReactNode;
}) {
  const { mostMegabytes, name, onUploaded, seed, url, what } = props;
  const { t } = useTranslation("picture");
  const failureText = useFailureText();
  const file = useRef<HTMLInputElement>(null);
  const { chosen, show } = useChosen();
  const upload = useAttempt(async (picked: File) => {
    if (picked.size > mostMegabytes * bytesPerMegabyte)
      throw new AppFailure("picture-too-large", "", { values: { max: mostMegabytes } });
    show(picked);
    try {
      await onUploaded(await uploadFile(uploadPath(what), picked));
    } finally {
      // From here on the picture is what the server made of it, or what was there before.
      show(null);
    }
  });
  const hint = t(`${what}.hint`, { max: mostMegabytes });
  const error = upload.failure ? failureText(upload.failure) : props.error;
  const control = useControl({ error, hint });
  const isCover = what === "cover";
  const shown = chosen ?? url;
  const isBusy = upload.isBusy || props.isBusy === true;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = "";
    if (picked) void upload.run(picked);
  };
  return (
    <Stack gap="1.5" role="group" aria-label={t(`${what}.label`)}>
      {props.isLabelled !== false && (
        <chakra.span fontWeight="semibold" textStyle="sm" aria-hidden>
          {t(`${what}.label`)}
          <chakra.span color="fg.muted" fontWeight="normal">{` (${t("optional")})`}</chakra.span>
        </chakra.span>
      )}
      <Stack direction={isCover ? "column" : "row"} align={isCover ? "stretch" : "center"} gap={isCover ? "2" : "4"}>
        {isCover ? <Cover url={shown} /> : <GroupImage seed={seed} name={name} url={shown} size="large" />}
        <Stack direction={isCover ? "row" : "column"} flexWrap="wrap" gap="1" align="flex-start">
          {!props.locked && (
            <Button
              variant="outline"
              colorPalette="gray"
              isPending={isBusy}
              aria-describedby={control["aria-describedby"]}
              onClick={() => file.current?.click()}
            >
              <ImageUp aria-hidden />
              {t(url ? `${what}.change` : `${what}.choose`)}
            </Button>
          )}
          {url && !isBusy && (
            <Button
              variant="ghost"
              colorPalette="gray"
              onClick={() => {
                upload.forget();
                props.onRemove();
              }}
            >
              <Trash2 aria-hidden />
              {t(`${what}.remove`)}
            </Button>
          )}
        </Stack>
      </Stack>
      {props.locked || (
        <>
          <input ref={file} type="file" accept={taken} hidden data-testid={`${what}-file`} onChange={pick} />
          <FieldNotes id={control.id} error={error} hint={hint} />
        </>
      )}
    </Stack>
  );
}
