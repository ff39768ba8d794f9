import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { idOf, tokenHash } from '#store/id.ts';
import { readMaintenance } from '#store/maintenance/maintenance.ts';
import { openStore } from '#store/open-store.ts';
import { acceptMoney, settlePayment } from '#store/payment/settle.ts';
import { changeCustomer, readAccount } from '#store/records/checkout/customers.ts';
import { readOrder } from '#store/records/checkout/orders.ts';
import { readStock } from '#store/records/checkout/stock.ts';
import { meta } from '#store/records/schema/catalogue.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { asStore } from '#tests/support/of-store.ts';
import { aCustomer, aShopper, countryId, paymentId, productId, shippingId } from '#tests/support/shopper.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const FORKS = '12-110';

const run = (...typed: string[]) => asStore(() => runOwner(typed, store.env, 'content'));
/** What a command answers to programs. */
const runJson = async (...typed: string[]) => {
  const { out, error, code } = await run(...typed, '--json');
  expect([error, code]).toEqual(['', 0]);
  return JSON.parse(out);
};
const refused = (error: string | RegExp) => ({ out: '', error: expect.stringMatching(error), code: 1 });
const done = (out: string) => ({ out: `${out}\n`, error: '', code: 0 });

let guests = 0;
/** An order of a guest: its number and their address. */
async function anOrder({ method = 'invoice', shipping = 'standard', firstName = 'Anna', locale = 'de' } = {}) {
  const email = `guest-${guests++}@example.com`;
  const shopper = aShopper(store);
  await shopper.put(FORKS);
  await shopper.becomeGuest({ email, firstName });
  const methods = { paymentMethodId: paymentId(method), shippingMethodId: shippingId(shipping) };
  const language = store.store.shopConfig.languages.find((each) => each.locale === locale);
  await shopper.requestStore('PATCH', '/context', { ...methods, languageId: language?.id });
  const { body } = await shopper.requestStore('POST', '/checkout/order');
  return { number: body.orderNumber as string, id: body.id as string, email, shopper };
}

const forks = async () => (await readStock(store.store.records.read, [productId(FORKS)])).get(productId(FORKS));

const subjectsTo = async (email: string) => (await store.mailsTo(email)).map(({ subject }) => subject);

