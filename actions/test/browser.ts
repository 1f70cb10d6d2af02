import { randomInt } from "node:crypto";

export interface BrowserAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & {
    code?: string;
    field?: string;
    message?: string;
    values?: Record<string, unknown>;
  };
}

/** A browser on the product's page: keeps cookies, says where it comes from, follows no redirect by itself. */
export class Browser {
  readonly #url: string;
  readonly #ip: string;
  readonly #cookies = new Map<string, string>();

  /** Each browser has a network address of its own unless given one. */
  constructor(url: string, { ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }: { ip?: string } = {}) {
    this.#url = url;
    this.#ip = ip;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<BrowserAnswer> {
    return this.#send(path, { method: "GET", headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<BrowserAnswer> {
    return this.#send(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  /** What the browser would send; a test gives it to another browser to play a thief. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async #send(
    path: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<BrowserAnswer> {
    const response = await fetch(`${this.#url}${path}`, {
      ...init,
      redirect: "manual",
      headers: {
        origin: "https://circle.test",
        "x-forwarded-for": this.#ip,
        ...(this.cookie && { cookie: this.cookie }),
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      if (/max-age=0/i.test(line) || value === "") this.#cookies.delete(name!);
      else this.#cookies.set(name!, value!);
    }
    const text = await response.text();
    const body = text.startsWith("{") ? (JSON.parse(text) as BrowserAnswer["body"]) : {};
    return { status: response.status, headers: response.headers, body };
  }
}
