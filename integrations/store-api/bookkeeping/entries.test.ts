import { beforeAll, describe, expect, it } from 'vitest';
import { issuerOf } from '#store/document/issue-credit-note.ts';
import { idOf } from '#store/id.ts';
import type { OrderDocumentRow } from '#store/records/checkout/orders.ts';
import { readShopConfig, type ShopConfig } from '#store/shop-config/shop-config.ts';
import { aStoredOrder, PLACED_AT } from '#tests/support/a-stored-order.ts';
import { type Entry, entriesOf } from './entries.ts';
import { sumTurnover } from './turnover.ts';

let shopConfig: ShopConfig;
beforeAll(async () => {
  shopConfig = await readShopConfig('content');
});

const aDocument = (more: Partial<OrderDocumentRow> = {}): OrderDocumentRow => ({
  ...{ id: 'i', orderId: 'o', type: 'invoice', number: '30001', deepLinkCode: '', dueDays: 30, amount: null },
  ...{ paymentMethodId: idOf('payment-method', 'invoice'), referencedId: null, issuer: issuerOf(shopConfig) },
  createdAt: PLACED_AT,
  ...more,
});

const gross = (entries: Entry[]) => entries.reduce((sum, each) => sum + each.gross, 0);
const event = (documentId: string | null) => ({ orderId: 'o', documentId, at: PLACED_AT });

describe('the books', () => {
  it('take an invoice, a credit note, and what is left when the order is called off', () => {
    const credit = aDocument({ id: 'c', type: 'credit_note', number: '40001', amount: 10_000 });
    const stored = { ...aStoredOrder(), documents: [aDocument(), credit] };
    const [invoiced, paidBack, off] = ['i', 'c', null].map((id) => entriesOf(stored, event(id), shopConfig));
    expect([invoiced, paidBack, off].map((entries) => gross(entries ?? []))).toEqual([129_000, -10_000, -119_000]);
    expect(invoiced?.[0]).toMatchObject({
      document: '30001',
      country: 'CH',
      currency: 'CHF',
      paymentMethod: 'Rechnung',
    });
    expect(paidBack?.[0]).toMatchObject({ document: '40001', kind: 'refund', rate: 8.1 });
  });

  it('take nothing of an order that was never invoiced', () => {
    expect(entriesOf(aStoredOrder(), event(null), shopConfig)).toEqual([]);
  });
});

describe('turnover', () => {
  const sumBy = (by: Parameters<typeof sumTurnover>[1]) => {
    const entries = entriesOf({ ...aStoredOrder(), documents: [aDocument()] }, event('i'), shopConfig);
    return sumTurnover(
      (async function* () {
        yield entries;
        yield entries;
      })(),
      by,
      'Europe/Zurich',
    );
  };

  it.each([
    ['day', '2026-11-22', 4],
    ['month', '2026-11', 4],
    ['country', 'CH', 4],
    ['vat', 'CH  8.1 %', 4],
    ['method', 'Rechnung', 4],
  ] as const)('by %s', async (by, key, quantity) => {
    expect(await sumBy(by)).toMatchObject([{ key, orders: 1, quantity, gross: 258_000, currency: 'CHF' }]);
  });

  it('by article names what is none by its kind', async () => {
    const rows = await sumBy('article');
    expect(rows.map(({ key, gross: sum }) => [key, sum])).toEqual([
      ['10-104-GR', 258_000],
      ['shipping', 3980],
      ['shipping discount', -3980],
    ]);
  });
});
