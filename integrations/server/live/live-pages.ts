import { NoTurn, turns } from '#values/turns.ts';
import { type Change, type Drawn, LiveCache } from './live-cache.ts';
import { policyOf } from './policy.ts';
import { Wanted } from './wanted.ts';

/** Draws the page of an address, for nobody in particular. */
type Draw = (address: string) => Promise<Drawn>;

/**
 * Pages drawn at once, and how many may wait to be: a crawler that makes up addresses keeps so many busy, and waits with
 * its own behind everybody else's next one. Whoever comes beyond that hears 503 (H5).
 */
const ROOM = { atOnce: 8, ofOne: 20, ofAll: 200 };

/** When a page can't be drawn anew, the old one serves for so long before the next try, in ms. */
const BEAR_MS = 5_000;

/** The pages that are drawn on demand, each once for all who want it, and kept for a while. */
export class LivePages {
  readonly #cache = new LiveCache();
  readonly #underWay = new Map<string, Wanted>();
  readonly #inTurn = turns(ROOM);
  readonly #draw: Draw;
  readonly #now: () => number;

  constructor(draw: Draw, now: () => number = () => performance.now()) {
    this.#draw = draw;
    this.#now = now;
  }

  /** The page of an address (path with its query, as it is drawn). Undefined when this visitor, or all together, wait for too many already. */
  async page(address: string, pathname: string, visitor: string): Promise<Drawn | undefined> {
    const known = this.#cache.look(address, this.#now());
    if (known?.isFresh) return known.drawn;
    const drawing = this.#want(address, pathname).askedBy(visitor);
    if (!known) return drawing.catch(unlessNoTurn);
    drawing.catch(() => this.#cache.bear(address, this.#now(), BEAR_MS));
    return known.drawn;
  }

  /** Drops what shows any of these; see `LiveCache.change`. */
  changed(changes: readonly Change[]): number {
    // whoever asks from now on gets a page that knows of the change
    for (const [address, { isBegun }] of this.#underWay) if (isBegun) this.#underWay.delete(address);
    return this.#cache.change(changes);
  }

  #want(address: string, pathname: string): Wanted {
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    const wanted = new Wanted(this.#inTurn, () => this.#drawAndKeep(address, pathname));
    const leave = () => {
      if (this.#underWay.get(address) === wanted) this.#underWay.delete(address);
    };
    wanted.drawn.then(leave, leave);
    this.#underWay.set(address, wanted);
    return wanted;
  }

  async #drawAndKeep(address: string, pathname: string): Promise<Drawn> {
    const turn = this.#cache.turn;
    const drawn = await this.#draw(address);
    const policy = policyOf(drawn, pathname);
    if (policy) this.#cache.keep(address, drawn, policy, { turn, now: this.#now() });
    else if (drawn.status >= 500) this.#cache.bear(address, this.#now(), BEAR_MS);
    return drawn;
  }
}

function unlessNoTurn(trouble: unknown): undefined {
  if (!(trouble instanceof NoTurn)) throw trouble;
}