describe('orders', () => {
  it('are listed newest first, by state and so many', async () => {
    const first = await anOrder();
    const second = await anOrder();
    await run('orders', 'ship', first.number);
    const numbers = async (...typed: string[]) =>
      (await runJson('orders', 'list', ...typed)).map(({ number }: { number: string }) => number);
    expect((await numbers()).slice(0, 2)).toEqual([second.number, first.number]);
    expect(await numbers('--limit', '1')).toEqual([second.number]);
    expect(await numbers('--state', 'in_progress')).toEqual([first.number]);
    expect((await run('orders', 'list', '--state', 'completed')).out).toBe('There are no such orders.\n');
    await run('orders', 'pay', first.number);
    expect(await numbers('--state', 'completed')).toEqual([first.number]);
    expect((await run('orders', 'list')).out).toMatch(/^number +placed +state +payment +delivery +total +currency/);
  });

  it('are shown with all that hangs on them', async () => {
    const { number, email } = await anOrder();
    expect(await runJson('orders', 'show', number)).toMatchObject({
      number,
      state: 'open',
      payment: 'open',
      method: 'Rechnung',
      currency: 'CHF',
      email,
      lines: [{ article: FORKS, pieces: 1 }],
      deliveries: [{ delivery: 'open', method: 'Standard' }],
      payments: [{ payment: 'open', paidBack: '0.00' }],
      addresses: [{ place: '6060 Sarnen', country: 'CH' }],
    });
  });

  it('are shipped once, and the customer follows the parcel', async () => {
    const { number, email } = await anOrder();
    const ship = () => run('orders', 'ship', number, '--tracking', '99.00.1', '--tracking=99.00.2');
    expect((await Promise.all([ship(), ship()])).sort((a, b) => a.code - b.code)).toEqual([
      done(`Order ${number} is shipped.`),
      refused(`^Order ${number} can't be shipped: its parcel is shipped\\.\n$`),
    ]);
    expect(await runJson('orders', 'show', number)).toMatchObject({
      state: 'in_progress',
      deliveries: [{ delivery: 'shipped', tracking: '99.00.1 99.00.2' }],
    });
    const mails = await store.mailsTo(email);
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual([`Bestellung ${number} ist unterwegs`]);
    expect(mails[1]?.text).toContain('Sendungsnummer: 99.00.1, 99.00.2');
    expect(linkIn(mails[1], '/99.00.1').origin).toBe('https://sendung.hofundherd.example');
  });

  it('tell nothing of a parcel’s way when there is no code, and where to fetch what is fetched', async () => {
    const [sent, fetched] = [await anOrder(), await anOrder({ shipping: 'pickup' })];
    await run('orders', 'ship', sent.number);
    await run('orders', 'ship', fetched.number);
    expect((await store.mailsTo(sent.email))[1]?.text).not.toMatch(/Sendungsnummer|sendung\./);
    expect((await subjectsTo(fetched.email))[1]).toBe(`Bestellung ${fetched.number} liegt in Sarnen bereit`);
  });

  it.each([
    ['en-US', 'Order # is on its way', 'Refund for order #'],
    ['fr-FR', 'La commande # est en route', 'Remboursement de la commande #'],
  ])('are told of in the customer’s language, %s', async (locale, ...subjects) => {
    const { number, email } = await anOrder({ locale });
    for (const verb of ['ship', 'pay', 'refund']) expect(await run('orders', verb, number)).toMatchObject({ code: 0 });
    const sentSubjects = (await subjectsTo(email)).map((subject = '') => subject.replace(number, '#'));
    expect(sentSubjects).toEqual(expect.arrayContaining(subjects));
    const fetched = await anOrder({ locale, shipping: 'pickup' });
    await run('orders', 'ship', fetched.number);
    expect((await subjectsTo(fetched.email))[1]).toMatch(/is ready in Sarnen|vous attend à Sarnen/);
  });

  it('that are not paid are shipped after a question alone, and on invoice at once', async () => {
    const { number } = await anOrder({ method: 'card' });
    const unpaid = `Order ${number} is not paid: its payment by Kreditkarte is open.`;
    expect(await run('orders', 'ship', number)).toEqual(refused(`^${unpaid}`));
    const questions: string[] = [];
    const shipAnswering = (isYes: boolean) =>
      runOwner(['orders', 'ship', number], store.env, 'content', {
        confirm: async (question) => {
          questions.push(question);
          return isYes;
        },
      });
    expect(await shipAnswering(false)).toEqual(refused('stays here'));
    expect((await runJson('orders', 'show', number)).delivery).toBe('open');
    expect(await shipAnswering(true)).toEqual(done(`Order ${number} is shipped.`));
    expect(questions[0]).toBe(`${unpaid} Ship it all the same?`);
    const other = await anOrder({ method: 'prepayment' });
    expect(await run('orders', 'ship', other.number)).toEqual(refused('is not paid'));
    expect(await run('orders', 'ship', other.number, '--unpaid')).toMatchObject({ code: 0 });
  });

  it('are shipped by a list, which names what it can’t ship and ships nothing twice', async () => {
    const [first, second, unpaid] = [await anOrder(), await anOrder(), await anOrder({ method: 'card' })];
    const file = `${store.folder}/shipped.csv`;
    const rows = [`${first.number};99.1`, `${unpaid.number};99.2`, '99999;99.3', `${second.number};"99.4"`];
    writeFileSync(file, `\ufeffBestellnummer;Sendungsnummer\r\n${rows.join('\r\n')}\r\n`);
    const shipFile = async () => {
      const { out, error, code } = await run('orders', 'ship', '--file', file, '--json');
      return [JSON.parse(out).map(({ result }: { result: string }) => result), error, code];
    };
    const refusal = '2 of 4 rows are not shipped; the others are.\n';
    expect(await shipFile()).toEqual([['shipped', 'refused', 'refused', 'shipped'], refusal, 1]);
    expect(await shipFile()).toEqual([['shipped before', 'refused', 'refused', 'shipped before'], refusal, 1]);
    expect((await subjectsTo(first.email)).filter((subject) => /unterwegs/.test(subject ?? ''))).toHaveLength(1);
    expect((await runJson('orders', 'show', second.number)).deliveries).toMatchObject([{ tracking: '99.4' }]);
    const more = [await anOrder(), await anOrder()].map(({ number }) => number);
    expect(await run('orders', 'ship', ...more)).toMatchObject({ error: '', code: 0 });
  });

  it('are paid by a transfer after a card that failed', async () => {
    const { number, id } = await anOrder({ method: 'card' });
    const { records } = store.store;
    const [payment] = (await readOrder(records.read, id))?.transactions ?? [];
    const end = { outcome: 'failed', now: new Date() } as const;
    await records.transaction((tx) => settlePayment(store.store, tx, payment?.id ?? '', end));
    expect((await runJson('orders', 'show', number)).payment).toBe('failed');
    expect(await run('orders', 'pay', number)).toEqual(done(`Order ${number} is paid.`));
  });

  it('are paid once, whichever of their payments has brought the money', async () => {
    const { number, id, shopper } = await anOrder({ method: 'card' });
    const { records } = store.store;
    const [replaced] = (await readOrder(records.read, id))?.transactions ?? [];
    await shopper.requestStore('POST', '/order/payment', { orderId: id, paymentMethodId: paymentId('invoice') });
    // the page of the first payment was open in another tab, and is paid there
    expect(await records.transaction((tx) => acceptMoney(store.store, tx, replaced?.id ?? '', new Date()))).toBe(true);
    const shown = await runJson('orders', 'show', number);
    expect(shown.payments.map(({ payment }: { payment: string }) => payment)).toEqual(['paid', 'cancelled']);
    expect([shown.payment, shown.method]).toEqual(['paid', 'Kreditkarte']);
    expect(await run('orders', 'pay', number)).toEqual(refused(`^Order ${number} does not wait .+ is paid\\.\n$`));
    const exported = await runJson('export', 'orders');
    expect(exported.find((row: { number: string }) => row.number === number)).toMatchObject({ payment: 'paid' });
  });

  it('are paid once, paid back in parts, and no further', async () => {
    const { number, email } = await anOrder({ method: 'prepayment' });
    expect(await run('orders', 'refund', number)).toEqual(refused('^Nothing of this order is paid\\.\n$'));
    expect(await run('orders', 'pay', number)).toEqual(done(`Order ${number} is paid.`));
    expect(await run('orders', 'pay', number)).toEqual(refused(`^Order ${number} does not wait .+ is paid\\.\n$`));
    expect((await subjectsTo(email))[1]).toMatch(/Zahlung/);
    expect(await run('orders', 'refund', number, '--amount', '1.05')).toEqual(
      done(`CHF 1.05 of order ${number} are paid back.`),
    );
    expect(await run('orders', 'refund', number, '--amount', '9999')).toEqual(
      refused('^Between 0.01 and \\d+\\.\\d\\d can be paid back\\.'),
    );
    await run('orders', 'refund', number);
    expect((await runJson('orders', 'show', number)).payment).toBe('refunded');
    const refundMails = (await store.mailsTo(email)).slice(2);
    expect(refundMails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Erstattung zur Bestellung ${number}`));
    expect(refundMails[0]?.text?.replaceAll('\u00a0', ' ')).toContain('CHF 1.05');
  });

  it('are called off after they are paid back, with their goods, and keep their invoice', async () => {
    const before = await forks();
    const { number, email } = await anOrder({ method: 'prepayment' });
    await run('orders', 'pay', number);
    expect(await run('orders', 'cancel', number)).toEqual(refused('already been paid'));
    await run('orders', 'refund', number);
    expect(await run('orders', 'cancel', number)).toEqual(done(`Order ${number} is called off.`));
    expect(await runJson('orders', 'show', number)).toMatchObject({ state: 'cancelled', payment: 'refunded' });
    expect(await forks()).toBe(before);
    const mail = (await store.mailsTo(email)).at(-1);
    expect(mail?.subject).toBe(`Bestellung ${number} ist storniert`);
    expect(mail?.text).not.toContain('wegwerfen');
  });

  it('are called off, with their goods', async () => {
    const before = await forks();
    const { number } = await anOrder();
    expect(await run('orders', 'cancel', number)).toEqual(done(`Order ${number} is called off.`));
    expect(await forks()).toBe(before);
    for (const verb of ['cancel', 'ship', 'pay']) expect(await run('orders', verb, number)).toMatchObject({ code: 1 });
    expect(await run('orders', 'cancel', number)).toEqual(
      refused(`^Order ${number} can't be called off: it is called off already`),
    );
  });

  it.each([
    [['orders', 'show', '99999'], 'There is no order 99999.'],
    [['orders', 'ship', "' or 1=1 --"], "There is no order ' or 1=1 --."],
    [['orders', 'pay', 'x'.repeat(100)], 'There is no order x'],
    [['orders', 'refund', '99999'], 'There is no order 99999.'],
    [['orders', 'refund', '10001', '--amount', '-1'], '--amount should be an amount'],
    [['orders', 'refund', '10001', '--amount', '0'], '--amount should be an amount'],
    [['orders', 'refund', '10001', '--amount', '1.005'], '--amount should be an amount'],
    [['orders', 'ship', '10001', '--tracking', 'a\nb'], 'A tracking code should'],
    [['orders', 'ship', '10001', '--tracking', 'a'.repeat(101)], 'A tracking code should'],
    [['orders', 'ship'], 'Which orders?'],
    [['orders', 'ship', '10001', '--file', 'a.csv'], 'Which orders?'],
    [['orders', 'ship', '10001', '10002', '--tracking', 'a'], '--tracking and --article are for one order'],
    [['orders', 'ship', '--file', 'no-such.csv'], 'no-such.csv'],
    [['orders', 'list', '--limit', '0'], '--limit should be a whole number from 1 on'],
    [['orders', 'list', '--state', 'shut'], '--state should be one of open, in_progress, completed, cancelled'],
    [['orders', 'eat'], 'There is no command "orders eat"'],
  ])('%j is answered with one sentence', async (typed, sentence) => {
    const { out, error, code } = await run(...typed);
    expect([out, code]).toEqual(['', 1]);
    expect(error).toContain(sentence);
    expect(error).not.toMatch(/\n\s+at /);
  });
});

