import { maxPurchase } from '#store/rules/cart/quantity.ts';
import type { LoadedProduct, Offer, ProductRow } from './load-products.ts';

/** A product counts as new for so many days after it came into the range. */
export const NEW_FOR_DAYS = 30;

const MS_PER_DAY = 86_400_000;

/** Closeouts can be had as long as there is enough for one order, everything else always. */
export const isAvailable = ({ row }: Offer): boolean => !row.isCloseout || (row.stock ?? 0) >= row.minPurchase;

/** What all of these have together. */
export const stockOf = (offers: Offer[]): number => offers.reduce((sum, { row }) => sum + (row.stock ?? 0), 0);

export const isNewOn = ({ isNew, since }: ProductRow, now: Date): boolean =>
  isNew || (since !== null && since > newSince(now));

/** What came into the range after this day is new. */
export const newSince = (now: Date): string =>
  new Date(now.getTime() - NEW_FOR_DAYS * MS_PER_DAY).toISOString().slice(0, 10);

export const maxPurchaseOf = (row: ProductRow, stock: number, shopLimit: number): number =>
  maxPurchase(
    { min: row.minPurchase, steps: row.purchaseSteps, max: row.maxPurchase, isCloseout: row.isCloseout, stock },
    shopLimit,
  );

/** The variant that stands for all: the first that can be had, else the main one. Without variants the product itself. */
export const shownVariant = (product: LoadedProduct): Offer =>
  product.variants.find(isAvailable) ?? product.variants[0] ?? product;
