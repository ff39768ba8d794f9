import type { Received } from './connection.ts';
import type { Range } from './range.ts';
import type { Visitor } from './visitor.ts';

/** What a visitor does, of a hundred things; seven of ten are calls of the cart. */
const MIX = {
  'cart, read': 30,
  'cart, add': 16,
  'cart, change': 16,
  'cart, remove': 8,
  'product page': 10,
  context: 6,
  'listing, call': 4,
  'search, call': 4,
  'search page': 3,
  'filtered list': 2,
  order: 1,
};

export type Deed = keyof typeof MIX;

const DEEDS = (Object.entries(MIX) as [Deed, number][]).flatMap(([deed, share]) => Array<Deed>(share).fill(deed));

/** What is searched for, some words more often than others, in four orders. */
const WORDS = ['raclette', 'grill', 'herd', 'ofen', 'fondue', 'raclette', 'kombi', 'pfanne', 'messer', 'racllette'];
const ORDERS = ['', '&order=price-asc', '&order=price-desc', '&order=name-asc'];

/** A cart that nobody's eye takes in any more is emptied. */
const MOST_LINES = 4;
const MOST_PIECES = 5;

/** Performs the next action. @returns which, and the response */
export async function next(
  visitor: Visitor,
  range: Range,
  random: () => number,
): Promise<{ deed: Deed; received: Received }> {
  const any = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing;
  const deed = possible(any(DEEDS), visitor);
  const line = any([...visitor.lines.keys()]);
  const does: Record<Deed, () => Promise<Received>> = {
    'cart, read': visitor.readCart,
    'cart, add': () => visitor.add(any(range.goods)),
    'cart, change': () => visitor.setQuantity(line, 1 + Math.floor(random() * MOST_PIECES)),
    'cart, remove': () => visitor.remove(line),
    'product page': () => visitor.openPage(any(range.goods).page),
    context: () => visitor.call('GET', '/context'),
    'listing, call': () => visitor.call('POST', `/product-listing/${any(range.categories).id}`, { limit: 12, p: 1 }),
    'search, call': () => visitor.call('POST', '/search', { search: any(WORDS), limit: 12 }),
    'search page': () => visitor.openPage(`/search?search=${any(WORDS)}${any(ORDERS)}`),
    'filtered list': () => visitor.openPage(`${any(range.categories).page}?p=1${any(ORDERS)}`),
    order: () => visitor.order(),
  };
  return { deed, received: await does[deed]() };
}

/** Nothing is changed, removed or ordered out of an empty cart, and nothing more goes into a full one. */
function possible(deed: Deed, { lines }: Visitor): Deed {
  if (lines.size === 0 && ['cart, change', 'cart, remove', 'order'].includes(deed)) return 'cart, add';
  return lines.size >= MOST_LINES && deed === 'cart, add' ? 'cart, remove' : deed;
}
