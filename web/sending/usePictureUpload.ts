import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from "react";
import { uploadFile, type UploadedFile } from "./uploadFile.ts";
import { type Attempt, useAttempt } from "./useAttempt.ts";

/** A file that was chosen, as an address that this page alone can read. */
function useChosen() {
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);
  return { chosen, show: (file: Blob | null) => setChosen(file && URL.createObjectURL(file)) };
}

interface PictureUpload {
  /** The picture that is on its way; null when none is. */
  chosen: string | null;
  upload: Attempt<[picked: File], void>;
  /** Of the input that opens the device's own choice of files. */
  input: RefObject<HTMLInputElement | null>;
  pick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Chooses a picture: it is sent as soon as it is chosen, and shown meanwhile. */
export function usePictureUpload(options: {
  /** The kind of file, such as `group-pictures`. */
  path: string;
  /** @throws AppFailure for what need not be sent */
  check: (picked: File) => void;
  /** Makes of it what is sent; left out, it is sent as it is. */
  prepare?: (picked: File) => Promise<Blob>;
  /** Heard when the picture was taken. May take a while, and may fail. */
  onUploaded: (file: UploadedFile) => Promise<void> | void;
}): PictureUpload {
  const { chosen, show } = useChosen();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAttempt(async (picked: File) => {
    options.check(picked);
    show(picked);
    try {
      await options.onUploaded(await uploadFile(options.path, (await options.prepare?.(picked)) ?? picked));
    } finally {
      // From here on the picture is what the server made of it, or what was there before.
      show(null);
    }
  });
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = "";
    if (picked) void upload.run(picked);
  };
  return { chosen, upload, input, pick };
}
