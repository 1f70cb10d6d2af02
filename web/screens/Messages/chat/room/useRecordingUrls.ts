import { useEffect, useRef, useState } from "react";

/** What recordings that are not said yet are heard by on this page, by message. With the page all of it is let go. */
export interface RecordingUrls {
  /** The address of a recording that comes from the queue: the same whenever it is asked for. */
  of: (messageId: string, sound: Blob) => string;
  /** Takes over the address of one that was made here. */
  take: (messageId: string, url: string) => void;
  letGo: (messageId: string) => void;
}

/** The object URLs of one conversation's recordings: each holds its sound in the memory of the browser until it is revoked. */
export function useRecordingUrls(): RecordingUrls {
  const [urls] = useState(() => new Map<string, string>());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    };
  }, [urls]);
  return {
    of: (messageId, sound) => {
      const url = urls.get(messageId) ?? URL.createObjectURL(sound);
      urls.set(messageId, url);
      return url;
    },
    take: (messageId, url) => {
      // What is sent by leaving comes after the page.
      if (isGone.current) URL.revokeObjectURL(url);
      else urls.set(messageId, url);
    },
    letGo: (messageId) => {
      const url = urls.get(messageId);
      if (url !== undefined) URL.revokeObjectURL(url);
      urls.delete(messageId);
    },
  };
}
