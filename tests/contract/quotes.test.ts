import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#store/id.ts';
import { quoteSheetOf } from '#store/quote/quote-sheet.ts';
import { VALID_DAYS } from '#store/quote/write-quote.ts';
import { changeCustomer } from '#store/records/checkout/customers.ts';
import { addQuote, readQuote, readQuotes } from '#store/records/checkout/quotes.ts';
import type { AStore } from '#tests/support/a-store.ts';
import { aCustomer, aQuietStore, aShopper, productId, refusalOf, type Shopper } from '#tests/support/shopper.ts';

let store: AStore;
beforeAll(async () => {
  store = await aQuietStore();
});
afterAll(() => store.close());

let count = 0;

/** Karl Muster's kitchens, approved. */
async function aProfessional(): Promise<Shopper & { id: string }> {
  const shopper = await aCustomer(store, `karl-${++count}@example.com`, {
    accountType: 'business',
    company: 'Muster Küchen AG',
    vatIds: ['CHE-123.456.789 MWST'],
  });
  const { id } = (await shopper.requestStore('POST', '/account/customer', {})).body;
  const { records, shopConfig } = store.store;
  await records.transaction((tx) => changeCustomer(tx, id, { groupId: shopConfig.professionalGroupId }));
  return Object.assign(shopper, { id });
}

const quoteRequest = (items: [article: string, quantity: unknown, note?: string][], commission?: string) => ({
  items: items.map(([article, quantity, note]) => ({ id: productId(article), quantity, note })),
  commission,
});

const sheetFor = async ({ id: customerId }: { id: string }, quoteId: string) => {
  const row = await readQuote(store.store.records.read, quoteId, customerId);
  if (!row) throw new Error('This quote is not there.');
  return quoteSheetOf(row, store.store.shopConfig);
};

