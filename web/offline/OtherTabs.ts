/** What a tab tells the others: that what waits has changed, and which entry has arrived if one has. */
interface News {
  sent: string | null;
}

/** The other tabs of the same person in this browser. Where a browser has no channels between tabs, they hear nothing. */
export class OtherTabs {
  readonly #channel: BroadcastChannel | undefined;

  /**
   * @param name of the channel, the same in all tabs of the person
   * @param hear called with the ticket of what another tab has sent, or null
   */
  constructor(name: string, hear: (sent: string | null) => void) {
    if (!("BroadcastChannel" in globalThis)) return;
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<News>) => hear(data.sent));
  }

  tell(sent: string | null): void {
    this.#channel?.postMessage({ sent } satisfies News);
  }

  close(): void {
    this.#channel?.close();
  }
}
