// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Toasts } from '#features/notifications/Toasts.tsx';
import { LOCALES } from '#i18n/locales.ts';
import { sliceOf } from '#i18n/words.ts';
import { aCart } from '../a-cart.ts';
import { type CartMessage, cartMessage } from '../cart-message.ts';
import { MESSAGE_WORDS } from '../words.server.ts';
import { CartMessages } from './CartLines.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const root = createRoot(document.body.appendChild(document.createElement('div')));
const show = (messages: CartMessage[]) =>
  act(async () => root.render(<CartMessages messages={messages} title="Geändert" />));

/** Every region that a screen reader reads out by itself. */
const regions = () => [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];

/** All kinds of message, as a server sends them. */
const KINDS = [
  ['product-stock-reached', 10, { name: 'Ofen', quantity: 4 }],
  ['product-out-of-stock', 10, { name: 'Ofen' }],
  ['quantity-changed', 10, { name: 'Ofen', quantity: 4 }],
  ['min-order-quantity', 10, { name: 'Ofen', quantity: 2 }],
  ['purchase-steps-quantity', 10, { name: 'Ofen', quantity: 4 }],
  ['shipping-method-blocked', 10, { name: 'Express' }],
  ['shipping-method-changed', 0, { oldShippingMethodName: 'Express', newShippingMethodName: 'Standard' }],
  ['payment-method-blocked', 10, { name: 'Rechnung' }],
  ['payment-method-changed', 0, { oldPaymentMethodName: 'Rechnung', newPaymentMethodName: 'Karte' }],
  ['promotion-not-found', 20, { code: 'WINTER' }],
  ['promotion-not-eligible', 0, { name: 'Winter' }],
  ['promotion-excluded', 0, { name: 'Winter' }],
  ['auto-promotion-not-found', 20, { name: 'Winter' }],
  ['promotion-conflict', 10, { promotions: 'Winter' }],
  ['shipping-address-blocked', 20, { name: 'Norwegen' }],
  ['billing-address-blocked', 20, { name: 'Norwegen' }],
  ['shipping-address-invalid', 20, {}],
  ['billing-address-invalid', 20, {}],
  ['cart-merged-hint', 0, {}],
  ['product-not-found', 20, { name: 'Ofen' }],
  ['salutation-missing', 10, {}],
] as const;

describe('What the server has changed (H2)', () => {
  it.each(LOCALES.flatMap(({ code }) => KINDS.map((kind) => [code, ...kind] as const)))(
    'in %s: %s is read out once, in whole words',
    async (locale, messageKey, level, parameters) => {
      const { cart } = aCart().with('10-104', 2).error(messageKey, level, parameters);
      const words = sliceOf(locale, 'cart', MESSAGE_WORDS);
      const messages = cart.errors.map((error) => cartMessage(words, error, cart.lineItems));
      await show(messages);
      const reading = regions().filter(({ textContent }) => textContent?.includes(messages[0]?.text ?? '–'));
      expect(reading.map((region) => region.getAttribute('aria-live'))).toEqual(['polite']);
      expect(messages[0]?.text).not.toMatch(/\{\{|^[a-z-]+$/);
      expect(messages[0]?.text).not.toBe(words['error-unknown']);
    },
  );

  it('has its region before there is anything to say, or nobody would hear the first message', async () => {
    await show([]);
    expect(regions()).toHaveLength(1);
    expect(document.querySelector('section')?.getAttribute('aria-label')).toBe('Geändert');
  });

  it('is read out once as a notification too (D13)', async () => {
    const removed = { id: 'one', type: 'danger' as const, message: 'Ofen ist entfernt.' };
    const nothing = () => {};
    await act(async () =>
      root.render(
        <Toasts notifications={[removed]} closeLabel="zu" onClose={nothing} onHold={nothing} onRelease={nothing} />,
      ),
    );
    expect(regions().map((region) => region.tagName)).toEqual(['UL']);
  });
});
