import { useRef } from "react";
import { isRecord } from "../lib/json.ts";
import { readOwn, writeOwn } from "../session/ofPerson.ts";

interface Tried {
  id: string;
  what: string;
}

/** The id of what a form sends, by which the server stores it once. */
export interface KeptId {
  /** The same where just this was tried before and never seen to arrive, also on an earlier page; a new one for anything else. */
  of: (what: object) => string;
  /** It has arrived. */
  forget: () => void;
}

/** @param form its name on the device, as for `keptTyping`: what was typed comes back there, and its id with it */
export function useKeptId(form: string): KeptId {
  const name = `tried:${form}`;
  // Also where the browser keeps nothing.
  const tried = useRef<Tried | null>(null);
  return {
    of(sent) {
      const what = JSON.stringify(sent);
      const last = tried.current ?? readTried(name);
      tried.current = last?.what === what ? last : { id: crypto.randomUUID(), what };
      writeOwn(name, JSON.stringify(tried.current));
      return tried.current.id;
    },
    forget() {
      tried.current = null;
      writeOwn(name, null);
    },
  };
}

function readTried(name: string): Tried | null {
  try {
    const kept: unknown = JSON.parse(readOwn(name) ?? "null");
    return isRecord(kept) && typeof kept["id"] === "string" && typeof kept["what"] === "string"
      ? { id: kept["id"], what: kept["what"] }
      : null;
  } catch {
    return null;
  }
}
