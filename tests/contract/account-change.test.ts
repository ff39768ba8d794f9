import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCustomer } from '#store/records/checkout/customers.ts';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { anEmail, change, login, me } from '#tests/support/account.ts';
import { aCustomer, aShopper, PASSWORD, paymentId, refusalOf, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const NAMES = { firstName: 'Anna', lastName: 'Muster' };

describe('who is no customer', () => {
  const BOTH = ['change-profile', 'convert-guest', 'logout', 'customer', 'list-address', 'address'];
  const CUSTOMERS = [
    'change-email',
    'change-password',
    'change-language',
    `change-payment-method/${paymentId('card')}`,
  ];
  const refusal = [403, ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN', undefined]];

  it.each([...BOTH, ...CUSTOMERS])('is refused as a stranger: %s', async (what) => {
    expect(refusalOf(await change(aShopper(store), what))).toEqual(refusal);
  });

  it.each(CUSTOMERS)('is refused as a guest: %s', async (what) => {
    const guest = aShopper(store);
    await guest.becomeGuest();
    expect(refusalOf(await change(guest, what))).toEqual(refusal);
  });

  it('is refused with the token of a session that is over', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const { token } = shopper;
    await change(shopper, 'logout');
    const late = aShopper(store);
    late.token = token;
    expect(refusalOf(await change(late, 'change-profile', NAMES))).toEqual(refusal);
    expect((await login(store, email, PASSWORD)).status).toBe(200);
  });
});

describe('a profile', () => {
  it('changes what is named and keeps the rest', async () => {
    const shopper = await aCustomer(store, anEmail(), {
      title: 'Dr.',
      birthdayDay: 17,
      birthdayMonth: 5,
      birthdayYear: 1980,
    });
    const changed = await change(shopper, 'change-profile', { firstName: ' Beatrice ', lastName: 'Neu' });
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('POST', '/account/change-profile', changed.status, changed.body)).toEqual([]);
    expect(await me(shopper)).toMatchObject({
      firstName: 'Beatrice',
      lastName: 'Neu',
      title: 'Dr.',
      birthday: '1980-05-17T00:00:00.000+00:00',
      defaultBillingAddress: { firstName: 'Anna' },
    });
    const empty = { ...NAMES, title: '', birthdayDay: '', birthdayMonth: '', birthdayYear: '' };
    await change(shopper, 'change-profile', empty);
    expect(await me(shopper)).toMatchObject({ title: null, birthday: null });
  });

  it('keeps what the shop lets clients keep, and nothing else (C2)', async () => {
    const shopper = await aCustomer(store, anEmail());
    expect(await me(shopper)).toMatchObject({ customFields: null });
    const keep = (customFields: unknown) => change(shopper, 'change-profile', { ...NAMES, customFields });
    const kept = await keep({ hof_reorder_lists: ' [1] ', hof_discount: '50', __proto__: { x: 'y' } });
    expect(kept.status).toBe(200);
    expect((await me(shopper)).customFields).toEqual({ hof_reorder_lists: '[1]' });
    // another change leaves it alone, and so does one that means something else
    await change(shopper, 'change-profile', NAMES);
    await keep([{ hof_reorder_lists: 'x' }]);
    expect((await me(shopper)).customFields).toEqual({ hof_reorder_lists: '[1]' });
    expect(refusalOf(await keep({ hof_reorder_lists: ['x'] }))[0]).toBe(400);
    await keep({ hof_reorder_lists: '' });
    expect(await me(shopper)).toMatchObject({ customFields: null });
  });

  it('keeps long texts for professionals, whom the owner has let in, and none for guests', async () => {
    const [shopper, guest] = [await aCustomer(store, anEmail()), aShopper(store)];
    const keep = async (who: Shopper, length: number) => {
      const customFields = { hof_projects: 'x'.repeat(length) };
      return refusalOf(await change(who, 'change-profile', { ...NAMES, customFields }));
    };
    const tooLong = [400, ['TOO_LONG_ERROR', '/customFields/hof_projects']];
    expect([await keep(shopper, 32_000), await keep(shopper, 32_001)]).toEqual([[200], tooLong]);
    const { id } = await me(shopper);
    const groupId = store.store.shopConfig.professionalGroupId;
    await store.store.records.transaction((tx) => changeCustomer(tx, id, { groupId }));
    expect([await keep(shopper, 30_000), await keep(shopper, 400_001)]).toEqual([[200], tooLong]);
    await guest.becomeGuest({ email: anEmail(), customFields: { hof_projects: 'x', hof_trade: 'wholesale' } });
    expect(await keep(guest, 500_000)).toEqual([200]);
    expect((await me(guest)).customFields).toEqual({ hof_trade: 'wholesale' });
  });

  it('tells what is kept with a customer where it is asked for, not with every context', async () => {
    const shopper = await aCustomer(store, anEmail());
    const size = async () => JSON.stringify((await shopper.requestStore('GET', '/context')).body).length;
    const before = await size();
    await change(shopper, 'change-profile', { ...NAMES, customFields: { hof_projects: 'x'.repeat(30_000) } });
    expect((await me(shopper)).customFields.hof_projects).toHaveLength(30_000);
    expect(await size()).toBeLessThan(before + 1_000);
  });

  it('may be that of a guest', async () => {
    const guest = aShopper(store);
    await guest.becomeGuest();
    expect((await change(guest, 'change-profile', { firstName: 'Gast', lastName: 'Neu' })).status).toBe(200);
    expect(await me(guest)).toMatchObject({ firstName: 'Gast', guest: true });
  });

  it('becomes that of a business and back', async () => {
    const shopper = await aCustomer(store, anEmail());
    const business = { ...NAMES, accountType: 'business', company: 'Muster AG', vatIds: ['CHE-123.456.789', ''] };
    expect((await change(shopper, 'change-profile', business)).status).toBe(200);
    expect(await me(shopper)).toMatchObject({
      accountType: 'business',
      company: 'Muster AG',
      vatIds: ['CHE-123.456.789'],
    });
    await change(shopper, 'change-profile', { ...NAMES, firstName: 'Anne' });
    expect(await me(shopper)).toMatchObject({ accountType: 'business', company: 'Muster AG' });
    await change(shopper, 'change-profile', { ...NAMES, accountType: 'private', company: null, vatIds: null });
    expect(await me(shopper)).toMatchObject({ accountType: 'private', company: null, vatIds: [] });
  });

  const BUSINESS = { accountType: 'business', company: 'Muster AG' };
  const thisYear = new Date().getUTCFullYear();
  it.each<[string, object, ...[string, string][]]>([
    ['no names', { firstName: '', lastName: '  ' }, ['IS_BLANK_ERROR', '/firstName'], ['IS_BLANK_ERROR', '/lastName']],
    ['null for a name', { firstName: null }, ['IS_BLANK_ERROR', '/firstName']],
    ['a number for a name', { firstName: 7 }, ['INVALID_TYPE_ERROR', '/firstName']],
    ['a list for a name', { lastName: ['x'] }, ['INVALID_TYPE_ERROR', '/lastName']],
    ['a long name', { firstName: 'a'.repeat(256) }, ['TOO_LONG_ERROR', '/firstName']],
    ['a name with signs nobody writes', { firstName: 'An\u0000na' }, ['REGEX_FAILED_ERROR', '/firstName']],
    ['a long title', { title: 'a'.repeat(101) }, ['TOO_LONG_ERROR', '/title']],
    ['an unknown salutation', { salutationId: 'f'.repeat(32) }, ['ENTITY_DOES_NOT_EXISTS', '/salutationId']],
    ['half a birthday', { birthdayDay: 1 }, ['IS_BLANK_ERROR', '/birthdayMonth'], ['IS_BLANK_ERROR', '/birthdayYear']],
    ['a day too far', { birthdayDay: 30, birthdayMonth: 2, birthdayYear: 1980 }, ['TOO_HIGH_ERROR', '/birthdayDay']],
    [
      'a month too far',
      { birthdayDay: 1, birthdayMonth: 13, birthdayYear: 1980 },
      ['TOO_HIGH_ERROR', '/birthdayMonth'],
    ],
    [
      'the nineteenth century',
      { birthdayDay: 1, birthdayMonth: 1, birthdayYear: 1899 },
      ['TOO_LOW_ERROR', '/birthdayYear'],
    ],
    [
      'a list for a day',
      { birthdayDay: [1], birthdayMonth: 1, birthdayYear: 1980 },
      ['INVALID_TYPE_ERROR', '/birthdayDay'],
    ],
    ['a child', { birthdayDay: 1, birthdayMonth: 1, birthdayYear: thisYear - 17 }, ['TOO_HIGH_ERROR', '/birthdayYear']],
    ['an odd kind of account', { accountType: 'admin' }, ['NO_SUCH_CHOICE_ERROR', '/accountType']],
    ['a business without a company', { accountType: 'business' }, ['IS_BLANK_ERROR', '/company']],
    ['a VAT number of elsewhere', { ...BUSINESS, vatIds: ['DE123456789'] }, ['VAT_ID_FORMAT_NOT_CORRECT', '/vatIds']],
    ['a text for VAT numbers', { ...BUSINESS, vatIds: 'CHE123456789' }, ['INVALID_TYPE_ERROR', '/vatIds']],
    ['numbers for VAT numbers', { ...BUSINESS, vatIds: [123456789] }, ['INVALID_TYPE_ERROR', '/vatIds']],
    [
      'a flood of VAT numbers',
      { ...BUSINESS, vatIds: Array.from({ length: 21 }, (_, index) => `CHE-123.456.7${index + 10}`) },
      ['TOO_MANY_ERROR', '/vatIds'],
    ],
  ])('refuses %s and changes nothing', async (_, more, ...violations) => {
    const shopper = await aCustomer(store, anEmail());
    const before = await me(shopper);
    const response = await change(shopper, 'change-profile', { ...NAMES, firstName: 'Other', ...more });
    expect(refusalOf(response)).toEqual([400, ...violations]);
    expect(await me(shopper)).toEqual(before);
  });

  it('takes a birthday of exactly eighteen years', async () => {
    const shopper = await aCustomer(store, anEmail());
    const now = store.store.clock();
    const eighteen = {
      birthdayDay: now.getUTCDate(),
      birthdayMonth: now.getUTCMonth() + 1,
      birthdayYear: now.getUTCFullYear() - 18,
    };
    expect((await change(shopper, 'change-profile', { ...NAMES, ...eighteen })).status).toBe(200);
  });

  it('takes an application for the professionals’ group of somebody who has an account already (F3, 7.5)', async () => {
    const shopper = await aCustomer(store, anEmail());
    const requestedGroupId = store.store.shopConfig.professionalGroupId;
    const business = { accountType: 'business', company: 'Muster Küchen AG', vatIds: ['CHE-123.456.789 MWST'] };
    const applying = (more: object) => change(shopper, 'change-profile', { ...NAMES, requestedGroupId, ...more });
    expect(refusalOf(await applying({}))).toEqual([400, ['NO_SUCH_CHOICE_ERROR', '/accountType']]);
    expect(refusalOf(await applying({ ...business, vatIds: [] }))).toEqual([400, ['IS_BLANK_ERROR', '/vatIds']]);
    expect(refusalOf(await applying({ ...business, requestedGroupId: 'f'.repeat(32) }))).toEqual([
      400,
      ['ENTITY_DOES_NOT_EXISTS', '/requestedGroupId'],
    ]);
    expect((await applying(business)).status).toBe(200);
    expect(await me(shopper)).toMatchObject({ requestedGroupId, groupId: store.store.shopConfig.privateGroupId });
  });

  it('keeps the trade of a professional beside what else is kept, and no trade that the shop does not name (F3)', async () => {
    const shopper = await aCustomer(store, anEmail());
    const keep = (customFields: object) => change(shopper, 'change-profile', { ...NAMES, customFields });
    await keep({ hof_reorder_lists: '[1]' });
    expect((await keep({ hof_trade: 'kitchen-professional' })).status).toBe(200);
    expect(refusalOf(await keep({ hof_trade: 'plumber' }))).toEqual([
      400,
      ['NO_SUCH_CHOICE_ERROR', '/customFields/hof_trade'],
    ]);
    const kept = { hof_reorder_lists: '[1]', hof_trade: 'kitchen-professional' };
    expect((await me(shopper)).customFields).toEqual(kept);
    await keep({ hof_trade: null });
    expect((await me(shopper)).customFields).toEqual({ hof_reorder_lists: '[1]' });
  });

  it('never changes what it is not asked for: number, group, e-mail, guest', async () => {
    const shopper = await aCustomer(store, anEmail());
    const before = await me(shopper);
    const sneaky = {
      id: 'f'.repeat(32),
      groupId: store.store.shopConfig.professionalGroupId,
      guest: true,
      email: 'x@example.com',
      customerNumber: '1',
      passwordHash: 'x',
    };
    await change(shopper, 'change-profile', { ...NAMES, ...sneaky });
    expect({ ...(await me(shopper)), updatedAt: before.updatedAt }).toEqual(before);
  });
});

