/** The only code that knows where files go and come from. */
import { AppFailure } from "../lib/AppFailure.ts";
import { reach } from "../lib/reach.ts";

/** As long as the web server waits: a photo goes slowly from a phone. */
const timeoutMs = 120_000;

export interface UploadedFile {
  file_id: string;
  /** Where it can be read, until something shows it by its owner alone. */
  url: string;
}

/** Where one part of a file is read, for whoever may. */
export const addressOfFile = (path: string, fileId: string, part: string): string => `/files/${path}/${fileId}/${part}`;

/**
 * Sends a file as it is; the server tells from its bytes what it is.
 * @param path the kind of file, such as `group-pictures`
 * @throws AppFailure with the service's code, or `network` when no answer came
 */
export async function uploadFile(path: string, file: Blob): Promise<UploadedFile> {
  const response = await reach(
    fetch(`/files/${path}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", "x-request-id": crypto.randomUUID() },
      body: file,
      credentials: "same-origin",
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw failureOf(response.status, answer ?? {});
  return answer as UploadedFile;
}

/**
 * Lets the device keep a file. Its first byte is asked for before, since nobody hears from the browser why a download fails.
 * @throws AppFailure with the service's code, or `network` when no answer came
 */
export async function saveFile(address: string): Promise<void> {
  const response = await reach(
    fetch(address, {
      headers: { range: "bytes=0-0", "x-request-id": crypto.randomUUID() },
      credentials: "same-origin",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => ({})));
  await response.body?.cancel();
  // What comes is a file, so the page stays.
  location.assign(address);
}

function failureOf(
  status: number,
  refusal: { code?: string; message?: string; field?: string; values?: Record<string, unknown> },
): AppFailure {
  const { code = status >= 500 ? "temporarily-unavailable" : "unexpected", field, message = "", values } = refusal;
  return new AppFailure(code, message, { field, status, values });
}
