import type { Change } from '#values/change.ts';
import { createQueue, QueueFullError } from '#values/turns.ts';
import { ChangeHistory, LiveCache, type Policy, type RenderedPage } from './page-cache.ts';
import { policyOf } from './send-rendered.ts';

/** A page that visitors wait for. It is drawn once, at the first turn of any of them: nobody waits for what another has before it. */
class PendingPage {
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

  /** Waits for the page, in a place of the visitor's queue. @throws {NoTurn} when none of those waiting for it got a place */
  requestedBy(visitor: string): Promise<RenderedPage> {
    if (!this.isBegun && !this.#waiting.has(visitor)) void this.#wait(visitor);
    return this.rendered;
  }

  async #wait(visitor: string): Promise<void> {
    this.#waiting.add(visitor);
    try {
      await this.#inTurn({ visitor, signal: this.#begun.signal }, () => this.begin());
    } catch (trouble) {
      this.#waiting.delete(visitor);
      if (!this.isBegun && this.#waiting.size === 0) this.#refuse(trouble);
    }
  }

  /** Whoever waits for it gives up their place, also who was given a turn at the same moment. */
  async begin(): Promise<void> {
    if (this.isBegun) return;
    this.#begun.abort();
    const drawing = this.#draw();
    this.#resolve(drawing);
    await drawing;
  }
}

/** Draws the page of an address, for nobody in particular. */
type Draw = (address: string) => Promise<RenderedPage>;

/**
 * Pages drawn at once, and how many may wait to be: a crawler that makes up addresses keeps so many busy, and waits with
 * its own behind everybody else's next one. Beyond that the answer is 503.
 */
const ROOM = { atOnce: 8, ofOne: 20, ofAll: 200 };

/** When a page can't be drawn anew, the old one serves for so long before the next try, in ms. */
const STALE_MS = 5_000;

/** What becomes of a page that was drawn, beside its being kept in memory. */
interface Keeper {
  /** The moment at which a drawing begins. */
  moment: () => number;
  /** `policy` is null for what must not be kept. False when the page has to be drawn again, later. */
  add: (address: string, pathname: string, rendering: Rendering) => Promise<boolean>;
}

/** A page with what it says of itself. */
export interface Rendering {
  rendered: RenderedPage;
  policy: Policy | null;
  begunAt: number;
}

const NOBODY: Keeper = { moment: () => 0, add: async () => true };

/** The pages that are drawn on demand, each once for all who want it, and kept for a while. */
export class LivePages {
  readonly #history: ChangeHistory;
  readonly #cache: LiveCache;
  readonly #keeper: Keeper;
  readonly #underWay = new Map<string, PendingPage>();
  /** What becomes of drawn pages that are not yet files. */
  readonly #added = new WeakMap<RenderedPage, Promise<boolean>>();
  #waiting = 0;
  readonly #inTurn = createQueue(ROOM);
  readonly #draw: Draw;
  readonly #now: () => number;

  constructor(
    draw: Draw,
    now: () => number = () => performance.now(),
    { history = new ChangeHistory(), keeper = NOBODY } = {},
  ) {
    this.#draw = draw;
    this.#now = now;
    this.#history = history;
    this.#cache = new LiveCache(history);
    this.#keeper = keeper;
  }

  /** Whether visitors wait for pages. */
  get isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** The page of an address (path with its query, as it is drawn). Undefined when this visitor, or all together, wait for too many already. */
  async page(address: string, pathname: string, visitor: string): Promise<RenderedPage | undefined> {
    const cached = this.#cache.get(address, this.#now());
    if (cached?.isFresh) return cached.rendered;
    const drawing = this.#want(address, pathname).requestedBy(visitor);
    this.#waiting += 1;
    const leave = () => {
      this.#waiting -= 1;
    };
    drawing.then(leave, leave);
    if (!cached) return drawing.catch(unlessQueueFull);
    drawing.catch(() => this.#cache.extendStale(address, this.#now(), STALE_MS));
    return cached.rendered;
  }

  /** Draws a page for nobody who waits, or together with who does. @returns false when it has to be drawn again, later */
  async redraw(address: string, pathname: string): Promise<boolean> {
    const pending = this.#want(address, pathname);
    pending.begin().catch(() => {}); // told by the page itself
    return (await this.#added.get(await pending.rendered)) ?? false;
  }

  /** Draws anew what shows any of these changes, which the history has as new; see `LiveCache.change`. */
  change(newChanges: readonly Change[]): number {
    // requests from now on get a page with the change
    for (const [address, { isBegun }] of this.#underWay) if (isBegun) this.#underWay.delete(address);
    return this.#cache.change(newChanges, this.#now());
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
    const [generation, begunAt] = [this.#history.generation, this.#keeper.moment()];
    const rendered = await this.#draw(address);
    const policy = policyOf(rendered, pathname);
    this.#added.set(rendered, this.#keeper.add(address, pathname, { rendered, policy, begunAt }));
    if (policy) this.#cache.keep(address, rendered, policy, { generation, now: this.#now() });
    else if (rendered.status >= 500) this.#cache.extendStale(address, this.#now(), STALE_MS);
    return rendered;
  }
}

function unlessQueueFull(trouble: unknown): undefined {
  if (!(trouble instanceof QueueFullError)) throw trouble;
}