describe('a preference', () => {
  it('is the language of the mails', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const french = store.store.shopConfig.languages.find(({ locale }) => locale === 'fr-FR')?.id;
    const changed = await change(shopper, 'change-language', { languageId: french });
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect(findings('POST', '/account/change-language', changed.status, changed.body)).toEqual([]);
    expect((await me(shopper)).languageId).toBe(french);
    await aShopper(store).requestStore('POST', '/account/recovery-password', {
      email,
      storefrontUrl: 'http://localhost',
    });
    expect((await store.mailsTo(email)).at(-1)?.subject).toMatch(/mot de passe/);
  });

  it.each([
    ['nothing', undefined, 'IS_BLANK_ERROR'],
    ['an unknown language', 'f'.repeat(32), 'ENTITY_DOES_NOT_EXISTS'],
    ['no id', 'fr-FR', 'ENTITY_DOES_NOT_EXISTS'],
  ])('is no language: %s', async (_, languageId, code) => {
    const shopper = await aCustomer(store, anEmail());
    expect(refusalOf(await change(shopper, 'change-language', { languageId }))).toEqual([400, [code, '/languageId']]);
  });

  it('is the way of paying, in this session and in later ones (D11)', async () => {
    const email = anEmail();
    const shopper = await aCustomer(store, email);
    const invoice = paymentId('prepayment');
    expect(await change(shopper, `change-payment-method/${invoice}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const { defaultPaymentMethodId, defaultPaymentMethod } = await me(shopper);
    expect([defaultPaymentMethodId, defaultPaymentMethod.id]).toEqual([invoice, invoice]);
    expect((await shopper.requestStore('GET', '/context')).body.paymentMethod.id).toBe(invoice);
    await change(shopper, 'logout');
    await store.store.records.transaction(async (tx) => {
      await tx.run('delete from session');
    });
    const later = aShopper(store);
    await later.requestStore('POST', '/account/login', { username: email, password: PASSWORD });
    expect((await later.requestStore('GET', '/context')).body.paymentMethod.id).toBe(invoice);
  });

  it.each([
    ['f'.repeat(32), 'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND'],
    ['cash', 'FRAMEWORK__INVALID_UUID'],
  ])('is no way of paying: %s', async (id, code) => {
    const shopper = await aCustomer(store, anEmail());
    expect(refusalOf(await change(shopper, `change-payment-method/${id}`))).toEqual([400, [code, undefined]]);
  });
});
