import { useEffect } from "react";
import { isRecord } from "../lib/json.ts";
import { recordError } from "../lib/errorLog.ts";
import { deliver } from "../offline/own.ts";
import { follow, onFollowed, takeFollowed } from "./followed.ts";

/** Marks an alert as read once its push was tapped and its place opened: by the page that opened, or by one that showed it already. */
export function useFollowedPush(): void {
  useEffect(() => {
    const tell = () => {
      const id = takeFollowed();
      if (id === null) return;
      // A failure is not worth a word: it only stays unread.
      deliver({ kind: "alert", what: { id }, line: "alerts", slot: `alert ${id}` }).catch(recordError);
    };
    tell();
    const stop = onFollowed(tell);
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && typeof data["followed"] === "string") follow(data["followed"]);
    };
    worker?.addEventListener("message", listen);
    return () => {
      stop();
      worker?.removeEventListener("message", listen);
    };
  }, []);
}
