// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';

const service = vi.hoisted(() => ({
  refusal: undefined as unknown,
  page: undefined as null | undefined,
  begunAgain: [] as unknown[],
}));
vi.mock('./payment.store.ts', () => {
  const start = async () => service.page;
  const startWith = async (...again: unknown[]) => {
    service.begunAgain.push(again);
    return service.page;
  };
  const $payment = { get: () => ({ state: 'error', error: service.refusal }) };
  return { payment: { $payment, start, startWith } };
});
const refusal = (code: string) =>
  new ApiError({ status: 400, statusText: '', url: '', headers: new Headers() }, { errors: [{ code }] });

beforeEach(async () => {
  Object.assign(service, { page: undefined, begunAgain: [] });
  await import('./payment.client.ts');
  const element = Object.assign(document.createElement('order-payment'), { innerHTML: PARTS });
  Object.assign(element.dataset, { order: 'an-order', locale: 'de', method: 'card' });
  document.body.replaceChildren(element);
});

/** What a page has of it: two sentences, and the form that pays in another way. */
const PARTS = `
    <p data-when="failed" hidden>Nicht geöffnet</p>
    <p data-when="CHECKOUT__ORDER_ORDER_ALREADY_PAID" tabindex="-1" hidden>Bezahlt</p>
    <form data-when="pending failed"><input type="radio" name="method" value="invoice" checked><button>Zahlen</button></form>
`;

it.each([
  [
    'that another tab has paid is told as paid, and not to be paid again',
    'CHECKOUT__ORDER_ORDER_ALREADY_PAID',
    'Bezahlt',
  ],
  ['whose refusal has no words is told as one that could not be opened', 'WHATEVER', 'Nicht geöffnet'],
])('an order %s (H3)', async (_, code, expected) => {
  service.refusal = refusal(code);
  document.querySelector('button')?.focus();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const shown = () => [...document.querySelectorAll('p:not([hidden])')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(shown()).toEqual([expected]));
  expect(document.querySelector('form')?.hidden).toBe(expected === 'Bezahlt');
  expect(document.activeElement?.textContent).toBe(expected === 'Bezahlt' ? expected : 'Zahlen');
});

it('a payment that has failed is opened again by its own way to pay, where the store opens no page otherwise (D5)', async () => {
  service.page = null;
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const radio = document.querySelector('input');
  if (radio) radio.value = 'card';
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(service.begunAgain).toEqual([['an-order', 'de', 'card']]);
});
