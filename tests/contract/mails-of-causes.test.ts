import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOwner } from '#store/cli/run.ts';
import { acceptMoney } from '#store/payment/settle.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aCustomer, aShopper, countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';

const SITE = 'https://shop.example';
const LANGUAGES = ['de', 'en-US', 'fr-FR'] as const;
type Language = (typeof LANGUAGES)[number];

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore({ SITE_URL: SITE });
});
afterAll(() => store.close());

const languageId = (locale: Language) =>
  store.store.shopConfig.languages.find((each) => each.locale === locale)?.id ?? '';
const inLanguage = (locale: Language) => ({ 'sw-language-id': languageId(locale) });
const run = (...typed: string[]) => runOwner(typed, { ...store.env, SITE_URL: SITE }, 'content');
const subjectsTo = async (email: string) => (await store.mailsTo(email)).map(({ subject }) => subject);

let count = 0;
const anEmail = () => `someone-${++count}@example.com`;

/** A customer who is written to in a language. */
async function aReader(locale: Language, more: Record<string, unknown> = {}) {
  const email = anEmail();
  const customer = await aCustomer(store, email, { storefrontUrl: SITE, ...more });
  await customer.requestStore('POST', '/account/change-language', { languageId: languageId(locale) });
  return { customer, email };
}

/** A guest's order on account, invoiced at once, unless another method is named. */
async function anOrder(locale: Language = 'de', method = 'invoice') {
  const [shopper, email] = [aShopper(store), anEmail()];
  await shopper.put('12-110');
  await shopper.becomeGuest({ email, storefrontUrl: SITE });
  await shopper.requestStore('PATCH', '/context', { paymentMethodId: paymentId(method) });
  const { body } = await shopper.requestStore('POST', '/checkout/order', {}, inLanguage(locale));
  return { shopper, email, id: body.id as string, number: body.orderNumber as string, code: body.deepLinkCode };
}

describe('an order that is called off', () => {
  it.each([
    ['de', 'ist storniert', 'Sie haben die Bestellung', 'Eine Rechnung dazu dürfen Sie wegwerfen.'],
    ['en-US', 'has been canceled', 'You canceled order', 'You can discard any invoice for it.'],
    ['fr-FR', 'a été annulée', 'Vous avez annulé la commande', 'Vous pouvez jeter la facture correspondante.'],
  ] as const)('by its customer is told once, in %s', async (locale, subject, who, invoice) => {
    const { shopper, email, id, code } = await anOrder(locale);
    for (const _twice of [1, 2]) await shopper.requestStore('POST', '/order/state/cancel', { orderId: id });
    const [, mail, ...more] = await store.mailsTo(email);
    expect([mail?.subject, more]).toEqual([expect.stringContaining(subject), []]);
    for (const words of [who, invoice]) expect(mail?.text).toContain(words);
    expect(linkIn(mail, `/account/order/${code}`).origin).toBe(SITE);
  });

  it('by the shop says why, when the owner does', async () => {
    const [first, second] = [await anOrder(), await anOrder('de', 'card')];
    await run('orders', 'cancel', first.number, '--reason', 'Der Ofen ist ausverkauft.\nBcc: evil@example.com');
    await run('orders', 'cancel', second.number);
    const [withReason, silent] = [(await store.mailsTo(first.email))[1], (await store.mailsTo(second.email))[1]];
    expect(withReason?.text).toContain('Wir mussten die Bestellung');
    expect(withReason?.text).toContain('Grund: Der Ofen ist ausverkauft. Bcc: evil@example.com');
    expect(silent?.text).not.toMatch(/Grund|Rechnung dazu/);
  });

  it('hears that late money goes back, and nothing of packing', async () => {
    const { shopper, email, id } = await anOrder('de', 'card');
    const { body } = await shopper.requestStore('POST', '/order', { ids: [id] });
    await shopper.requestStore('POST', '/order/state/cancel', { orderId: id });
    const { records, clock } = store.store;
    const [payment] = body.orders.elements[0].transactions;
    expect(await records.transaction((tx) => acceptMoney(store.store, tx, payment.id, clock()))).toBe(true);
    const mail = (await store.mailsTo(email)).at(-1);
    expect(mail?.subject).toMatch(/^Zahlung zur stornierten Bestellung/);
    expect(mail?.text).toContain('Wir erstatten den Betrag');
    const after = await shopper.requestStore('POST', '/order', { ids: [id], associations: { documents: {} } });
    expect(after.body.orders.elements[0].documents).toEqual([]);
  });
});

describe('an account', () => {
  it.each([
    ['de', 'Ihre E-Mail-Adresse ist geändert'],
    ['en-US', 'Your e-mail address has been changed'],
    ['fr-FR', 'Votre adresse e-mail a été modifiée'],
  ] as const)('that gets another e-mail address is told at both, in %s', async (locale, subject) => {
    const { customer, email: before } = await aReader(locale);
    const email = anEmail();
    const change = { email, emailConfirmation: email, password: PASSWORD };
    expect(
      (await customer.requestStore('POST', '/account/change-email', { ...change, password: 'falsch' })).status,
    ).toBe(400);
    expect(await subjectsTo(email)).toEqual([]);
    expect((await customer.requestStore('POST', '/account/change-email', change)).status).toBe(200);
    for (const address of [before, email]) {
      const mail = (await store.mailsTo(address)).at(-1);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(before);
      expect(mail?.text).toContain(email);
    }
    await customer.requestStore('POST', '/account/change-email', change);
    expect(await subjectsTo(email)).toEqual([subject]);
  });

  it.each([
    ['de', 'Ihr Konto ist gelöscht'],
    ['en-US', 'Your account has been deleted'],
    ['fr-FR', 'Votre compte a été supprimé'],
  ] as const)('that is deleted says goodbye in %s', async (locale, subject) => {
    const { customer, email } = await aReader(locale);
    expect((await customer.requestStore('DELETE', '/account/customer')).status).toBe(204);
    expect((await subjectsTo(email)).at(-1)).toBe(subject);
  });

  it('of a guest is no account, and goes without a word', async () => {
    const [guest, email] = [aShopper(store), anEmail()];
    await guest.becomeGuest({ email });
    await guest.requestStore('DELETE', '/account/customer');
    expect(await subjectsTo(email)).toEqual([]);
  });
});

