/**
 * The page of a public circle says in its head what it is, for programs that run no script: messengers, search engines.
 * Everybody gets the same. What visitors may not read, and what is not known in time, gets the built page as it is.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { WebSettings } from "../env.ts";
import { forwardedHeaders } from "../forwardedHeaders.ts";
import { type Encoding, encodingFor } from "../gate/compressed.ts";
import { GateRefusal } from "../gate/refusal.ts";
import { log } from "../log.ts";
import { clientAddress, networkOf } from "../networkAddress.ts";
import { ASK_AGAIN } from "../staticFiles.ts";
import { type AskedCircle, circleAt, type PublicCircle } from "./circle.ts";
import { headOf, openPage } from "./head.ts";
import { type Asker, LookUp } from "./lookUp.ts";
import { type Language, languageFor } from "./texts.ts";
import { wordsOf } from "./words.ts";

export interface PreviewLimits {
  /** How long a page waits for the look-up before it leaves without; a look-up takes some 10 ms. */
  previewPatienceMs: number;
}

export const PREVIEW_LIMITS: PreviewLimits = { previewPatienceMs: 300 };
/** How long an answer is remembered, and that there was none. */
const REMEMBERED_MS = { answer: 60_000, silence: 2_000 };
/** Circles in memory; each takes at most 40 KB a language. */
const MOST = 200;

/** Within a few percent of the best that takes a third of a second; the built page itself is compressed at build. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors: Readonly<Record<Encoding, (html: Buffer) => Promise<Buffer>>> = {
  br: (html) => promisify(brotliCompress)(html, BROTLI),
  gzip: (html) => promisify(gzip)(html),
};

/** `hidden`: there is none for visitors. `silence`: GraphQL did not say. */
type Found = PublicCircle | "hidden" | "silence";

interface Remembered {
  found: Promise<Found>;
  untilMs: number;
  /** By language and encoding, made when somebody asks for it. */
  bodies: Map<string, Promise<Body>>;
}

interface Body {
  etag: string;
  bytes: Buffer;
}

export interface Previews {
  /** @param plain answers with the built page */
  answer(request: IncomingMessage, response: ServerResponse, path: string, requestId: string, plain: () => void): void;
}

type PreviewSettings = Pick<WebSettings, "hasura" | "publicOrigin" | "trustedHops"> & {
  /** The built page. */
  page: string;
  limits: Partial<PreviewLimits>;
};

/** @throws Error for a page without title, description or language */
export function openPreviews({ hasura, limits, page, publicOrigin, trustedHops }: PreviewSettings): Previews {
  const { previewPatienceMs: patienceMs } = { ...PREVIEW_LIMITS, ...limits };
  const withHead = openPage(page);
  const lookUp = new LookUp(hasura, patienceMs);
  const memory = new Map<string, Remembered>();

  function remember(asked: AskedCircle, asker: Asker): Remembered {
    const known = memory.get(asked.key);
    if (known && known.untilMs > performance.now()) return known;
    memory.delete(asked.key);
    if (memory.size >= MOST) memory.delete(memory.keys().next().value!);
    const entry: Remembered = { found: find(), untilMs: performance.now() + REMEMBERED_MS.answer, bodies: new Map() };
    memory.set(asked.key, entry);
    return entry;

    async function find(): Promise<Found> {
      try {
        return (await lookUp.find(asked, asker)) ?? "hidden";
      } catch (error) {
        if (!(error instanceof GateRefusal)) log("warn", "no preview of a circle", { error: String(error) });
        entry.untilMs = performance.now() + REMEMBERED_MS.silence;
        return "silence";
      }
    }
  }

  function bodyOf(entry: Remembered, circle: PublicCircle, language: Language, encoding: Encoding | undefined) {
    const form = `${language} ${encoding}`;
    const made = entry.bodies.get(form) ?? make();
    entry.bodies.set(form, made);
    return made;

    async function make(): Promise<Body> {
      const head = headOf(
        wordsOf(circle, language),
        { path: `/g/${circle.url_slug}`, picture: circle.image_url },
        publicOrigin,
      );
      const html = Buffer.from(withHead(head, language));
      const etag = `W/"${createHash("sha256").update(html).digest("base64url")}"`;
      return { etag, bytes: encoding ? await compressors[encoding](html) : html };
    }
  }

  async function preview(request: IncomingMessage, response: ServerResponse, asked: AskedCircle, asker: Asker) {
    const entry = remember(asked, asker);
    const found = await within(patienceMs, entry.found, "silence");
    if (found === "silence") return false;
    if (found === "hidden") {
      response.setHeader("x-robots-tag", "noindex");
      return false;
    }
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const { bytes, etag } = await bodyOf(entry, found, languageFor(request.headers["accept-language"]), encoding);
    response
      .setHeader("cache-control", ASK_AGAIN)
      .setHeader("etag", etag)
      .setHeader("vary", "Accept-Encoding, Accept-Language");
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304).end();
      return true;
    }
    if (encoding) response.setHeader("content-encoding", encoding);
    response.writeHead(200, { "content-type": "text/html;charset=utf-8", "content-length": bytes.length }).end(bytes);
    return true;
  }

  return {
    answer(request, response, path, requestId, plain) {
      const asked = request.method === "GET" || request.method === "HEAD" ? circleAt(path) : undefined;
      if (!asked) return plain();
      const address = clientAddress(request, trustedHops);
      const asker = { network: networkOf(address), headers: forwardedHeaders(address, requestId, publicOrigin) };
      preview(request, response, asked, asker).then(
        (isAnswered) => isAnswered || plain(),
        (error: unknown) => {
          log("warn", "no preview of a circle", { request_id: requestId, error: String(error) });
          plain();
        },
      );
    },
  };
}

/** What a promise comes to within some time, or `otherwise`. */
async function within<Value>(ms: number, promise: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