describe('quotes (7.5)', () => {
  it('are listed newest first and shown with their lines, as they were written', async () => {
    expect((await run('quotes', 'list')).out).toBe('There are no quotes yet.\n');
    const ruth = await aCustomer(store, 'quoted@example.com');
    const { id } = (await ruth.requestStore('POST', '/account/customer', {})).body;
    const { records, shopConfig } = store.store;
    await records.transaction((tx) => changeCustomer(tx, id, { groupId: shopConfig.professionalGroupId }));
    const quoteFor = async (quantity: number) => {
      const items = [{ id: productId(FORKS), quantity, note: 'Küche EG' }];
      return (await ruth.requestStore('POST', '/price-quote', { items, commission: 'Seestrasse 1' })).body
        .quoteNumber as string;
    };
    const [first, second] = [await quoteFor(1), await quoteFor(3)];
    const listed = await runJson('quotes', 'list');
    expect(listed.map(({ number }: { number: string }) => number)).toEqual([second, first]);
    expect(await runJson('quotes', 'list', '--limit', '1')).toMatchObject([{ number: second, holds: true }]);
    expect(await runJson('quotes', 'show', second)).toMatchObject({
      ...{ number: second, currency: 'CHF', commission: 'Seestrasse 1', language: 'de' },
      lines: [{ article: FORKS, pieces: 3, note: 'Küche EG' }],
    });
  });

  it('that nobody had written are a mistake', async () => {
    expect(await run('quotes', 'show', '99999')).toEqual(refused('^There is no quote 99999\\.\n$'));
  });
});

