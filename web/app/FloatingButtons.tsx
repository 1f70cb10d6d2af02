import { Stack } from "@chakra-ui/react";
import { Plus, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "../router/index.ts";
import { ButtonLink } from "../ui/Button.tsx";

const round = {
  borderRadius: "full",
  boxSize: "14",
  px: "0",
  boxShadow: "md",
  _icon: { width: "6", height: "6" },
} as const;

/** Both addresses of the identity screen: on that screen the shield is not shown. */
const verificationPaths = new Set(["/identity-verification", "/verification"]);

/** Creating a circle from where circles are listed; an unverified member is led to the verification first (D161). */
export function FloatingButtons({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const canCreate = pathname === "/dashboard" || pathname === "/groups";
  return (
    <Stack
      position="fixed"
      zIndex="docked"
      insetEnd={{ base: "4", lg: "8" }}
      bottom={{ base: "calc(5rem + env(safe-area-inset-bottom))", lg: "8" }}
      gap="3"
      data-no-print
    >
      {!isVerified && !verificationPaths.has(pathname) && (
        <ButtonLink
          {...round}
          variant="outline"
          to="/identity-verification"
          aria-label={t("float.verify")}
          title={t("float.verify")}
        >
          <ShieldCheck />
        </ButtonLink>
      )}
      {canCreate && (
        <ButtonLink
          {...round}
          to={isVerified ? "/groups/create" : "/identity-verification"}
          aria-label={t("float.createGroup")}
          title={t("float.createGroup")}
        >
          <Plus />
        </ButtonLink>
      )}
    </Stack>
  );
}
