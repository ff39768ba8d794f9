import { seededRandom } from '#tests/support/seeded-random.ts';
import { type Deed, next } from './mix.ts';
import { type Range, readRange } from './range.ts';
import { Visitor } from './visitor.ts';

/** One thing that was done: which, what the shop answered (HTTP), and how long that took. */
export type Done = { deed: Deed; status: number; ms: number };

/** Shoppers between two clicks, in ms: the clients share the cores with the shop, and people look before they press. */
const LONGEST_PAUSE_MS = 100;

/** Many shoppers at one shop, each with connection, session and cart of their own. */
export type Crowd = {
  visitors: Visitor[];
  /** Lets all of them shop until `isOver`; whatever was answered is told to `note`. @throws when the shop is gone before that */
  shop: (isOver: () => boolean, note: (done: Done) => void) => Promise<void>;
};

/** Shoppers who are known by name and have something in the cart. */
export async function gather(url: string, count: number): Promise<Crowd> {
  const range = await readRange(url);
  const randoms = Array.from({ length: count }, (_, seed) => seededRandom(seed + 1));
  const visitors = randoms.map(() => new Visitor(url, range.key));
  for (const visitor of visitors) await visitor.introduce();
  return {
    visitors,
    shop: async (isOver, note) => {
      await Promise.all(
        randoms.map((random, index) => goShopping(visitors[index] as Visitor, range, random, isOver, note)),
      );
    },
  };
}

async function goShopping(
  visitor: Visitor,
  range: Range,
  random: () => number,
  isOver: () => boolean,
  note: (done: Done) => void,
): Promise<void> {
  while (!isOver()) {
    const result = await next(visitor, range, random).catch((error: unknown) => {
      if (isOver()) return null; // the shop was to be gone
      throw error;
    });
    if (!result) return;
    note({ deed: result.deed, status: result.received.status, ms: result.received.ms });
    await new Promise((goOn) => setTimeout(goOn, random() * LONGEST_PAUSE_MS));
  }
}