describe('stock', () => {
  it('is set, and whoever waits hears of it', async () => {
    const number = '10-104-CR';
    expect(await run('stock', 'set', number, '0')).toMatchObject({ code: 0 });
    const notice = { productId: productId(number), email: 'waits@example.com', storefrontUrl: 'http://localhost' };
    await aShopper(store).requestStore('POST', '/back-in-stock/subscribe', notice);
    const [mail] = await store.mailsTo(notice.email);
    const hash = linkIn(mail, '/back-in-stock/confirm').searchParams.get('hash');
    await aShopper(store).requestStore('POST', '/back-in-stock/confirm', { hash });
    expect(await run('stock', 'set', number, '7')).toEqual(done(`Article ${number}: 7 in stock, 0 before.`));
    expect((await subjectsTo(notice.email))[1]).toMatch(/ist wieder lieferbar$/);
  });

  it.each([
    ['10-104', '3', 'has variants'],
    ['no-such', '3', 'There is no article no-such.'],
    [FORKS, '1.5', '<pieces> should be a whole number from 0 on'],
    [FORKS, '-3', '<pieces> should be a whole number from 0 on, found "-3"'],
    [FORKS, 'many', '<pieces> should be a whole number from 0 on'],
  ])('of %s is not %s', async (number, pieces, sentence) => {
    expect(await run('stock', 'set', number, pieces)).toEqual(refused(sentence));
  });
});

