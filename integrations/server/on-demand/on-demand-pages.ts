import { createQueue, QueueFullError } from '#values/turns.ts';
import { type Change, LiveCache, type RenderedPage } from './page-cache.ts';
import { PendingPage } from './pending-page.ts';
import { policyOf } from './policy.ts';

/** Draws the page of an address, for nobody in particular. */
type Draw = (address: string) => Promise<RenderedPage>;

/**
 * Pages drawn at once, and how many may wait to be: a crawler that makes up addresses keeps so many busy, and waits with
 * its own behind everybody else's next one. Whoever comes beyond that hears 503.
 */
const ROOM = { atOnce: 8, ofOne: 20, ofAll: 200 };

/** When a page can't be drawn anew, the old one serves for so long before the next try, in ms. */
const STALE_MS = 5_000;

/** The pages that are drawn on demand, each once for all who want it, and kept for a while. */
export class LivePages {
  readonly #cache = new LiveCache();
  readonly #underWay = new Map<string, PendingPage>();
  readonly #inTurn = createQueue(ROOM);
  readonly #draw: Draw;
  readonly #now: () => number;

  constructor(draw: Draw, now: () => number = () => performance.now()) {
    this.#draw = draw;
    this.#now = now;
  }

  /** The page of an address (path with its query, as it is drawn). Undefined when this visitor, or all together, wait for too many already. */
  async page(address: string, pathname: string, visitor: string): Promise<RenderedPage | undefined> {
    const cached = this.#cache.look(address, this.#now());
    if (cached?.isFresh) return cached.rendered;
    const drawing = this.#want(address, pathname).requestedBy(visitor);
    if (!cached) return drawing.catch(unlessQueueFull);
    drawing.catch(() => this.#cache.extendStale(address, this.#now(), STALE_MS));
    return cached.rendered;
  }

  /** Drops what shows any of these; see `LiveCache.change`. */
  changed(changes: readonly Change[]): number {
    // whoever asks from now on gets a page that knows of the change
    for (const [address, { isBegun }] of this.#underWay) if (isBegun) this.#underWay.delete(address);
    return this.#cache.change(changes);
  }

  #want(address: string, pathname: string): PendingPage {
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    const pending = new PendingPage(this.#inTurn, () => this.#drawAndKeep(address, pathname));
    const leave = () => {
      if (this.#underWay.get(address) === pending) this.#underWay.delete(address);
    };
    pending.rendered.then(leave, leave);
    this.#underWay.set(address, pending);
    return pending;
  }

  async #drawAndKeep(address: string, pathname: string): Promise<RenderedPage> {
    const generation = this.#cache.generation;
    const rendered = await this.#draw(address);
    const policy = policyOf(rendered, pathname);
    if (policy) this.#cache.keep(address, rendered, policy, { generation, now: this.#now() });
    else if (rendered.status >= 500) this.#cache.extendStale(address, this.#now(), STALE_MS);
    return rendered;
  }
}

function unlessQueueFull(trouble: unknown): undefined {
  if (!(trouble instanceof QueueFullError)) throw trouble;
}
