/** Buffers in memory up to a number of bytes; the longest unread leave first. */
export class MemoryCache {
  readonly #entries = new Map<string, Buffer>();
  readonly #running = new Map<string, Promise<Buffer>>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = 64 * 1024 * 1024) {
    this.#mostBytes = mostBytes;
  }

  has = (key: string): boolean => this.#entries.has(key);

  get(key: string): Buffer | undefined {
    const body = this.#entries.get(key);
    if (!body) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, body);
    return body;
  }

  set(key: string, body: Buffer): void {
    this.#delete(key);
    this.#entries.set(key, body);
    this.#bytes += body.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#delete(oldest);
    }
  }

  /** From memory, else made by the first who asks, for all who ask meanwhile. */
  async once(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.get(key);
    if (cached) return cached;
    const running = this.#running.get(key) ?? make().finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    const body = await running;
    this.set(key, body);
    return body;
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.length ?? 0;
    this.#entries.delete(key);
  }
}
