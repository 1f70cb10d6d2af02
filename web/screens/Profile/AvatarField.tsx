import { HStack, Stack } from "@chakra-ui/react";
import { ImageUp, Trash2 } from "lucide-react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { AvatarFieldMutation } from "../../__generated__/member/AvatarFieldMutation.graphql.ts";
import type { AvatarFieldQuery } from "../../__generated__/member/AvatarFieldQuery.graphql.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { refuseLarge } from "../../sending/refuseLarge.ts";
import { useAction } from "../../sending/useAction.ts";
import { reducePicture } from "../../sending/reducePicture.ts";
import { usePictureUpload } from "../../sending/usePictureUpload.ts";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { FieldNotes, useControl } from "../../ui/Field.tsx";
import { toaster } from "../../ui/toaster.tsx";

/** Pixels of a side: what the server keeps of the picture of a person (D168). */
const pictureSide = 512;

/** Codes whose sentence says less than that the picture was not taken. */
const SAYS_LESS: ReadonlySet<string> = new Set(["unexpected", "network"]);

/** Only the server knows for sure; a file that is plainly none need not be sent. A drawing may carry a program. */
const isPicture = ({ type }: File) => type.startsWith("image/") && type !== "image/svg+xml";

/** Reads my picture alone: reading the whole page would draw all of it again while somebody types. */
const query = graphql`
  query AvatarFieldQuery {
    user_profiles_connection(first: 1) {
      edges {
        node {
          id
          avatar_url
        }
      }
    }
  }
`;

/** My picture, which I choose, change and take away (D168). It is sent as soon as it is chosen. */
export function AvatarField(props: { userId: string; name: string; url: string | null; mostMegabytes: number }) {
  const { mostMegabytes, name, url, userId } = props;
  const { t } = useTranslation("profile");
  const failureText = useFailureText();
  const environment = useRelayEnvironment();
  const set = useAction<AvatarFieldMutation>(
    graphql`
      mutation AvatarFieldMutation($avatarId: uuid) {
        set_avatar(avatar_id: $avatarId) {
          success
        }
      }
    `,
    { failed: t("picture.failed") },
  );
  const give = async (avatarId: string | null) => {
    if ((await set.run({ avatarId })) === null) return;
    await fetchQuery<AvatarFieldQuery>(environment, query, {}, { fetchPolicy: "network-only" })
      .toPromise()
      .catch(() => null);
    toaster.show({ tone: "paid", title: t("edit.saved"), text: t(avatarId ? "picture.changed" : "picture.removed") });
  };
  const { chosen, input, pick, upload } = usePictureUpload({
    path: "avatars",
    check: (picked) => {
      if (!isPicture(picked)) throw new AppFailure("avatar-type", "");
      refuseLarge(picked, "avatar-too-large", mostMegabytes);
    },
    prepare: (picked) => reducePicture(picked, { side: pictureSide, isSquare: true }),
    onUploaded: ({ file_id }) => give(file_id),
  });
  const hint = t("picture.hint", { max: mostMegabytes });
  const reasonOf = (failure: AppFailure) => (SAYS_LESS.has(failure.code) ? t("picture.failed") : failureText(failure));
  const error = upload.failure ? reasonOf(upload.failure) : undefined;
  const control = useControl({ error, hint });
  const isBusy = upload.isBusy || set.isBusy;
  return (
    <Stack gap="2" role="group" aria-label={t("picture.label")}>
      <HStack gap="4" flexWrap="wrap">
        <MemberAvatar userId={userId} name={name} avatarUrl={chosen ?? url} size={72} />
        <Button
          variant="outline"
          colorPalette="gray"
          isPending={isBusy}
          aria-describedby={control["aria-describedby"]}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden />
          {t(url ? "picture.change" : "picture.choose")}
        </Button>
        {url && !isBusy && (
          <Button
            variant="ghost"
            colorPalette="gray"
            onClick={() => {
              upload.forget();
              void give(null);
            }}
          >
            <Trash2 aria-hidden />
            {t("picture.remove")}
          </Button>
        )}
      </HStack>
      <input ref={input} type="file" accept="image/*" hidden data-testid="avatar-file" onChange={pick} />
      <FieldNotes id={control.id} error={error} hint={hint} />
    </Stack>
  );
}