describe('customers', () => {
  it('who applied are told with their trade, become professionals once, and hear of it (F3)', async () => {
    const email = 'profi@example.com';
    const business = { accountType: 'business', company: 'Küche AG', vatIds: ['CHE-123.456.788 MWST'] };
    const billingAddress = {
      company: 'Küche AG',
      street: 'Weg 1',
      zipcode: '6060',
      city: 'Sarnen',
      countryId: countryId('CH'),
    };
    const { professionalGroupId } = store.store.shopConfig;
    const customFields = { hof_trade: 'kitchen-professional' };
    await aCustomer(store, email, { ...business, billingAddress, customFields, requestedGroupId: professionalGroupId });
    const trade = 'Küchenprofi';
    expect(await runJson('customers', 'list', '--applying')).toMatchObject([
      { email, kind: 'private', applying: true, trade },
    ]);
    expect(await run('customers', 'approve-professional', email.toUpperCase())).toMatchObject({ code: 0 });
    expect(await run('customers', 'approve-professional', email)).toEqual(refused('is a professional already'));
    expect(await readAccount(store.store.records.read, email)).toMatchObject({
      groupId: professionalGroupId,
      addressConfirmedAt: expect.any(String),
    });
    expect(await runJson('customers', 'show', email)).toMatchObject({ kind: 'professional', applying: false, trade });
    expect(await subjectsTo(email)).toContain('Ihr Profikonto ist freigeschaltet');
  });

  it('who did not apply stay what they are, and guests have no account', async () => {
    await aCustomer(store, 'private@example.com');
    expect(await runJson('customers', 'show', 'private@example.com')).toMatchObject({ trade: null });
    const { email } = await anOrder();
    expect(await run('customers', 'approve-professional', 'private@example.com')).toEqual(refused('has not applied'));
    expect(await runJson('customers', 'show', email)).toMatchObject({ kind: 'guest', addresses: [{ country: 'CH' }] });
    expect(await run('customers', 'show', 'nobody@example.com')).toEqual(refused('^There is neither an account nor'));
  });

  it('are shown without what opens their account', async () => {
    const { out } = await run('customers', 'show', 'private@example.com', '--json');
    expect(out).toContain('private@example.com');
    expect(out).not.toMatch(/scrypt|hash|token/i);
  });
});

describe('reviews', () => {
  it('are shown to everybody once they are approved', async () => {
    const writer = await aCustomer(store, 'writer@example.com');
    const review = { title: 'Schöne Gabeln', content: 'Sie halten den Käse fest, auch nach Jahren noch.', points: 5 };
    const path = `/product/${productId(FORKS)}`;
    expect((await writer.requestStore('POST', `${path}/review`, review)).status).toBeLessThan(300);
    const seen = async () => JSON.stringify((await aShopper(store).requestStore('POST', `${path}/reviews`, {})).body);
    expect(await seen()).not.toContain(review.title);
    const [waiting] = await runJson('reviews', 'list');
    expect(waiting).toMatchObject({ title: review.title, shown: false });
    expect(await run('reviews', 'approve', waiting.id)).toMatchObject({ code: 0 });
    expect(await seen()).toContain(review.title);
    expect(await runJson('reviews', 'list')).toEqual([]);
    expect(await runJson('reviews', 'list', '--all')).toMatchObject([{ id: waiting.id, shown: true }]);
    expect(await run('reviews', 'approve', waiting.id)).toEqual(refused('is shown already'));
    expect(await run('reviews', 'approve', 'none')).toEqual(refused('^There is no review none'));
  });
});

