import { ApiError } from '#store-api/ApiError.ts';

/** Something to be put into the cart once there is a connection. */
export interface Later {
  productId: string;
  name: string;
  quantity: number;
  /** The cart's trace when the store was asked for it first. No answer came, so it may lie in the cart already. */
  before?: string;
}

/** The same product again adds up, but not with what the store was asked for: that may be in the cart. */
export const withLater = (list: readonly Later[], more: Later): Later[] => {
  const existing = list.find(({ productId, before }) => productId === more.productId && before === undefined);
  const others = list.filter((one) => one !== existing);
  return [...others, { ...more, quantity: more.quantity + (existing?.quantity ?? 0) }];
};

/** How long to wait before the next try, in ms: the pause that it is time for, or the longer one that the store asked for. */
export const pauseAfter = (trouble: unknown, pauseMs: number): number =>
  Math.max(pauseMs, trouble instanceof ApiError ? trouble.waitSeconds * 1000 : 0);

/** What was kept; anything else is left out. */
export function readLater(kept: string | null): Later[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isLater) : [];
  } catch {
    return [];
  }
}

const isLater = (one: Partial<Later> | null): one is Later =>
  typeof one?.productId === 'string' &&
  typeof one.name === 'string' &&
  Number.isInteger(one.quantity) &&
  Number(one.quantity) > 0;
