import { PencilLine } from "lucide-react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";

/** Opens the form of a section; `of` names it for who hears the buttons one after the other. */
export function EditButton({ of, onPress }: { of: string; onPress: () => void }) {
  const { t } = useTranslation("manage");
  return (
    <Button variant="outline" size="sm" aria-label={t("editOf", { what: of })} onClick={onPress}>
      <PencilLine aria-hidden />
      {t("edit")}
    </Button>
  );
}
