import type { CartError } from '#store-api/contract/cart.ts';

/*
 * What the cart has said while a page of the server put goods in: the store says it once, so the address of the cart
 * carries it on (`?messages=product-stock-reached.018f…e2`). Only these kinds, about something by its id: names and
 * quantities come from the cart and the catalog, so that nobody makes the shop say something by a link.
 */

/** Name of the part of the address. */
export const MESSAGES = 'messages';

/** What may be said, as loud as a store says it. The rest stands as long as its cause: every cart says it again. */
const LEVELS = {
  'product-not-found': 20,
  'product-out-of-stock': 20,
  'product-stock-reached': 10,
  'quantity-changed': 10,
  'min-order-quantity': 10,
  'purchase-steps-quantity': 10,
  'promotion-discount-added': 0,
  'promotion-discount-deleted': 0,
  'auto-promotion-not-found': 20,
  'shipping-method-changed': 0,
  'payment-method-changed': 0,
  'cart-merged-hint': 0,
  'error-unknown': 10,
} as const;
type Kind = keyof typeof LEVELS;

/** Of these the line or the article has the name, so they go along only with its id. */
const NAMED = /^(product|quantity|min-order|purchase-steps|promotion-discount-added)/;
/** There is no line of these any more: only the catalog may know a name. */
const GONE: readonly string[] = ['product-not-found', 'product-out-of-stock'];

/** Most messages that an address carries, some 2000 characters; of more it says that quantities should be looked at. */
export const MAX_MESSAGES = 30;

/** An article that was asked for and is not there, without a word of the store. `number` names it where it is known. */
export type Missing = { productId: string; number?: string | null | undefined };

/** The address of the cart, which says what came of what was put in. */
export function cartPathWithFlash(path: string, errors: readonly CartError[], missing: readonly Missing[]): string {
  const errorParts = errors.flatMap((error) => partOf(error, missing));
  const allParts = [...new Set([...errorParts, ...missing.filter(isSilent(errors)).flatMap(goneOf)])];
  const parts = allParts.length > MAX_MESSAGES ? [...allParts.slice(0, MAX_MESSAGES - 1), 'error-unknown'] : allParts;
  return parts.length > 0 ? `${path}?${MESSAGES}=${parts.join('~')}` : path;
}

function partOf({ key, messageKey, level }: CartError, missing: readonly Missing[]): string[] {
  // several lines of one article: nothing was put right, so the next cart says it too
  if (!isKind(messageKey) || (messageKey === 'product-stock-reached' && level >= 20)) return [];
  if (!NAMED.test(messageKey)) return [messageKey];
  const id = ID.exec(key)?.[0];
  if (!id) return [];
  const gone = messageKey === 'product-not-found' && missing.find(({ productId }) => productId === id);
  return gone ? goneOf(gone) : [`${messageKey}.${id}`];
}

const goneOf = ({ productId, number }: Missing): string[] =>
  isId(productId) ? [`product-not-found.${productId}${number && NUMBER.test(number) ? `.${number}` : ''}`] : [];

const isSilent =
  (errors: readonly CartError[]) =>
  ({ productId }: Missing): boolean =>
    !errors.some(({ key }) => key.includes(productId));

/** What an address says, as messages of a cart. Anybody can write one: what is none of these sentences is left out. */
export function readFlash(text: string): CartError[] {
  const parts = text.split('~', MAX_MESSAGES);
  return parts.flatMap((part) => {
    const [kind = '', id, number, ...more] = part.split('.');
    if (!isKind(kind) || more.length > 0 || NAMED.test(kind) !== isId(id)) return [];
    const isNumbered = number !== undefined && kind === 'product-not-found' && NUMBER.test(number);
    if (number !== undefined && !isNumbered) return [];
    return [messageOf(kind, id ?? '', isNumbered ? { name: number } : {})];
  });
}

const messageOf = (messageKey: Kind, id: string, parameters: CartError['parameters']): CartError => ({
  ...{ key: `${messageKey}${id}`, messageKey, level: LEVELS[messageKey], message: messageKey, block: false },
  parameters,
});

/** Whether the store says this with one answer only; a code that nobody knows is named by the shopper, so no address carries it. */
export const isSentOnce = ({ messageKey }: CartError): boolean =>
  isKind(messageKey) || messageKey === 'promotion-not-found';

/** The id of an article that is not in the cart, to ask the catalog how it is called. */
export const goneId = ({ key, messageKey }: CartError): string | undefined =>
  GONE.includes(messageKey) ? ID.exec(key)?.[0] : undefined;

/** An article that has gone, called as the catalog calls it; what is not even there is no longer in the range. */
export const goneNamed = (error: CartError, name: string | undefined): CartError =>
  name ? { ...error, parameters: { name } } : { ...error, messageKey: 'product-not-found' };

const isKind = (kind: string): kind is Kind => Object.hasOwn(LEVELS, kind);
const isId = (id: string | undefined): boolean => id !== undefined && id.length === 32 && ID.test(id);
/** An id, at the end of a key: `product-stock-reached` itself ends like one. */
const ID = /[0-9a-f]{32}$/;
/** An article number: 10-102-GR, SW10001. Too short for a sentence. */
const NUMBER = /^[A-Z]{0,2}\d[\d-]{2,9}(-[A-Z]{1,3})?$/;