describe('an application for a professional account', () => {
  const applying = (phoneNumber?: string) => ({
    accountType: 'business',
    vatIds: ['CHE-123.456.788 MWST'],
    customFields: { hof_trade: 'wholesale' },
    requestedGroupId: store.store.shopConfig.professionalGroupId,
    billingAddress: {
      company: 'Küche\u2028AG',
      street: 'Weg 1',
      zipcode: '6060',
      city: 'Sarnen',
      countryId: countryId('CH'),
      phoneNumber,
    },
  });

  it('is told to both sides', async () => {
    const { service } = store.store.shopConfig.shop.addresses;
    const { email } = await aReader('de', applying('+41 41 000 00 99'));
    expect(await subjectsTo(email)).toEqual(['Ihr Konto bei Hof & Herd ist eröffnet', 'Ihr Profikonto wird geprüft']);
    const mail = (await store.mailsTo(service ?? '')).at(-1);
    expect(mail?.subject).toBe('Profikonto beantragt: Küche AG, Sarnen');
    expect(mail?.replyTo).toEqual([{ name: 'Anna Muster', address: email }]);
    for (const words of [
      'CHE-123.456.788 MWST',
      'Branche: Grosshandel',
      'Telefon +41 41 000 00 99',
      '6060 Sarnen',
      '--applying',
    ])
      expect(mail?.text).toContain(words);
  });

  it.each([
    ['de', 'Zu Ihrem Antrag auf ein Profikonto', 'Grund: Der Handelsregistereintrag fehlt.'],
    ['en-US', 'About your professional account', 'Reason: Der Handelsregistereintrag fehlt.'],
    ['fr-FR', 'Votre demande de compte professionnel', 'Motif\u00a0: Der Handelsregistereintrag fehlt.'],
  ] as const)('that comes to nothing says why, in %s', async (locale, subject, why) => {
    const { email } = await aReader(locale, applying());
    const decline = (...reason: string[]) => run('customers', 'decline-professional', email, ...reason);
    expect(await decline()).toMatchObject({ code: 1, error: expect.stringMatching(/^--reason is missing/) });
    expect(await decline('--reason', 'x'.repeat(501))).toMatchObject({ code: 1 });
    expect(await decline('--reason', 'Der Handelsregistereintrag fehlt.')).toMatchObject({ code: 0 });
    expect(await decline('--reason', 'Noch einmal')).toMatchObject({ code: 1 });
    const mail = (await store.mailsTo(email)).at(-1);
    expect([mail?.subject, mail?.text]).toEqual([subject, expect.stringContaining(why)]);
  });
});

describe('a review', () => {
  const path = `/product/${productId('12-101')}/review`;
  const review = { content: 'Auch nach zwei Stunden am Tisch noch heiss, und der Boden ist sauber.', points: 4.5 };

  it.each([
    ['de', 'Danke für Ihre Bewertung', '«Hält\u00a0die Wärme», 4.5 von 5 Sternen'],
    ['en-US', 'Thank you for your review', '“Hält\u00a0die Wärme,” 4.5 out of 5 stars'],
    ['fr-FR', 'Merci pour votre avis', 'note 4,5 sur 5'],
  ] as const)('is thanked for once, in %s', async (locale, subject, quote) => {
    const { customer, email } = await aReader(locale);
    const title = 'Hält\u00a0die Wärme';
    expect((await customer.requestStore('POST', path, { ...review, title })).status).toBeLessThan(300);
    await customer.requestStore('POST', path, { ...review, title });
    const mail = (await store.mailsTo(email)).at(-1);
    expect([mail?.subject, mail?.text]).toEqual([subject, expect.stringContaining(quote)]);
    expect(mail?.text).not.toMatch(/geärgert|annoyed|déplu/);
    const filter = [{ type: 'equals', field: 'seoPathInfo', value: productPath(mail?.text) }];
    const response = await customer.requestStore('POST', '/seo-url', { filter }, inLanguage(locale));
    expect(response.body.elements[0].foreignKey).toBe(productId('12-101'));
  });

  it('that complains is asked what can be done', async () => {
    const { customer, email } = await aReader('de');
    await customer.requestStore('POST', path, { ...review, title: 'Riss im Boden', points: 1 });
    expect((await store.mailsTo(email)).at(-1)?.text).toContain('Hat Sie etwas geärgert?');
  });
});

/** The path behind the last button of a mail, without the prefix of its language. */
function productPath(text = ''): string {
  const [url = ''] = [...text.matchAll(/https:\/\/shop\.example\/\S+/g)].map(([match]) => match).slice(-1);
  return new URL(url).pathname.replace(/^\/(en-US|en|fr-FR|fr)\//, '/').slice(1);
}
