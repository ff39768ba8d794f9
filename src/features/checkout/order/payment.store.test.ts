import { describe, expect, it, vi } from 'vitest';
import type { Send } from '#store-api/client.ts';
import { createPayment } from './payment.store.ts';

/** A payment service with this response. */
function aService(redirectUrl: string | null) {
  const requests: unknown[] = [];
  const send = vi.fn(async (call: { path: string }, options: { body: unknown }) => {
    requests.push([call.path, options.body]);
    return { redirectUrl };
  });
  return { ...createPayment(send as unknown as Send, () => 'https://shop.test'), requested: requests, send };
}

describe('Starting a payment', () => {
  it('says where to come back to, in the language of the page', async () => {
    const { start, requested: requests } = aService('https://pay.test/1');
    expect(await start('an-order', 'fr-FR')).toBe('https://pay.test/1');
    expect(requests).toEqual([
      [
        '/handle-payment',
        {
          orderId: 'an-order',
          finishUrl: 'https://shop.test/fr-FR/checkout/success/an-order/paid',
          errorUrl: 'https://shop.test/fr-FR/checkout/success/an-order/unpaid',
        },
      ],
    ]);
  });

  it('leads nowhere for an invoice, and never to what is no page', async () => {
    expect(await aService(null).start('an-order', 'de')).toBeNull();
    expect(await aService('javascript:alert(1)').start('an-order', 'de')).toBeNull();
  });

  it('changes the way to pay first when another one was chosen', async () => {
    const { startWith, requested: requests } = aService(null);
    await startWith('an-order', 'de', 'invoice');
    expect(requests.map((one) => (one as string[])[0])).toEqual(['/order/payment', '/handle-payment']);
  });

  it('can be tried again after it failed', async () => {
    const { start, send, $payment } = aService('https://pay.test/1');
    send.mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await start('an-order', 'de')).toBeUndefined();
    expect($payment.get().state).toBe('error');
    expect(await start('an-order', 'de')).toBe('https://pay.test/1');
    expect($payment.get().state).toBe('success');
  });
});
