import { chakra, Stack } from "@chakra-ui/react";
import { ImageUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { refuseLarge } from "../../sending/refuseLarge.ts";
import type { UploadedFile } from "../../sending/uploadFile.ts";
import { usePictureUpload } from "../../sending/usePictureUpload.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldNotes, useControl } from "../../ui/Field.tsx";
import { Cover } from "../heading/Cover.tsx";
import { GroupImage } from "../summary/GroupImage.tsx";
import { type Shown, uploadPath } from "../summary/imageUrl.ts";

const taken = "image/jpeg,image/png,image/webp";

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
  const { chosen, input, pick, upload } = usePictureUpload({
    path: uploadPath(what),
    check: (picked) => refuseLarge(picked, "picture-too-large", mostMegabytes),
    onUploaded,
  });
  const hint = t(`${what}.hint`, { max: mostMegabytes });
  const error = upload.failure ? failureText(upload.failure) : props.error;
  const control = useControl({ error, hint });
  const isCover = what === "cover";
  const shown = chosen ?? url;
  const isBusy = upload.isBusy || props.isBusy === true;
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
              onClick={() => input.current?.click()}
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
          <input ref={input} type="file" accept={taken} hidden data-testid={`${what}-file`} onChange={pick} />
          <FieldNotes id={control.id} error={error} hint={hint} />
        </>
      )}
    </Stack>
  );
}
