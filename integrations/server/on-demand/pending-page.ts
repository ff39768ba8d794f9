import type { createQueue } from '#values/turns.ts';
import type { RenderedPage } from './page-cache.ts';

/** A page that visitors wait for. It is drawn once, at the first turn of any of them: nobody waits for what another has before it. */
export class PendingPage {
  readonly rendered: Promise<RenderedPage>;
  readonly #inTurn: ReturnType<typeof createQueue>;
  readonly #draw: () => Promise<RenderedPage>;
  readonly #waiting = new Set<string>();
  readonly #begun = new AbortController();
  #resolve!: (rendered: Promise<RenderedPage>) => void;
  #refuse!: (trouble: unknown) => void;

  constructor(enqueue: ReturnType<typeof createQueue>, draw: () => Promise<RenderedPage>) {
    this.#inTurn = enqueue;
    this.#draw = draw;
    this.rendered = new Promise((resolve, refuse) => {
      this.#resolve = resolve;
      this.#refuse = refuse;
    });
  }

  get isBegun(): boolean {
    return this.#begun.signal.aborted;
  }

  /** Waits for it, in a place of one's own unless one has that already. @throws {NoTurn} when nobody who waits for it found a place */
  requestedBy(visitor: string): Promise<RenderedPage> {
    if (!this.isBegun && !this.#waiting.has(visitor)) void this.#wait(visitor);
    return this.rendered;
  }

  async #wait(visitor: string): Promise<void> {
    this.#waiting.add(visitor);
    try {
      await this.#inTurn({ visitor, signal: this.#begun.signal }, () => this.#begin());
    } catch (trouble) {
      this.#waiting.delete(visitor);
      if (!this.isBegun && this.#waiting.size === 0) this.#refuse(trouble);
    }
  }

  /** The others give up their places, also who was given a turn at the same moment. */
  async #begin(): Promise<void> {
    if (this.isBegun) return;
    this.#begun.abort();
    const drawing = this.#draw();
    this.#resolve(drawing);
    await drawing;
  }
}
