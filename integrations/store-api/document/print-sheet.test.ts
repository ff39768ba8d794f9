import { expect, it } from 'vitest';
import { StoreError } from '#store/errors.ts';
import type { StoreContext } from '#store/request.ts';
import { readShopConfig } from '#store/shop-config/shop-config.ts';
import { aStoredOrder } from '#tests/support/a-stored-order.ts';
import { printSheet } from './download-document.ts';
import { issuerOf } from './issue-credit-note.ts';
import { sheetOf } from './sheet.ts';

const anna = { env: { visitor: 'anna' } } as StoreContext;

it('answers 503 when an invoice would take too long, and sends one that is drawn already at once', async () => {
  const shopConfig = await readShopConfig('content');
  const sheet = sheetOf(
    {
      id: 'd',
      orderId: 'o',
      type: 'invoice',
      number: '30001',
      deepLinkCode: 'secret',
      paymentMethodId: 'p',
      dueDays: 30,
      amount: null,
      referencedId: null,
      issuer: issuerOf(shopConfig),
      createdAt: '2026-11-24T10:00:00.000Z',
    },
    aStoredOrder({ lines: 1 }),
    shopConfig,
  );
  const printed = await printSheet(anna, sheet);
  const requests = Array.from({ length: 30 }, (_, index) => printSheet(anna, { ...sheet, number: String(index) }));
  const again = printSheet(anna, { ...sheet });
  const results = await Promise.allSettled(requests);
  const refusals = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(StoreError);
    expect(refusal).toMatchObject({ status: 503, problems: [{ code: 'DOCUMENT__BUSY' }] });
  }
  expect(await again).toBe(printed);
});