describe('A quote of a professional (F3, 7.5)', () => {
  it('has a number, a validity, net prices by tier, the tax and the total, and its PDF', async () => {
    const karl = await aProfessional();
    const { status, body } = await karl.requestStore(
      'POST',
      '/price-quote',
      quoteRequest(
        [
          ['41-202', 12, '12 × Küche EG'],
          ['40-117', 2],
        ],
        'Seestrasse 1',
      ),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ quoteNumber: expect.stringMatching(/^5\d{4}$/), commission: 'Seestrasse 1' });
    expect(body.price).toMatchObject({ taxStatus: 'net', positionPrice: 94.7 });
    const days = (Date.parse(body.validUntil) - Date.parse(body.createdAt)) / 86_400_000;
    expect(days).toBe(VALID_DAYS);

    const sheet = await sheetFor(karl, body.id);
    expect(sheet.recipient).toEqual(['Muster Küchen AG', 'Anna Muster', 'Kernserstrasse 3', '6060 Sarnen']);
    expect(sheet.details.map(([name]) => name)).toEqual([
      'Datum',
      'Bestellbar bis',
      'Kundennummer',
      'MWST-Nummer',
      'Kommission',
    ]);
    expect(sheet.lines[0]).toEqual({
      quantity: '12',
      name: expect.stringMatching(/^Säcke 35\sl, Rolle à 20\sStück$/),
      detail: '41-202 · Staffel: ab 1 5.85, ab 10 5.35, ab 50 4.80 · 12 × Küche EG',
      unitPrice: '5.35',
      amount: '64.20',
    });
    expect(sheet.sums).toEqual([
      ['Zwischensumme', '94.70'],
      ['zuzüglich 8,1 % MWST auf 94.70', '7.67'],
      ['Rundung', '-0.02'],
    ]);
    expect(sheet.total).toBe('CHF 102.35');
    // ordering calculates with the prices of that day, so the paper promises none
    expect(sheet.notes[0]).toMatch(
      /^Preise vom .*, freibleibend: Verrechnet werden die Preise am Tag der Bestellung\./,
    );

    const file = await store.requestStore('GET', `/price-quote/${body.id}/pdf`, undefined, {
      'sw-context-token': karl.token,
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain(`Offerte-${body.quoteNumber}.pdf`);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it.each([
    ['en-US', 'Quote', 'Order by', 'subject to change'],
    ['fr-FR', 'Devis', 'À commander jusqu’au', 'sans engagement'],
  ])('speaks the language of whoever asks: %s', async (locale, kind, until, nonBinding) => {
    const karl = await aProfessional();
    const { body: languages } = await karl.requestStore('POST', '/language', {});
    const { id: languageId } = languages.elements.find(
      (language: { translationCode: { code: string } }) => language.translationCode.code === locale,
    );
    await karl.requestStore('PATCH', '/context', { languageId });
    const { body } = await karl.requestStore('POST', '/price-quote', quoteRequest([['41-202', 1]]));
    const sheet = await sheetFor(karl, body.id);
    expect([sheet.kind, sheet.details[1]?.[0]]).toEqual([kind, until]);
    expect(sheet.notes[0]).toContain(nonBinding);
  });

  it('stays what it was, and is listed with the others, the newest first', async () => {
    const karl = await aProfessional();
    const first = (await karl.requestStore('POST', '/price-quote', quoteRequest([['41-202', 1]]))).body;
    const second = (await karl.requestStore('POST', '/price-quote', quoteRequest([['41-203', 1]]))).body;
    expect(Number(second.quoteNumber)).toBeGreaterThan(Number(first.quoteNumber));
    const { body } = await karl.requestStore('GET', '/price-quote');
    expect(body.elements.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(body.elements[1]).toEqual(first);
  });

  it('adds the same article up, so that its tier is the one that counts', async () => {
    const karl = await aProfessional();
    const { body } = await karl.requestStore(
      'POST',
      '/price-quote',
      quoteRequest([
        ['41-202', 6],
        ['41-202', 6],
      ]),
    );
    expect(body.lineItems).toMatchObject([{ productNumber: '41-202', quantity: 12 }]);
    expect(body.price.positionPrice).toBe(64.2);
  });

  it('is nobody else’s', async () => {
    const [karl, other] = [await aProfessional(), await aProfessional()];
    const { body } = await karl.requestStore('POST', '/price-quote', quoteRequest([['41-202', 1]]));
    expect(refusalOf(await other.requestStore('GET', `/price-quote/${body.id}/pdf`))).toEqual([
      404,
      ['QUOTE__NOT_FOUND', undefined],
    ]);
    const guest = aShopper(store);
    await guest.becomeGuest({ email: 'guest@example.com' });
    for (const shopper of [guest, aShopper(store)]) {
      expect((await shopper.requestStore('POST', '/price-quote', quoteRequest([['41-202', 1]]))).status).toBe(403);
      expect((await shopper.requestStore('GET', '/price-quote')).status).toBe(403);
    }
  });
});

describe('A private customer (F3, 7.5)', () => {
  it('is told that quotes are for professionals, and gets none', async () => {
    const anna = await aCustomer(store, 'anna-private@example.com');
    for (const [method, path] of [
      ['POST', '/price-quote'],
      ['GET', '/price-quote'],
    ] as const)
      expect(
        refusalOf(await anna.requestStore(method, path, method === 'POST' ? quoteRequest([['41-202', 1]]) : undefined)),
      ).toEqual([403, ['QUOTE__ONLY_FOR_PROFESSIONALS', undefined]]);
  });
});

describe('What can’t be quoted is refused, and takes no number (7.5)', () => {
  it.each([
    ['more than the shop sells at once', quoteRequest([['41-202', 101]])],
    ['an article of many colours', quoteRequest([['10-104', 1]])],
    ['an unknown article', quoteRequest([['99-999', 1]])],
  ])('%s', async (_what, body) => {
    const karl = await aProfessional();
    expect(refusalOf(await karl.requestStore('POST', '/price-quote', body))).toEqual([
      400,
      ['QUOTE__ITEM_NOT_ORDERABLE', undefined],
    ]);
    expect((await karl.requestStore('GET', '/price-quote')).body.elements).toEqual([]);
  });

  it.each([
    [{}, '/items'],
    [{ items: [] }, '/items'],
    [{ items: 'x' }, '/items'],
    [{ items: [null] }, '/items/0/id'],
    [quoteRequest([['41-202', 0]]), '/items/0/quantity'],
    [quoteRequest([['41-202', 1.5]]), '/items/0/quantity'],
    [quoteRequest([['41-202', '10']]), '/items/0/quantity'],
    [quoteRequest([['41-202', 1e9]]), '/items/0/quantity'],
    [quoteRequest([['41-202', 1, 'x'.repeat(301)]]), '/items/0/note'],
    [quoteRequest([['41-202', 1]], 'x'.repeat(81)), '/commission'],
  ])('%j', async (body, pointer) => {
    const karl = await aProfessional();
    const [status, ...problems] = refusalOf(await karl.requestStore('POST', '/price-quote', body));
    expect([status, (problems as [string, string][])[0]?.[1]]).toEqual([400, pointer]);
  });

  it('more lines than a cart holds', async () => {
    const karl = await aProfessional();
    const items = Array.from({ length: 251 }, () => ({ id: productId('41-202'), quantity: 1 }));
    expect((await karl.requestStore('POST', '/price-quote', { items })).status).toBe(400);
  });
});

it('The newest quotes are shown: a hundred, or as many as hold some 2000 lines', async () => {
  const karl = await aProfessional();
  const { body } = await karl.requestStore('POST', '/price-quote', quoteRequest([['41-202', 12]]));
  const row = await readQuote(store.store.records.read, body.id, karl.id);
  if (!row) throw new Error('This quote is not there.');
  const again = (customerId: string, times: number, lines: number) =>
    store.store.records.transaction(async (tx) => {
      for (let at = 0; at < times; at += 1)
        await addQuote(tx, {
          ...{ ...row, customerId, id: newId(), number: `${customerId.slice(0, 4)}-${lines}-${at}` },
          ...{ createdAt: new Date(at).toISOString(), lines: Array.from({ length: lines }, () => row.lines).flat() },
        });
    });
  await again(karl.id, 110, 1);
  const large = await aProfessional();
  await again(large.id, 30, 250);
  const shown = async ({ id }: { id: string }) => (await readQuotes(store.store.records.read, id)).length;
  expect([await shown(karl), await shown(large)]).toEqual([100, 10]);
});
