import type { ComponentProps } from "react";
import { PictureField } from "../../../circle/picture/PictureField.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** Chooses what a circle shows, gives it to the circle at once, and says so. */
export function GivenField({
  give,
  onChanged,
  ...field
}: Omit<ComponentProps<typeof PictureField>, "onUploaded" | "onRemove"> & {
  /** @returns whether the circle has it now; null takes away what is there */
  give: (fileId: string | null) => Promise<boolean>;
  onChanged: () => void;
}) {
  const { t } = useTranslation("picture");
  const set = async (fileId: string | null) => {
    if (!(await give(fileId))) return;
    toaster.show({ tone: "paid", title: t(fileId ? `${field.what}.changed` : `${field.what}.removed`) });
    onChanged();
  };
  return <PictureField {...field} onUploaded={({ file_id }) => set(file_id)} onRemove={() => void set(null)} />;
}
