import { useEffect, useEffectEvent } from "react";
import { toaster } from "../ui/toaster.tsx";
import { useLogInToast } from "./useLogInToast.ts";

/** Tells the writer of a message, once, that it waits for them to log in. */
export function LogInToSend({ onTold }: { onTold: () => void }) {
  const toast = useLogInToast();
  const tell = useEffectEvent(() => {
    toaster.show(toast);
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}
