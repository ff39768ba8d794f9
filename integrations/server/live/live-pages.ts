import { type Change, type Drawn, LiveCache } from './live-cache.ts';
import { policyOf } from './policy.ts';

/** Draws the page of an address, for nobody in particular. */
type Draw = (address: string) => Promise<Drawn>;

/** Pages drawn at once: a crawler that makes up addresses keeps so many busy and no more. */
const DRAWN_AT_ONCE = 8;

/** Visitors that wait for one of them; whoever comes after that hears 503 (H5). */
const MOST_WAITING = 100;

/** When a page can't be drawn anew, the old one serves for so long before the next try, in ms. */
const BEAR_MS = 5_000;

/** The pages that are drawn on demand, each once for all who want it, and kept for a while. */
export class LivePages {
  readonly #cache = new LiveCache();
  readonly #underWay = new Map<string, Promise<Drawn>>();
  readonly #waiting: (() => void)[] = [];
  readonly #draw: Draw;
  readonly #now: () => number;
  #drawing = 0;

  constructor(draw: Draw, now: () => number = () => performance.now()) {
    this.#draw = draw;
    this.#now = now;
  }

  /** The page of an address (path with its query, as it is drawn). Undefined when too many wait already. */
  async page(address: string, pathname: string): Promise<Drawn | undefined> {
    const known = this.#cache.look(address, this.#now());
    if (known?.isFresh) return known.drawn;
    const drawing = this.#underWay.get(address) ?? this.#begin(address, pathname);
    if (!known) return drawing;
    drawing?.catch(() => this.#cache.bear(address, this.#now(), BEAR_MS));
    return known.drawn;
  }

  /** Drops what shows any of these; see `LiveCache.change`. */
  changed(changes: readonly Change[]): number {
    this.#underWay.clear(); // whoever asks from now on gets a page that knows of the change
    return this.#cache.change(changes);
  }

  #begin(address: string, pathname: string): Promise<Drawn> | undefined {
    if (this.#drawing >= DRAWN_AT_ONCE && this.#waiting.length >= MOST_WAITING) return undefined;
    const drawing = this.#inTurn(async () => {
      const turn = this.#cache.turn;
      const drawn = await this.#draw(address);
      const policy = policyOf(drawn, pathname);
      if (policy) this.#cache.keep(address, drawn, policy, { turn, now: this.#now() });
      else if (drawn.status >= 500) this.#cache.bear(address, this.#now(), BEAR_MS);
      return drawn;
    }).finally(() => {
      if (this.#underWay.get(address) === drawing) this.#underWay.delete(address);
    });
    this.#underWay.set(address, drawing);
    return drawing;
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#drawing >= DRAWN_AT_ONCE) await new Promise<void>((enter) => this.#waiting.push(enter));
    else this.#drawing += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#drawing -= 1;
    }
  }
}
