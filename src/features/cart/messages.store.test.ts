// @vitest-environment happy-dom
import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { aCart } from './a-cart.ts';
import { createCart } from './cart.store.ts';
import { createMessages } from './messages.store.ts';

/** The cart of a page whose store answers with these messages. */
function onAPage(response = aCart(), token = 'a-token') {
  const send = vi.fn(async () => response.cart) as unknown as Send;
  const tokenNow = () => token;
  return createCart(send, atom('0') as never, tokenNow, createMessages(tokenNow, sessionStorage));
}
const kinds = (errors: readonly { messageKey: string }[]) => errors.map(({ messageKey }) => messageKey);

describe('What the store says once', () => {
  beforeEach(() => sessionStorage.clear());

  it('is told on the next page when this one is left before anybody reads it, and then no more (D4)', async () => {
    await onAPage(aCart().error('cart-merged-hint', 0)).load();
    const next = onAPage();
    await next.load();
    expect(kinds(next.takeErrors())).toEqual(['cart-merged-hint']);
    expect(onAPage().takeErrors()).toEqual([]);
  });

  it('is a code too that was entered on a page that was left (C2)', async () => {
    await onAPage(aCart().error('promotion-not-found', 20, { name: 'SOMMER' })).load();
    expect(onAPage().takeErrors()).toMatchObject([
      { messageKey: 'promotion-not-found', parameters: { name: 'SOMMER' } },
    ]);
  });

  it('is not told to somebody else', async () => {
    await onAPage(aCart().error('cart-merged-hint', 0)).load();
    expect(onAPage(aCart(), 'another-token').takeErrors()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  it('is all that goes along: the rest is said by every cart as long as it is so', async () => {
    await onAPage(aCart().error('shipping-method-blocked', 20)).load();
    expect(onAPage().takeErrors()).toEqual([]);
  });

  it('is forgotten where the browser keeps something else', () => {
    sessionStorage.setItem('hof-cart-untold', '{');
    expect(onAPage().takeErrors()).toEqual([]);
  });
});
