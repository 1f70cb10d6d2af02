import type { IncomingHttpHeaders } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

/** Below this an answer fits into one packet anyway, bytes. */
const LEAST_BYTES = 1_024;
/** A quarter of what brotli can do: a tenth of a millisecond for a page's answer, and within a few percent of the best. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export type Encoding = "br" | "gzip";

/** The best form that a client accepts, by its `accept-encoding`. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const forms = new Set(
    String(accepted ?? "")
      .split(/\s*,\s*/)
      .filter((form) => !/;\s*q=0(?:\.0*)?$/.test(form))
      .map((form) => form.split(";", 1)[0]),
  );
  return (["br", "gzip"] as const).find((form) => forms.has(form));
}

/**
 * How an answer of GraphQL leaves that came uncompressed, or undefined when it leaves as it is. Nothing secret can be guessed
 * from the length of such an answer: it is asked for with a token in a header, which no foreign page can make a browser send.
 */
export function compressionFor(
  accepted: string | string[] | undefined,
  answer: IncomingHttpHeaders,
): { encoding: Encoding; stream: Transform } | undefined {
  if (answer["content-encoding"] !== undefined || Number(answer["content-length"] ?? LEAST_BYTES) < LEAST_BYTES) return;
  const encoding = encodingFor(accepted);
  return encoding && { encoding, stream: encoding === "br" ? createBrotliCompress(BROTLI) : createGzip() };
}
