import { useEffect, useRef, useState } from "react";
import { AppFailure, asFailure } from "../../../lib/AppFailure.ts";
import { reducePicture } from "../../../sending/reducePicture.ts";
import { refuseLarge } from "../../../sending/refuseLarge.ts";
import { uploadFile } from "../../../sending/uploadFile.ts";
import { fileName } from "./fileName.ts";

/** What the limits say of files beside a question (D211). */
export interface AttachmentLimits {
  /** The most files that a question can have. */
  most: number;
  /** The files that the question has already. */
  taken: number;
  /** Megabytes of each. */
  mostMegabytes: number;
  /** Pixels of the longer side of a picture, as it is kept. */
  side: number;
}

/** A file that was chosen. It is sent at once, and stands beside the question as soon as that is sent. */
export interface Attachment {
  /** Names the choice: the same file can be chosen twice. */
  key: string;
  name: string;
  /** Where this page alone reads the picture; null of a PDF. */
  picture: string | null;
  isSending: boolean;
  /** Why it was not taken. */
  failure: AppFailure | null;
}

/** What the files are beside, by its ids: a question, or a reply in it. */
interface Place {
  ticket_id: string;
  ticket_message_id?: string;
}

/** As the table takes it. */
type Attached = Place & { attachment_id: string; name: string };

export interface Attachments {
  files: readonly Attachment[];
  limits: AttachmentLimits;
  /** Whether more were chosen than there is room for. */
  wereTooMany: boolean;
  add: (picked: readonly File[]) => void;
  remove: (key: string) => void;
  /** Sends one again that failed on its way. */
  again: (key: string) => void;
  /** Waits until all are sent. @returns null where one of them was not taken */
  whenSent: (place: Place) => Promise<Attached[] | null>;
  clear: () => void;
}

interface Choice extends Attachment {
  file: File;
  /** The id of the stored file; null where it was not taken. */
  sent: Promise<string | null>;
}

const isPicture = ({ type }: File) => type.startsWith("image/");

/** Checks a file, and makes a picture as small as it is kept. @throws AppFailure for a file that the server would refuse */
async function prepared(file: File, { mostMegabytes, side }: AttachmentLimits): Promise<Blob> {
  if (!isPicture(file) && file.type !== "application/pdf") throw new AppFailure("attachment-type", "");
  const body = isPicture(file) ? await reducePicture(file, { side, isSquare: false }) : file;
  refuseLarge(body, "attachment-too-large", mostMegabytes);
  return body;
}

const free = ({ picture }: Attachment) => picture !== null && URL.revokeObjectURL(picture);

/** The files that somebody puts beside a question or a reply, before it is sent. */
export function useAttachments(limits: AttachmentLimits): Attachments {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [wereTooMany, setWereTooMany] = useState(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  /** The question that was tried to be sent with these files. */
  const triedWith = useRef<string | null>(null);
  const latest = useRef(choices);
  useEffect(() => {
    latest.current = choices;
  });
  useEffect(() => () => latest.current.forEach(free), []);

  const change = (key: string, changes: Partial<Choice>) =>
    setChoices((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const send = async (key: string, file: File): Promise<string | null> => {
    try {
      const { file_id } = await uploadFile("attachments", await prepared(file, limits));
      change(key, { isSending: false });
      return file_id;
    } catch (thrown) {
      change(key, { isSending: false, failure: asFailure(thrown) });
      return null;
    }
  };
  /** One after the other: the server takes few of one person at once, and a phone's line is one. */
  const sendInLine = (key: string, file: File): Promise<string | null> => {
    const sent = line.current.then(() => send(key, file));
    line.current = sent;
    return sent;
  };
  const bring = ({ file, key }: Choice): Choice["sent"] => {
    const sent = sendInLine(key, file);
    change(key, { isSending: true, failure: null, sent });
    return sent;
  };
  const choose = (file: File): Choice => {
    const key = crypto.randomUUID();
    return {
      key,
      file,
      name: fileName(file.name),
      picture: isPicture(file) ? URL.createObjectURL(file) : null,
      isSending: true,
      failure: null,
      sent: sendInLine(key, file),
    };
  };
  return {
    files: choices,
    limits,
    wereTooMany,
    add: (picked) => {
      const room = limits.most - limits.taken - choices.length;
      setWereTooMany(picked.length > room);
      setChoices([...choices, ...picked.slice(0, room).map(choose)]);
    },
    remove: (key) => {
      choices.filter((one) => one.key === key).forEach(free);
      setWereTooMany(false);
      setChoices(choices.filter((one) => one.key !== key));
    },
    again: (key) => {
      const choice = choices.find((one) => one.key === key);
      if (choice) void bring(choice);
    },
    whenSent: async (place) => {
      // Each file stands beside one question, and that may be one whose answer was lost: with another they come once more.
      const isOther = triedWith.current !== null && triedWith.current !== place.ticket_id;
      triedWith.current = place.ticket_id;
      const sent = choices.map((choice) => (isOther ? bring(choice) : choice.sent));
      const attached: Attached[] = [];
      for (const [at, { name }] of choices.entries()) {
        const attachment_id = await sent[at]!;
        if (attachment_id === null) return null;
        attached.push({ ...place, attachment_id, name });
      }
      return attached;
    },
    clear: () => {
      triedWith.current = null;
      choices.forEach(free);
      setWereTooMany(false);
      setChoices([]);
    },
  };
}