describe('promotions', () => {
  it('that are switched off stay off when content is taken over again', async () => {
    const isOn = async () =>
      (await runJson('promotions', 'list')).find(({ id }: { id: string }) => id === 'free-shipping-150').on;
    const applies = async () => {
      const { body } = await aShopper(store).put('10-104-GR', 2);
      return JSON.stringify(body).includes(idOf('promotion', 'free-shipping-150'));
    };
    expect(await isOn()).toBe(true);
    const before = await applies();
    expect(await run('promotions', 'disable', 'free-shipping-150')).toMatchObject({ code: 0 });
    await store.store.records.transaction((tx) => tx.delete(meta));
    const again = await openStore(store.store.config, store.folder, 'content');
    await again.close();
    expect([await isOn(), before, await applies()]).toEqual([false, true, false]);
    await run('promotions', 'enable', 'free-shipping-150');
    expect(await isOn()).toBe(true);
  });

  it('that there are not are refused', async () => {
    expect(await run('promotions', 'disable', 'none')).toEqual(refused('^There is no promotion none'));
  });
});

describe('exports', () => {
  it('are harmless CSV, or JSON, of a span of days', async () => {
    const { number } = await anOrder({ firstName: '=HYPERLINK("evil")' });
    const { out } = await run('export', 'orders', '--from', '2020-01-01');
    expect(out.slice(0, 40)).toMatch(/^\ufeffnumber,placed,state,/);
    expect(out.split('\r\n').find((line) => line.startsWith(number))).toContain(`"'=HYPERLINK(""evil"")`);
    expect(await runJson('export', 'orders', '--to', '2020-01-01')).toEqual([]);
    const customers = JSON.parse((await run('export', 'customers', '--format', 'json')).out);
    expect(customers.map(({ email }: { email: string }) => email)).toContain('private@example.com');
  });

  it.each([
    [['--from', 'today'], '--from should be a day'],
    [['--from', '2026-02-02', '--to', '2026-02-01'], '--to 2026-02-01 lies before --from 2026-02-02'],
    [['--format', 'xls'], '--format should be one of csv, json'],
  ])('%j is a mistake', async (typed, sentence) => {
    expect(await run('export', 'orders', ...typed)).toEqual(refused(sentence));
  });
});

describe('the program itself', () => {
  const start = (...typed: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'store', ...typed], {
      encoding: 'utf8',
      env: { ...process.env, ...store.env },
    });

  it('answers beside the running shop, and ends with 1 after a mistake', async () => {
    const { number } = await anOrder();
    expect(start('orders', 'ship', number)).toMatchObject({
      stdout: `Order ${number} is shipped.\n`,
      stderr: '',
      status: 0,
    });
    expect(start('orders', 'ship', number)).toMatchObject({ stdout: '', status: 1 });
  });

  it('helps without a shop, and makes none', async () => {
    const nowhere = `${store.folder}/nowhere`;
    expect((await runOwner(['--help'], { DATA_DIR: nowhere }, 'content')).code).toBe(0);
    for (const typed of [
      ['orders', 'list'],
      ['backup', `${store.folder}/x`],
    ])
      expect(await runOwner(typed, { DATA_DIR: nowhere }, 'content')).toEqual(refused('^There is no shop in '));
    const remote = { STORE_API_ENDPOINT: 'https://a.example/store-api', STORE_API_ACCESS_TOKEN: 'SWSCABCD' };
    expect(await runOwner(['orders', 'list'], remote, 'content')).toEqual(refused('kept by the Shopware at'));
    expect(await runOwner(['orders', 'list'], { PORT: 'x' }, 'content')).toEqual(refused('PORT should be a number'));
  });
});

it('the shop is closed and opened again, and one link lets the owner in', async () => {
  expect(await run('maintenance', 'off')).toEqual(refused('open already'));
  const { out } = await run('maintenance', 'on');
  const key = out.match(/\?entry=([0-9a-f]{32})$/m)?.[1] ?? '';
  expect(await readMaintenance(store.store.records.read)).toMatchObject({ entry: tokenHash(key) });
  expect(await run('maintenance', 'off')).toEqual(done('The shop is open within two seconds.'));
  expect(await readMaintenance(store.store.records.read)).toBeNull();
});
