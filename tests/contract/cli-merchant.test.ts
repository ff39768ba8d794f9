import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { keepRecipient } from '#store/records/visitor/newsletter.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aShopper, paymentId, shippingId } from '#tests/support/shopper.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const FORKS = '12-110';
const OVEN = '10-104-GR';

const run = (...typed: string[]) => runOwner(typed, store.env, 'content');
/** What a command answers to programs. */
const runJson = async (...typed: string[]) => {
  const { out, error, code } = await run(...typed, '--json');
  expect([error, code]).toEqual(['', 0]);
  return JSON.parse(out);
};
const refused = (error: string | RegExp) => ({ out: '', error: expect.stringMatching(error), code: 1 });
const numbersOf = (rows: { number: string }[]) => rows.map(({ number }) => number);

let guests = 0;
/** An order of a guest: its number and their address. */
async function anOrder({ method = 'invoice', firstName = 'Anna', article = FORKS, quantity = 1 } = {}) {
  const email = `guest-${guests++}@example.com`;
  const shopper = aShopper(store);
  await shopper.put(article, quantity);
  await shopper.becomeGuest({ email, firstName });
  const methods = { paymentMethodId: paymentId(method), shippingMethodId: shippingId('standard') };
  await shopper.requestStore('PATCH', '/context', methods);
  const { body } = await shopper.requestStore('POST', '/checkout/order');
  return { number: body.orderNumber as string, id: body.id as string, email, shopper };
}

const centsOf = (text: string) => Math.round(Number(text) * 100);
const sumOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + centsOf(row[column] ?? '0'), 0);

describe('orders', () => {
  it('are found by words, by what is to be done, and page by page', async () => {
    const [zoe, card] = [await anOrder({ firstName: 'Zoë' }), await anOrder({ method: 'card' })];
    expect(numbersOf(await runJson('orders', 'list', '--search', 'zoe MUSTER'))).toEqual([zoe.number]);
    expect(numbersOf(await runJson('orders', 'list', '--search', card.email))).toEqual([card.number]);
    expect(numbersOf(await runJson('orders', 'list', '--search', '%'))).toEqual([]);
    expect(numbersOf(await runJson('orders', 'list', '--to-ship'))).toEqual([zoe.number]);
    await run('orders', 'pay', card.number);
    expect(numbersOf(await runJson('orders', 'list', '--to-ship'))).toEqual([card.number, zoe.number]);
    expect(numbersOf(await runJson('orders', 'list', '--unpaid'))).toEqual([zoe.number]);
    expect(numbersOf(await runJson('orders', 'list', '--payment', 'paid', '--to', '2020-01-01'))).toEqual([]);
    expect(numbersOf(await runJson('orders', 'list', '--limit', '1'))).toEqual([card.number]);
    expect(numbersOf(await runJson('orders', 'list', '--after', card.number, '--limit', '1'))).toEqual([zoe.number]);
    expect(await run('orders', 'list', '--payment', 'late')).toEqual(refused('--payment should be one of'));
  });

  it('add up: lines, discounts, shipping and VAT; a discount on the shipping is no parcel', async () => {
    const { number } = await anOrder({ article: OVEN, quantity: 2 });
    const { total, sums, taxes, deliveries } = await runJson('orders', 'show', number);
    const amounts = sums.map(({ sum, amount }: { sum: string; amount: string }) => [sum, centsOf(amount)]);
    expect(amounts.map(([sum]: [string]) => sum)).toEqual(['goods', 'shipping', 'shipping discount', 'total']);
    const parts = amounts.slice(0, -1).reduce((whole: number, [, amount]: [string, number]) => whole + amount, 0);
    expect([parts, amounts.at(-1)?.[1]]).toEqual([centsOf(total), centsOf(total)]);
    expect([taxes.length, deliveries.length]).toEqual([1, 1]);
  });
});

describe('the books', () => {
  it('hold lines, shipping and discounts by rate, less what went back, as the reports sum them up', async () => {
    const before = sumOf(await runJson('export', 'bookkeeping'), 'gross');
    const [kept, card] = [await anOrder({ article: OVEN, quantity: 2 }), await anOrder({ method: 'card' })];
    const { total } = await runJson('orders', 'show', kept.number);
    await run('orders', 'pay', kept.number);
    await run('orders', 'refund', kept.number, '--amount', '100');
    const entries = await runJson('export', 'bookkeeping');
    const own = entries.filter(({ order }: { order: string }) => order === kept.number);
    expect(own.map(({ kind }: { kind: string }) => kind)).toEqual(['goods', 'shipping', 'shipping discount', 'refund']);
    expect(sumOf(own, 'gross')).toBe(centsOf(total) - 10_000);
    expect(sumOf(own, 'net') + sumOf(own, 'vat')).toBe(sumOf(own, 'gross'));
    // a card that nobody has paid has brought nothing
    expect(entries.some(({ order }: { order: string }) => order === card.number)).toBe(false);
    for (const by of ['day', 'month', 'article', 'country', 'vat', 'method'])
      expect(sumOf(await runJson('report', 'turnover', '--by', by), 'gross')).toBe(sumOf(entries, 'gross'));
    await run('orders', 'refund', kept.number);
    expect(sumOf(await runJson('export', 'bookkeeping'), 'gross')).toBe(before);
    expect(await runJson('report', 'turnover', '--to', '2020-01-01')).toEqual([]);
  });

  it('take back what was invoiced and called off', async () => {
    const before = sumOf(await runJson('export', 'bookkeeping'), 'gross');
    const { number } = await anOrder();
    expect(sumOf(await runJson('export', 'bookkeeping'), 'gross')).toBeGreaterThan(before);
    await run('orders', 'cancel', number);
    expect(sumOf(await runJson('export', 'bookkeeping'), 'gross')).toBe(before);
  });

  it('are files for a spreadsheet: with semicolons, addresses and times by the shop’s clock', async () => {
    const { number } = await anOrder();
    const { out } = await run('export', 'orders', '--separator', ';');
    const [head = '', ...rows] = out.slice(1).split('\r\n');
    const cells = rows.find((row) => row.startsWith(number))?.split(';') ?? [];
    const cell = (column: string) => cells[head.split(';').indexOf(column)];
    expect([cell('shipping zip'), cell('billing city'), cell('placed')]).toEqual([
      '6060',
      'Sarnen',
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    ]);
    expect(centsOf(cell('goods') ?? '') + centsOf(cell('shipping') ?? '')).toBe(centsOf(cell('total') ?? ''));
    expect(await run('export', 'orders', '--separator', 'x')).toEqual(refused('--separator should be one of'));
  });
});

it('readers of the newsletter are those who confirmed it, with both moments', async () => {
  const { records } = store.store;
  const at = '2026-11-24T11:00:00.000Z';
  const none = { salutationId: null, firstName: null, lastName: null, street: null, zipCode: null, city: null };
  const recipient = (email: string, status: 'optIn' | 'notSet' | 'optOut') => ({
    ...none,
    ...{ id: email, email, emailKey: email, status, tokenHash: email, locale: 'de' as const },
    ...{ createdAt: at, updatedAt: at, confirmedAt: status === 'notSet' ? null : at },
  });
  await records.transaction(async (tx) => {
    for (const status of ['optIn', 'notSet', 'optOut'] as const)
      await keepRecipient(tx, recipient(`${status}@example.com`, status));
  });
  expect(await runJson('export', 'newsletter')).toMatchObject([
    { email: 'optIn@example.com', language: 'de', signedUp: at, confirmed: at },
  ]);
});
