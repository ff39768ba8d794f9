import { describe, expect, it } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import { aCart } from '../a-cart.ts';
import { cartMessage } from '../cart-message.ts';
import { MESSAGE_WORDS } from '../words.server.ts';
import { cartPathWithFlash, goneNamed, MAX_MESSAGES, readFlash } from './flash.ts';

const id = (digit: number) => digit.toString(16).padStart(32, '0');
const words = sliceOf('de', 'cart', MESSAGE_WORDS);
const errorsOf = (entries: [kind: string, level: number, key: string][]) =>
  entries.map(([kind, level, key]) => aCart().error(kind, level, { name: 'Ofen', quantity: 2 }, key)).map(only);
const only = ({ cart }: ReturnType<typeof aCart>) => {
  const [error] = cart.errors;
  if (!error) throw new Error('The cart has no message.');
  return error;
};

/** The messages of the cart page for a URL; the cart contains three ovens. */
const textsOf = (text: string, lines = aCart().with(id(1), 3).cart.lineItems) =>
  readFlash(text).map((error) => cartMessage(words, error, lines).text);

describe('What the cart has said while goods were put in', () => {
  it('goes along in its address by kind and article, and is told with what lies in the cart (D4)', () => {
    const href = cartPathWithFlash(
      '/cart',
      errorsOf([['product-stock-reached', 10, `product-stock-reached${id(1)}`]]),
      [],
    );
    expect(href).toBe(`/cart?messages=product-stock-reached.${id(1)}`);
    expect(textsOf(href.split('=')[1] ?? '')).toEqual([
      'Von «Article 00000000000000000000000000000001» gibt es noch 3 Stück. Wir haben die Menge angepasst.',
    ]);
  });

  it('is told by the number of an order where the article has gone, with or without a word of the store (D4)', () => {
    const errors = errorsOf([['product-not-found', 20, `product-not-found${id(2)}`]]);
    const missing = [{ productId: id(2), number: '10-102-CR' }, { productId: id(3) }];
    const href = cartPathWithFlash('/cart', errors, missing);
    expect(href).toBe(`/cart?messages=product-not-found.${id(2)}.10-102-CR~product-not-found.${id(3)}`);
    expect(textsOf(href.split('=')[1] ?? '')).toEqual([
      expect.stringContaining('«10-102-CR» ist nicht mehr im Sortiment'),
      expect.stringContaining('Ein Artikel ist nicht mehr im Sortiment'),
    ]);
  });

  it('leaves out what every cart says again, and adds nothing where nothing was said (D4)', () => {
    const errors = errorsOf([
      ['payment-method-blocked', 10, 'payment-method-blocked'],
      ['product-stock-reached', 20, `product-stock-reached${id(1)}`],
      ['promotion-not-found', 20, 'promotion-not-found'],
    ]);
    expect(cartPathWithFlash('/fr-FR/cart', errors, [])).toBe('/fr-FR/cart');
  });

  it('says in whole words that a method was replaced, without the names (D4)', () => {
    const href = cartPathWithFlash(
      '/cart',
      errorsOf([['shipping-method-changed', 0, 'shipping-method-changed-a-b']]),
      [],
    );
    expect(textsOf(href.split('=')[1] ?? '')).toEqual([expect.stringMatching(/^Die bisherige Versandart ist/)]);
  });

  it('is bounded, and says that there is more to look at (D4)', () => {
    const missing = Array.from({ length: 250 }, (_, at) => ({ productId: id(at) }));
    const href = cartPathWithFlash('/cart', [], missing);
    expect(href.length).toBeLessThan(2000);
    const messages = readFlash(href.split('=')[1] ?? '');
    expect([messages.length, messages.at(-1)?.messageKey]).toEqual([MAX_MESSAGES, 'error-unknown']);
  });

  it.each([
    ['nothing', ''],
    ['words of somebody else', `product-not-found.${id(1)}.Ihr Konto ist gesperrt`],
    ['a long word', `product-not-found.${id(1)}.10-RUFEN-SIE-UNS-AN`],
    ['a kind that no cart says', `account-locked.${id(1)}`],
    ['a kind that every object knows', 'constructor'],
    ['an article that is none', 'product-out-of-stock.everything'],
    ['a number where none belongs', `product-out-of-stock.${id(1)}.10-102`],
    ['an article where none belongs', `cart-merged-hint.${id(1)}`],
    ['more than it has parts', `product-not-found.${id(1)}.10-102.x`],
  ])('is nothing when the address says %s (D4)', (_, text) => expect(readFlash(text)).toEqual([]));

  it('never says a sentence with a gap: what has left the cart meanwhile is told in general (D4)', () =>
    expect(textsOf(`min-order-quantity.${id(9)}`)).toEqual([words['error-unknown']]));

  it('is not called like an automatic discount, whose line names no code (D4)', () => {
    const { lineItems } = aCart().discount('', -5).cart;
    expect(textsOf(`product-not-found.${id(2)}`, lineItems)[0]).toMatch(/^Ein Artikel/);
  });

  it('calls an article that is sold out as the catalogue does (D4)', () => {
    const [error] = readFlash(`product-out-of-stock.${id(2)}`);
    if (!error) throw new Error('Nothing was read.');
    expect(cartMessage(words, goneNamed(error, 'Ofen'), []).text).toContain('«Ofen» ist ausverkauft');
    expect(cartMessage(words, goneNamed(error, undefined), []).text).toMatch(/^Ein Artikel ist nicht mehr/);
  });
});
