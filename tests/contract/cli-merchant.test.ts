import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { addMail, noteFailure } from '#store/records/mail/mails.ts';
import { keepRecipient } from '#store/records/visitor/newsletter.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { aCustomer, aShopper, paymentId, productId, shippingId } from '#tests/support/shopper.ts';

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

  it('take back what came back of an invoice that nobody has paid, goods first and then the rest', async () => {
    const before = sumOf(await runJson('export', 'bookkeeping'), 'gross');
    const { number, email } = await anOrder({ article: OVEN, quantity: 2 });
    const { total } = await runJson('orders', 'show', number);
    expect(await run('orders', 'credit', number)).toEqual(refused('call it off instead'));
    await run('orders', 'ship', number);
    await run('returns', 'request', number, '--article', `${OVEN}=1`);
    await run('returns', 'receive', `${number}-1`);
    expect((await run('returns', 'refund', `${number}-1`)).out).toMatch(/^249\.00 .* taken off the invoice/);
    const left = centsOf(total) - 24_900;
    expect(sumOf(await runJson('export', 'bookkeeping'), 'gross')).toBe(before + left);
    expect((await store.mailsTo(email)).at(-1)?.text).toMatch(/noch CHF.249[.]00 zu bezahlen/);
    expect(await run('orders', 'credit', number, '--amount', '1000')).toEqual(refused('Between 0.01 and'));
    // two at once: only one of them finds something left
    const both = await Promise.all([1, 2].map(() => run('orders', 'credit', number)));
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const entries = await runJson('export', 'bookkeeping');
    expect(sumOf(entries, 'gross')).toBe(before);
    expect(sumOf(await runJson('report', 'turnover', '--by', 'vat'), 'gross')).toBe(sumOf(entries, 'gross'));
    const { state, documents } = await runJson('orders', 'show', number);
    expect([state, documents.length]).toEqual(['completed', 3]);
    expect(numbersOf(await runJson('orders', 'list', '--unpaid'))).not.toContain(number);
    expect((await store.mailsTo(email)).at(-1)?.text).toContain('Sie bezahlen nichts mehr');
  });

  it('count what is left of an invoice once it is paid, and pay back no more than that', async () => {
    const { number, email } = await anOrder({ article: OVEN, quantity: 2 });
    const { total } = await runJson('orders', 'show', number);
    await run('orders', 'credit', number, '--amount', '100');
    await run('orders', 'pay', number);
    expect((await store.mailsTo(email)).at(-1)?.text?.replaceAll('\u00a0', ' ')).toContain(
      `CHF ${(centsOf(total) - 10_000) / 100}.00`,
    );
    expect(await run('orders', 'credit', number)).toEqual(refused('is paid: pay it back instead'));
    expect(await run('orders', 'refund', number, '--amount', total)).toEqual(refused('can be paid back'));
    expect((await run('orders', 'refund', number)).code).toBe(0);
    const own = (await runJson('export', 'bookkeeping')).filter(({ order }: { order: string }) => order === number);
    expect(sumOf(own, 'gross')).toBe(0);
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

describe('promotions that the merchant makes', () => {
  /** What a cart of one oven costs with a code. */
  const totalWith = async (code: string | null) => {
    const shopper = aShopper(store);
    await shopper.put(OVEN, 1);
    if (code !== null)
      await shopper.requestStore('POST', '/checkout/cart/line-item', {
        items: [{ type: 'promotion', referencedId: code }],
      });
    return centsOf(String((await shopper.requestStore('GET', '/checkout/cart')).body.price.positionPrice));
  };

  it('are had by shoppers, listed beside those of content, switched off and removed', async () => {
    const full = await totalWith(null);
    expect((await run('promotions', 'create', '--code', 'sommer10', '--percent', '10', '--limit', '1')).out).toBe(
      'Promotion sommer10 is made.\n',
    );
    expect(await totalWith('Sommer10 ')).toBe(full * 0.9);
    const row = (await runJson('promotions', 'list')).find(({ id }: { id: string }) => id === 'sommer10');
    expect(row).toMatchObject({ code: 'SOMMER10', made: 'here', state: 'on', limit: 1, uses: 0 });
    expect(await run('promotions', 'create', '--code', 'SOMMER10', '--amount', '5')).toEqual(refused('is in use'));
    await run('promotions', 'disable', 'sommer10');
    expect(await totalWith('SOMMER10')).toBe(full);
    await run('promotions', 'enable', 'sommer10');
    expect((await run('promotions', 'delete', 'sommer10')).code).toBe(0);
    expect(await totalWith('SOMMER10')).toBe(full);
    expect(await run('promotions', 'delete', 'winter-10')).toEqual(refused('content/shop/promotions.yaml'));
    expect(await run('promotions', 'delete', 'nobody')).toEqual(refused('There is no promotion nobody'));
  });

  it('hold on their days by the shop’s clock, from a value on, and as often as they may', async () => {
    const full = await totalWith(null);
    await run(
      'promotions',
      'create',
      '--code',
      'SPAETER',
      '--amount',
      '20',
      '--from',
      '2099-07-01',
      '--to',
      '2099-07-31',
    );
    await run('promotions', 'create', '--code', 'VIEL', '--amount', '20', '--min-total', '5000');
    await run('promotions', 'create', '--code', 'EINMAL', '--amount', '20', '--limit', '1');
    const row = (await runJson('promotions', 'list')).find(({ id }: { id: string }) => id === 'spaeter');
    expect([row.state, row.from, row.until]).toEqual([
      'to come',
      '2099-06-30T22:00:00.000Z',
      '2099-07-31T21:59:59.000Z',
    ]);
    expect([await totalWith('SPAETER'), await totalWith('VIEL')]).toEqual([full, full]);
    expect(await totalWith('EINMAL')).toBe(full - 2000);
    const shopper = aShopper(store);
    await shopper.put(OVEN, 1);
    await shopper.requestStore('POST', '/checkout/cart/line-item', {
      items: [{ type: 'promotion', referencedId: 'EINMAL' }],
    });
    await shopper.becomeGuest({ email: 'once@example.com' });
    await shopper.requestStore('POST', '/checkout/order');
    expect(await totalWith('EINMAL')).toBe(full);
    expect(await run('promotions', 'delete', 'einmal')).toEqual(refused('switch it off instead'));
  });

  it.each([
    [['--code', 'x', '--percent', '10'], '3 to 30'],
    [['--code', 'ABC'], '--percent or --amount'],
    [['--code', 'ABC', '--percent', '10', '--amount', '5'], '--percent or --amount'],
    [['--code', 'ABC', '--percent', '101'], 'from 1 to 100'],
    [['--percent', '10'], 'needs a name'],
    [['--code', 'ABC', '--percent', '10', '--from', '2027-02-01', '--to', '2027-01-01'], 'lies before'],
    [['--code', 'ABC', '--percent', '10', '--limit', '0'], '--limit should be'],
  ])('are refused in words: %s', async (options, reason) => {
    expect(await run('promotions', 'create', ...options)).toEqual(refused(reason));
  });
});

it('a review is answered in public once it is shown, and the answer can be taken back', async () => {
  const writer = await aCustomer(store, 'answered@example.com');
  const path = `/product/${productId(FORKS)}`;
  const review = { title: 'Gute Gabeln', content: 'Sie halten den Käse fest, auch nach Jahren noch.', points: 5 };
  await writer.requestStore('POST', `${path}/review`, review);
  const { id } = (await runJson('reviews', 'list')).find(({ title }: { title: string }) => title === review.title);
  expect(await run('reviews', 'answer', id, 'Danke.')).toEqual(refused('approve it first'));
  await run('reviews', 'approve', id);
  const seen = async () => {
    const { body } = await aShopper(store).requestStore('POST', `${path}/reviews`, { limit: 100 });
    return body.elements.find(({ title }: { title: string }) => title === review.title)?.comment;
  };
  expect(await seen()).toBe(null);
  expect((await run('reviews', 'answer', id, 'Danke, das <b>freut</b> uns.')).code).toBe(0);
  expect(await seen()).toBe('Danke, das <b>freut</b> uns.');
  expect(await run('reviews', 'answer', id, 'x'.repeat(2001))).toEqual(refused('at most 2000'));
  await run('reviews', 'answer', id, '-');
  expect(await seen()).toBe(null);
});

describe('messages of the contact form', () => {
  it('are kept until they are answered, handed out and erased with their writer', async () => {
    const email = 'writes@example.com';
    const write = (subject: string) =>
      aShopper(store).requestStore('POST', '/contact-form', {
        email,
        lastName: 'Muster',
        subject,
        comment: 'Grüezi\n\nEin Pfännchen fehlt.',
      });
    await write('Pfännchen');
    await write('Noch etwas');
    const waiting = async () =>
      (await runJson('messages', 'list')).filter((row: { email: string }) => row.email === email);
    const [first, second] = await waiting();
    expect([first.subject, second.subject]).toEqual(['Pfännchen', 'Noch etwas']);
    expect(await runJson('today')).toContainEqual(
      expect.objectContaining({ waiting: 'message', next: 'messages list' }),
    );
    expect((await runJson('messages', 'show', first.id)).message).toContainEqual({ message: 'Ein Pfännchen fehlt.' });
    expect((await run('messages', 'answer', first.id, 'Es', 'kommt', '<b>morgen</b>.')).code).toBe(0);
    const mail = (await store.mailsTo(email)).at(-1);
    expect(mail).toMatchObject({ subject: 'Antwort auf: Pfännchen' });
    expect(mail?.text).toMatch(/Es kommt <b>morgen<\/b>\.[\s\S]*Ein Pfännchen fehlt/);
    expect(mail?.html).toContain('&lt;b&gt;morgen');
    await run('messages', 'done', second.id);
    expect(await run('messages', 'done', second.id)).toEqual(refused('is done already'));
    expect(await waiting()).toEqual([]);
    expect(await run('messages', 'answer', 'none', 'x')).toEqual(refused('There is no message none'));
    expect(await run('messages', 'answer', first.id)).toEqual(refused('What should be answered'));
    expect((await runJson('person', 'export', email)).messages).toHaveLength(2);
    await run('person', 'erase', email, '--yes');
    expect((await runJson('messages', 'list', '--all')).map((row: { email: string }) => row.email)).not.toContain(
      email,
    );
  });
});

it('a mail that was given up is listed, and goes again', async () => {
  const { records } = store.store;
  const { email } = await anOrder();
  await store.mailsTo(email);
  const message = {
    to: { name: '', address: 'lost@example.com' },
    subject: 'Verloren',
    text: 'Da.',
    html: '<p>Da.</p>',
  };
  await records.transaction((tx) => addMail(tx, 'lost', message, { now: new Date('2099-01-01') }));
  const [waiting] = await runJson('mails', 'list');
  expect(waiting).toMatchObject({ about: 'lost', to: 'lost@example.com' });
  expect(await run('mails', 'send', waiting.id)).toEqual(refused('sends it by itself'));
  await records.transaction((tx) => noteFailure(tx, waiting.id, null, new Date()));
  expect(await runJson('mails', 'list', '--failed')).toMatchObject([{ id: waiting.id, about: 'lost' }]);
  expect((await run('mails', 'send', waiting.id)).code).toBe(0);
  expect((await store.mailsTo('lost@example.com')).map(({ subject }) => subject)).toEqual(['Verloren']);
  expect(await run('mails', 'send', waiting.id)).toEqual(refused('its words are gone'));
  expect(await run('mails', 'send', 'none')).toEqual(refused('There is no mail none'));
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

describe('today', () => {
  it('lists what waits, oldest first, with what comes next', async () => {
    const [first, card] = [await anOrder(), await anOrder({ method: 'card' })];
    await run('stock', 'set', OVEN, '1');
    const chores = async () => new Map((await runJson('today')).map((row: { waiting: string }) => [row.waiting, row]));
    const before = await chores();
    expect(before.get('unpaid')).toMatchObject({ next: expect.stringContaining('orders pay') });
    expect(before.get('low stock')).toMatchObject({ first: expect.stringContaining(OVEN) });
    expect([before.has('oversold'), before.has('failed mail')]).toEqual([false, false]);
    const count = (before.get('ship') as { count: number }).count;
    await run('orders', 'ship', first.number);
    await run('orders', 'cancel', card.number);
    expect(((await chores()).get('ship') as { count: number } | undefined)?.count ?? 0).toBe(count - 1);
    const later = { ...store.env, SHOP_CLOCK: '2036-01-01T00:00:00Z' };
    expect((await runOwner(['today'], later, 'content')).out).toMatch(/^overdue +\d+ +\d{5} /m);
  });
});

describe('the merchant', () => {
  it('hears of a new order and of a review, where an address is set', async () => {
    const told = await aMailingStore({ MERCHANT_MAIL: 'merchant@example.com' });
    const customer = await aCustomer(told, 'buyer@example.com', { firstName: 'Zoë' });
    await customer.put(FORKS);
    await customer.requestStore('PATCH', '/context', { paymentMethodId: paymentId('prepayment') });
    const { body } = await customer.requestStore('POST', '/checkout/order');
    const review = { title: 'Schöne Gabeln', content: 'Sie halten den Käse fest, auch nach Jahren noch.', points: 5 };
    await customer.requestStore('POST', `/product/${productId(FORKS)}/review`, review);
    const mails = await told.mailsTo('merchant@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^Neue Bestellung ${body.orderNumber}: CHF`)),
      expect.stringMatching(/^Eine Bewertung wartet: /),
    ]);
    expect(mails[0]?.text).toContain('Die Zahlung ist noch nicht eingegangen.');
    expect(mails[0]?.text).toContain(FORKS);
    await told.close();
  });
});

describe('stock', () => {
  it('is listed and taken from a file, which is what was exported', async () => {
    const [file, changed] = [`${store.folder}/stock.csv`, 'number;stock\r\n12-110;7\r\n10-999;3\r\n10-104;1\r\n'];
    writeFileSync(file, changed);
    const { out, error, code } = await run('stock', 'import', file, '--json');
    expect([error, code]).toEqual(['2 of 3 rows are not taken in; the others are.\n', 1]);
    expect(JSON.parse(out)).toMatchObject([
      { article: FORKS, stock: 7, refused: null },
      { article: '10-999', refused: 'There is no article 10-999.' },
      { article: '10-104', refused: expect.stringContaining('has variants') },
    ]);
    const rows = await runJson('stock', 'list', '--below', '8');
    expect(rows.find(({ number }: { number: string }) => number === FORKS)).toMatchObject({ stock: 7, waiting: 0 });
    const exported = await run('stock', 'export');
    writeFileSync(file, exported.out);
    expect(await run('stock', 'import', file)).toMatchObject({ error: '', code: 0 });
  });
});

describe('papers', () => {
  it('of many orders are one file, which is never written over', async () => {
    const [first, second] = [await anOrder(), await anOrder()];
    const file = `${store.folder}/papers.pdf`;
    expect(await run('orders', 'documents', first.number, second.number, '--to', file)).toMatchObject({
      out: `2 papers are in ${file}.\n`,
    });
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF/);
    expect(await run('orders', 'delivery-notes', '--to', file)).toEqual(refused('EEXIST'));
    expect(await run('orders', 'delivery-notes', '--to', `${file}.2`)).toMatchObject({ error: '', code: 0 });
    expect(await run('orders', 'delivery-notes')).toEqual(refused('--to is missing'));
    const card = await anOrder({ method: 'card' });
    expect(await run('orders', 'documents', card.number, '--to', `${file}.3`)).toEqual(refused('has no invoice yet'));
  });
});

describe('an order', () => {
  it('goes to another address while it is here, and the bill stays as it was', async () => {
    const { number } = await anOrder();
    const places = async () => {
      const { addresses } = await runJson('orders', 'show', number);
      return addresses.map(({ address, place }: { address: string; place: string }) => [address, place]);
    };
    expect(await run('orders', 'address', number, '--zip', '99')).toEqual(refused('not a valid ZIP code'));
    expect(await run('orders', 'address', number)).toEqual(refused('What should change?'));
    for (const zip of ['6062', '6064']) await run('orders', 'address', number, '--zip', zip, '--city', 'Wilen');
    expect(await places()).toEqual([
      ['billing', '6060 Sarnen'],
      ['shipping', '6064 Wilen'],
    ]);
    await run('orders', 'ship', number);
    expect(await run('orders', 'address', number, '--zip', '6060')).toEqual(refused('its parcel is not here'));
    expect((await places())[1]).toEqual(['shipping', '6064 Wilen']);
  });

  it('has notes that nobody but the shop reads', async () => {
    const { number, email } = await anOrder();
    await run('orders', 'note', number, 'ruft am Montag an');
    expect(await runJson('orders', 'show', number)).toMatchObject({ notes: [{ note: 'ruft am Montag an' }] });
    expect(JSON.stringify(await store.mailsTo(email))).not.toContain('Montag an');
    expect(await run('orders', 'note', number, 'x'.repeat(2001))).toEqual(refused('from 1 to 2000 characters'));
  });

  it('is told of again, as far as it has come', async () => {
    const { number, email } = await anOrder();
    const subjects = async () => (await store.mailsTo(email)).map(({ subject }) => subject);
    const [first] = await subjects();
    expect(await run('orders', 'mail', number, 'shipment')).toEqual(refused('is not shipped'));
    expect(await run('orders', 'mail', number, 'payment')).toEqual(refused('is not paid'));
    expect(await run('orders', 'mail', number, 'confirmation')).toMatchObject({ code: 0 });
    expect(await subjects()).toEqual([first, first]);
    await run('orders', 'pay', number);
    await run('orders', 'mail', number, 'payment');
    const [, , paid, again] = await subjects();
    expect([paid, again]).toEqual([paid, paid]);
  });

  it('leaves in parts, and the customer reads what is in each', async () => {
    const { number, email } = await anOrder({ quantity: 3 });
    const part = (count: number) =>
      run('orders', 'ship', number, '--article', `${FORKS}=${count}`, '--tracking', `t${count}`);
    expect((await part(2)).out).toBe(`Order ${number} is shipped in part.\n`);
    expect((await runJson('orders', 'show', number)).delivery).toBe('shipped_partially');
    expect(numbersOf(await runJson('orders', 'list', '--to-ship'))).toContain(number);
    expect(await part(2)).toEqual(refused('at most 1 pieces'));
    expect(await run('orders', 'cancel', number)).toEqual(refused('its parcel has left'));
    expect((await run('orders', 'ship', number)).code).toBe(0);
    expect(await runJson('orders', 'show', number)).toMatchObject({
      delivery: 'shipped',
      deliveries: [{ tracking: 't2' }],
      shipments: [{ goods: `2 × ${FORKS}`, tracking: 't2' }],
    });
    const [, first, rest] = (await store.mailsTo(email)).map(({ text }) => text);
    expect([first, rest].map((text) => [text?.match(/\d × /)?.[0], text?.includes('Der Rest folgt')])).toEqual([
      ['2 × ', true],
      ['1 × ', false],
    ]);
  });

  it('is paid back by article, which goes back into stock', async () => {
    const { number } = await anOrder({ quantity: 3 });
    await run('orders', 'pay', number);
    const { sums } = await runJson('orders', 'show', number);
    const paidForThree = sumOf(
      sums.filter(({ sum }: { sum: string }) => sum === 'goods' || sum === 'discount'),
      'amount',
    );
    const stock = async () =>
      (await runJson('stock', 'list')).find((row: { number: string }) => row.number === FORKS).stock;
    const before = await stock();
    const refund = await run('orders', 'refund', number, '--article', `${FORKS}=2`, '--restock');
    expect(refund.out).toBe(`CHF ${((paidForThree * 2) / 300).toFixed(2)} of order ${number} are paid back.\n`);
    expect(await stock()).toBe(before + 2);
    expect(await run('orders', 'refund', number, '--article', `${FORKS}=4`)).toEqual(refused('has 3 pieces of'));
    expect(await run('orders', 'refund', number, '--article', 'a=b')).toEqual(refused('--article should be'));
    expect(await run('orders', 'refund', number, '--restock')).toEqual(refused('--restock needs --article'));
  });
});

describe('returns', () => {
  it('are asked for, received and paid back, each once, and the customer hears of it', async () => {
    const { number, email } = await anOrder({ quantity: 3 });
    await run('orders', 'pay', number);
    expect(await run('returns', 'request', number)).toEqual(refused('nothing is with the customer'));
    await run('orders', 'ship', number);
    expect(await run('returns', 'request', number, '--article', `${FORKS}=4`)).toEqual(
      refused('at most 3 pieces of .+ are left'),
    );
    const first = `${number}-1`;
    expect((await run('returns', 'request', number, '--article', `${FORKS}=2`)).out).toBe(
      `Return ${first} is noted.\n`,
    );
    expect(await run('returns', 'refund', first)).toEqual(refused('is requested, not received'));
    const twice = () => Promise.all([1, 2].map(() => run('returns', 'receive', first)));
    expect((await twice()).map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await runJson('orders', 'show', number)).delivery).toBe('returned_partially');
    const refunds = await Promise.all([1, 2].map(() => run('returns', 'refund', first)));
    expect(refunds.map(({ code }) => code).sort()).toEqual([0, 1]);
    await run('returns', 'request', number);
    await run('returns', 'receive', `${number}-2`, '--spoilt');
    const shown = await runJson('orders', 'show', number);
    expect([shown.delivery, shown.returns.map(({ goods }: { goods: string }) => goods)]).toEqual([
      'returned',
      [`2 × ${FORKS}`, `1 × ${FORKS}`],
    ]);
    expect(await run('returns', 'request', number)).toEqual(refused('nothing is with the customer'));
    const subjects = (await store.mailsTo(email)).map(({ subject }) => subject);
    for (const subject of [`Rücksendung ${first} zur Bestellung ${number}`, `Rücksendung ${first} ist eingetroffen`])
      expect(subjects.filter((each) => each === subject)).toHaveLength(1);
    expect((await runJson('returns', 'list', '--state', 'received')).length).toBe(1);
  });
});

describe('a person', () => {
  it('is handed out whole, then erased but for what was invoiced', async () => {
    const { number, email, shopper } = await anOrder({ firstName: 'Vergissmich' });
    await run('orders', 'note', number, 'will keine Werbung');
    const data = JSON.parse((await run('person', 'export', email)).out);
    expect(data).toMatchObject({ customers: [{ email }], orders: [{ order: { number } }], documents: [{}] });
    expect(JSON.stringify(data)).not.toMatch(/scrypt|"tokenHash":"[^"]|"deepLinkCode":"[^"]/);
    expect(await run('person', 'erase', email)).toEqual(refused('--yes does it'));
    expect(await run('person', 'erase', email, '--yes')).toEqual(refused(`still under way: ${number}`));
    await run('orders', 'pay', number);
    await run('orders', 'ship', number);
    const never = await shopper.put(FORKS);
    expect(never.status).toBe(200);
    expect((await run('person', 'erase', email, '--yes')).out).toMatch(/1 accounts and guests, 0 orders; 1 invoiced/);
    const shown = await runJson('orders', 'show', number);
    expect(shown).toMatchObject({ customer: 'Vergissmich Muster', email: 'erased@example.invalid', notes: [] });
    expect(await run('person', 'export', email)).toEqual(refused(`knows nothing of ${email}`));
  });

  it('of whom nothing was invoiced is gone from orders too', async () => {
    const { number, email } = await anOrder({ method: 'card', firstName: 'Vergissmich' });
    await run('orders', 'cancel', number);
    expect((await run('person', 'erase', email, '--yes')).out).toMatch(/1 orders; 0 invoiced/);
    const { out } = await run('orders', 'show', number, '--json');
    expect(out).not.toMatch(/Vergissmich|Muster|Sarnen|6060/);
  });
});
