import { expect, test } from 'vitest';
import { drawComponent } from '#tests/support/draw-component.ts';
import OrderPage from './OrderPage.astro';
import { orderView } from './order-view.server.ts';

/** The page of a voucher, whose file may be had or not yet. */
async function pageOfVoucher(accessGranted: boolean): Promise<string> {
  const media = { fileName: 'gutschein', fileExtension: 'pdf' };
  const line = { type: 'product', label: 'Gutschein', states: ['is-download'], payload: {}, quantity: 1 };
  const order = {
    ...{ id: 'an-order', orderNumber: '10001' },
    price: { totalPrice: 50, netPrice: 50, taxStatus: 'gross', calculatedTaxes: [] },
    lineItems: [{ ...line, unitPrice: 50, totalPrice: 50, downloads: [{ id: 'a-file', accessGranted, media }] }],
  };
  const view = orderView(order as unknown as Parameters<typeof orderView>[0], 'de');
  return drawComponent(OrderPage, { locale: 'de', order: view, title: 'Bezahlt.', text: 'Danke.', hasSteps: false });
}

test('what was bought as a file is a button on the page of the order, once it is paid (D5)', async () => {
  const html = await pageOfVoucher(true);
  expect(html).toMatch(
    /<a class="btn" href="\/account\/order\/an-order\/download\/a-file"[^>]*>\s*gutschein\.pdf herunterladen/,
  );
  expect(html).not.toContain('Wie es weitergeht');
});

test('a file that is not paid yet says when it will be there (D5)', async () => {
  const html = await pageOfVoucher(false);
  expect(html).not.toContain('href="/account/order/an-order/download');
  expect(html).toContain('Steht bereit, sobald die Zahlung eingegangen ist.');
});
