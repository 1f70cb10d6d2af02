/** A page for ourselves, served by the dev server only: `/gallery.html?show=rings&seats=8,12`. */
import { Box } from "@chakra-ui/react";
import { Suspense } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "../routing/router.ts";
import { RouterProvider } from "../routing/RouterProvider.tsx";
import { AppLayout } from "../app/AppLayout.tsx";
import { startI18n } from "../i18n/i18n.ts";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { Pieces } from "./Pieces.tsx";
import { Rings } from "./Rings.tsx";

const asked = new URLSearchParams(location.search);
const counts = (asked.get("seats") ?? "3,8,12,20,40").split(",").map(Number);
const person = {
  userId: "amina",
  name: "Amina El Fassi",
  email: "amina@example.com",
  avatarUrl: null,
  isVerified: asked.get("verified") !== "no",
  isAdmin: true,
  unreadMessages: 12,
  messagesMark: 0,
  unreadTotal: 120,
};

function Page() {
  if (asked.get("show") === "shell") {
    return (
      <AppLayout person={person}>
        <Pieces />
      </AppLayout>
    );
  }
  return (
    <Box maxW="76rem" mx="auto" p="4">
      {asked.get("show") === "pieces" ? (
        <Pieces />
      ) : (
        <Rings counts={counts} cents={Number(asked.get("cents") ?? 100_00)} />
      )}
    </Box>
  );
}

const router = createMemoryRouter([{ path: "*", element: <Page /> }], { initialEntries: ["/groups"] });

await startI18n("member");
createRoot(document.querySelector("#root") as HTMLElement).render(
  <ThemeProvider>
    <Suspense>
      <RouterProvider router={router} />
      <Toaster />
    </Suspense>
  </ThemeProvider>,
);
