import { describe, expect, it } from 'vitest';
import { ACCESS_KEY } from './address.ts';
import { type Fields, RECORDED } from './recording.ts';
import { createShopware } from './shopware.ts';

/*
 * What a Shopware 6.6.7.1 refuses that nobody has recorded: told from its source (routes, validation factories, field
 * lengths), and the recorded refusals put to other fields.
 */

const MR = '01a20cb7f6a67004bc60456e8c6d6817';
const SWITZERLAND = '01a20cb7f6fd72668a72a5762f63a0ee';
const OVEN = '3976317d9201376310dc0e69db8c2d30';
const NOBODY = 'f'.repeat(32);
const REVIEW = { title: 'Sehr gut', content: 'x'.repeat(40), points: 5 };

const shopware = createShopware(RECORDED);
let count = 0;

type Ask = { method?: string; token?: string; language?: string; visitor?: string };

/** What it answers; `told`: what it refuses, as `code pointer`. Every call comes from another visitor, unless one is named. */
async function ask(path: string, body?: Fields, { method = 'POST', token, language, visitor }: Ask = {}) {
  const headers = new Headers({ 'sw-access-key': ACCESS_KEY, 'content-type': 'application/json' });
  headers.set('x-forwarded-for', visitor ?? `visitor-${++count}`);
  if (token) headers.set('sw-context-token', token);
  if (language) headers.set('sw-language-id', language);
  const sent = body && method !== 'GET' ? { body: JSON.stringify(body) } : {};
  const url = `${RECORDED.shopware}/store-api${path}`;
  const response = await shopware.fetch(new Request(url, { method, headers, ...sent }));
  const text = await response.text();
  const answer = text ? JSON.parse(text) : {};
  const errors: { code: string; source?: { pointer: string }; detail: string }[] = answer.errors ?? [];
  const told = errors.map(({ code, source }) => [code, source?.pointer].filter(Boolean).join(' '));
  return { status: response.status, body: answer, told, errors, token: response.headers.get('sw-context-token') ?? '' };
}

const register = (more: Fields = {}) => ask('/account/register', { ...registration(), ...more });
/** Token of somebody who has just registered. */
const ruth = async () => (await register()).token;

const registration = () => ({
  ...{ email: `ruth-${++count}@example.test`, password: 'ein-langes-wort', firstName: 'Ruth', lastName: 'Ammann' },
  ...{ salutationId: MR, acceptedDataProtection: true, storefrontUrl: RECORDED.shop },
  billingAddress: address(),
});
const address = (more: Fields = {}) => ({
  ...{ firstName: 'Ruth', lastName: 'Ammann', street: 'Obere Halde 14', zipcode: '5400', city: 'Baden' },
  ...{ countryId: SWITZERLAND, ...more },
});

const not = (code: string, ...pointers: string[]) => pointers.map((pointer) => `VIOLATION::${code} ${pointer}`);
const unknown = (...pointers: string[]) => not('ENTITY_DOES_NOT_EXISTS', ...pointers);
/** What the database says of a text that is too long. */
const tooLong = (...pointers: string[]) => pointers.map((pointer) => `d94b19cc-114f-4f44-9cc4-4138e80a87b9 ${pointer}`);

describe('a session', () => {
  const change = (body: Fields, token = 'a-session') => ask('/context', body, { method: 'PATCH', token });

  it.each([
    ['languageId', 'language'],
    ['currencyId', 'currency'],
    ['shippingMethodId', 'shipping_method'],
    ['paymentMethodId', 'payment_method'],
    ['countryId', 'country'],
    ['countryStateId', 'country_state'],
  ])('takes no %s that there is not', async (name, entity) => {
    const { status, told, errors } = await change({ [name]: NOBODY });
    expect({ status, told }).toEqual({ status: 400, told: unknown(`/${name}`) });
    expect(errors[0]?.detail).toBe(`The "${entity}" entity with id "${NOBODY}" does not exist.`);
  });

  it('is told of all that is wrong at once, and keeps nothing of it', async () => {
    const token = 'a-session';
    const euro = '01a20cb8c1de716bbd2e873fc81db0da';
    const body = { currencyId: euro, paymentMethodId: NOBODY, countryId: NOBODY };
    const { told } = await ask('/context', body, { method: 'PATCH', token });
    expect(told).toEqual(unknown('/paymentMethodId', '/countryId'));
    const context = await ask('/context', undefined, { method: 'GET', token });
    expect(context.body.currency.isoCode).toBe('CHF');
  });

  it('takes ids that are texts', async () => {
    expect((await change({ currencyId: 5 })).told).toEqual(not('INVALID_TYPE_ERROR', '/currencyId'));
  });

  it('has no address of somebody else', async () => {
    const { body } = await register();
    const [token, stolen] = [await ruth(), { billingAddressId: body.defaultBillingAddressId }];
    expect((await ask('/context', stolen, { method: 'PATCH', token })).told).toEqual(unknown('/billingAddressId'));
  });

  it.each(['/product', '/checkout/cart', '/navigation/main-navigation/main-navigation', '/newsletter/subscribe'])(
    'asks %s in no language that the channel does not have',
    async (path) => {
      const { status, told } = await ask(path, {}, { language: NOBODY });
      expect({ status, told }).toEqual({
        status: 412,
        told: ['SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION'],
      });
    },
  );
});

describe('an account', () => {
  it.each<[string, Fields, string[]]>([
    [
      'a postcode of another country',
      { billingAddress: address({ zipcode: '79098' }) },
      not('ZIP_CODE_INVALID', '/billingAddress/zipcode'),
    ],
    ['no postcode', { billingAddress: address({ zipcode: '' }) }, not('IS_BLANK_ERROR', '/billingAddress/zipcode')],
    [
      'a salutation that there is not',
      { salutationId: NOBODY },
      unknown('/salutationId', '/billingAddress/salutationId'),
    ],
    ['a group that nobody registers for', { requestedGroupId: NOBODY }, unknown('/requestedGroupId')],
    ['another kind of account', { accountType: 'club' }, not('NO_SUCH_CHOICE_ERROR', '/accountType')],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, not('TOO_LONG_ERROR', '/title')],
    ['a name that an address has no room for', { firstName: 'x'.repeat(51) }, tooLong('/0/addresses/0/firstName')],
    [
      'texts that an address has no room for',
      { shippingAddress: address({ lastName: 'x'.repeat(61), city: 'x'.repeat(256), phoneNumber: '0'.repeat(41) }) },
      tooLong('/0/addresses/1/lastName', '/0/addresses/1/city', '/0/addresses/1/phoneNumber'),
    ],
    [
      'a bad address and a short password',
      { email: 'x', password: 'kurz' },
      [...not('INVALID_FORMAT_ERROR', '/email'), ...not('TOO_SHORT_ERROR', '/password')],
    ],
  ])('is not opened with %s', async (_, given, expected) => {
    const { status, told } = await register(given);
    expect({ status, told }).toEqual({ status: 400, told: expected });
  });

  it('keeps no custom field that customers may not write', async () => {
    const { body, token } = await register({ customFields: { hof_trade: 'kitchen' } });
    expect(body.customFields).toEqual({});
    const profile = { firstName: 'Ruth', lastName: 'Ammann', customFields: { hof_projects: [1] } };
    expect((await ask('/account/change-profile', profile, { token })).status).toBe(200);
    expect((await ask('/account/customer', {}, { token })).body.customFields).toEqual({});
  });

  it.each<[string, string, Fields, string[]]>([
    ['e-mail', '/account/change-email', {}, ['/email']],
    [
      'password',
      '/account/change-password',
      { newPassword: 'noch-ein-wort', newPasswordConfirm: 'x' },
      ['/newPassword'],
    ],
  ])('takes no new %s that is repeated otherwise', async (_, path, given, expected) => {
    const token = await ruth();
    const body = { email: 'neu@example.test', emailConfirmation: 'neu@example.tset', password: 'ein-langes-wort' };
    const { status, told } = await ask(path, { ...body, ...given }, { token });
    expect({ status, told }).toEqual({ status: 400, told: expected });
    expect((await ask('/account/customer', {}, { token })).body.email).toMatch(/^ruth-/);
  });

  it.each<[string, Fields, string[]]>([
    [
      '/account/change-email',
      { email: 'x', password: 'falsch' },
      [...not('INVALID_FORMAT_ERROR', '/email'), ...not('CUSTOMER_PASSWORD_NOT_CORRECT', '/password')],
    ],
    [
      '/account/change-password',
      { newPassword: '', password: 'falsch' },
      [
        ...not('IS_BLANK_ERROR', '/newPassword'),
        ...not('TOO_SHORT_ERROR', '/newPassword'),
        ...not('CUSTOMER_PASSWORD_NOT_CORRECT', '/password'),
      ],
    ],
    [
      '/account/change-profile',
      { firstName: 'x'.repeat(256), lastName: 'A', salutationId: NOBODY },
      [...unknown('/salutationId'), ...not('TOO_LONG_ERROR', '/firstName')],
    ],
    [
      '/account/change-profile',
      { firstName: 'Ruth', lastName: 'A', accountType: 'business' },
      not('IS_BLANK_ERROR', '/company'),
    ],
    ['/account/change-language', { languageId: NOBODY }, unknown('/languageId')],
    [`/account/change-payment-method/${NOBODY}`, {}, ['CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND']],
    ['/account/address', address({ zipcode: 'A-540' }), not('ZIP_CODE_INVALID', '/zipcode')],
    ['/account/address', address({ countryStateId: NOBODY }), unknown('/countryStateId')],
    ['/account/address', address({ salutationId: NOBODY }), unknown('/salutationId')],
    [
      '/account/address',
      address({ firstName: 'x'.repeat(51), street: 'x'.repeat(256) }),
      tooLong('/0/firstName', '/0/street'),
    ],
    [
      '/account/recovery-password',
      { email: 'x', storefrontUrl: 'https://elsewhere.example' },
      [...not('INVALID_FORMAT_ERROR', '/email'), ...not('NO_SUCH_CHOICE_ERROR', '/storefrontUrl')],
    ],
  ])('is not changed by %s with %j', async (path, body, expected) => {
    const { status, told } = await ask(path, body, { token: await ruth() });
    expect({ status, told }).toEqual({ status: 400, told: expected });
  });

  it.each(['/account/change-language', '/account/change-email', '/account/newsletter-recipient', '/customer/wishlist'])(
    'is what %s is for, and a guest has none',
    async (path) => {
      const { token } = await register({ guest: true });
      const { status, told } = await ask(path, {}, { token });
      expect({ status, told }).toEqual({ status: 403, told: ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'] });
    },
  );
});

describe('the newsletter', () => {
  const wish = () => ({ email: `news-${++count}@example.test`, option: 'subscribe', storefrontUrl: RECORDED.shop });
  /** What the link of the newest mail says. */
  const inMail = (name: string) => new URL(shopware.mails.at(-1)?.link ?? '').searchParams.get(name);

  it('begins with the hash of the address and of the mail alone, and once', async () => {
    await ask('/newsletter/subscribe', wish());
    const hash = inMail('hash');
    expect((await ask('/newsletter/confirm', { hash, em: 'falsch' })).told).toEqual(not('NOT_EQUAL_ERROR', '/em'));
    const em = inMail('em');
    expect((await ask('/newsletter/confirm', { hash, em })).status).toBe(204);
    const again = await ask('/newsletter/confirm', { hash, em: 'falsch' });
    expect(again.told).toEqual(not('NOT_EQUAL_ERROR', '/status', '/em'));
  });

  it('is confirmed by the newest mail only', async () => {
    const wanted = wish();
    await ask('/newsletter/subscribe', wanted);
    const hash = inMail('hash');
    await ask('/newsletter/subscribe', wanted);
    const { told } = await ask('/newsletter/confirm', { hash });
    expect(told).toEqual(['CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND']);
    expect((await ask('/newsletter/confirm', { hash: inMail('hash') })).status).toBe(204);
  });

  it('asks a customer for no confirmation', async () => {
    const token = await ruth();
    const { email } = (await ask('/account/customer', {}, { token })).body;
    await ask('/newsletter/subscribe', { ...wish(), email }, { token });
    expect((await ask('/account/newsletter-recipient', {}, { token })).body.status).toBe('direct');
    expect(shopware.mails.at(-1)?.link).toBeUndefined();
  });

  it.each<[Fields, string[]]>([
    [{ firstName: 'https://spam.example' }, not('REGEX_FAILED_ERROR', '/firstName')],
    [{ street: 'x'.repeat(256) }, tooLong('/0/street')],
    [{ email: '', option: 'maybe' }, [...not('IS_BLANK_ERROR', '/email'), ...not('NO_SUCH_CHOICE_ERROR', '/option')]],
  ])('refuses %j', async (given, expected) => {
    expect((await ask('/newsletter/subscribe', { ...wish(), ...given })).told).toEqual(expected);
  });

  it('is left by somebody', async () => {
    const { status, told } = await ask('/newsletter/unsubscribe', {});
    expect({ status, told }).toEqual({ status: 400, told: ['CONTENT__MISSING_EMAIL_PARAMETER'] });
  });

  it('counts what it takes, and says so in its own words', async () => {
    const visitor = { visitor: '198.51.100.7' };
    for (let tries = 0; tries < 4; tries++) await ask('/newsletter/subscribe', {}, visitor);
    for (let tries = 0; tries < 3; tries++)
      expect((await ask('/newsletter/subscribe', wish(), visitor)).status).toBe(204);
    const { status, told } = await ask('/newsletter/subscribe', wish(), visitor);
    expect({ status, told }).toEqual({ status: 429, told: ['CONTENT__NEWSLETTER_RECIPIENT_THROTTLED'] });
  });
});

describe('a review', () => {
  it.each<[Fields, string[]]>([
    [{ points: 0 }, not('TOO_LOW_ERROR', '/points')],
    [{ points: 6 }, not('TOO_HIGH_ERROR', '/points')],
    [{ title: undefined }, not('IS_BLANK_ERROR', '/title')],
    [{ title: '' }, not('IS_BLANK_ERROR', '/title').concat(not('TOO_SHORT_ERROR', '/title'))],
    [{ title: 'x'.repeat(256) }, tooLong('/0/title')],
    [{ content: 'x'.repeat(39) }, not('TOO_SHORT_ERROR', '/content')],
    [{ name: '' }, not('IS_BLANK_ERROR', '/name')],
    [{ id: NOBODY }, unknown('/id')],
  ])('is refused with %j', async (given, expected) => {
    const { status, told } = await ask(`/product/${OVEN}/review`, { ...REVIEW, ...given }, { token: await ruth() });
    expect({ status, told }).toEqual({ status: 400, told: expected });
  });

  it('is written once, and anew by its id', async () => {
    const token = await ruth();
    const write = (more: Fields = {}) => ask(`/product/${OVEN}/review`, { ...REVIEW, ...more }, { token });
    expect((await write()).status).toBe(204);
    expect((await write()).told).toEqual(not('ENTITY_EXISTS', '/customerId'));
    const [own] = (await ask(`/product/${OVEN}/reviews`, {}, { token })).body.elements;
    expect((await write({ id: own.id, title: 'Doch nicht' })).status).toBe(204);
    const { elements } = (await ask(`/product/${OVEN}/reviews`, {}, { token })).body;
    expect(elements.map(({ title }: Fields) => title)).toEqual(['Doch nicht']);
    const other = { token: await ruth() };
    expect((await ask(`/product/${OVEN}/review`, { ...REVIEW, id: own.id }, other)).told).toEqual(unknown('/id'));
  });
});

describe('a message', () => {
  const message = {
    ...{ salutationId: MR, firstName: 'Ruth', lastName: 'Ammann', email: 'ruth@example.test' },
    ...{ phone: '056 000 00 00', subject: 'Frage', comment: 'Wann?' },
  };

  it.each<[Fields, string[]]>([
    [{ salutationId: undefined }, not('IS_BLANK_ERROR', '/salutationId')],
    [{ salutationId: NOBODY }, unknown('/salutationId')],
    [{ salutationId: 'mr' }, ['FRAMEWORK__INVALID_UUID']],
    [{ phone: '' }, not('IS_BLANK_ERROR', '/phone')],
    [{ lastName: 'http://spam.example' }, not('REGEX_FAILED_ERROR', '/lastName')],
    [
      { salutationId: '', email: 'x', firstName: 'http://spam.example' },
      [
        ...not('IS_BLANK_ERROR', '/salutationId'),
        ...not('INVALID_FORMAT_ERROR', '/email'),
        ...not('REGEX_FAILED_ERROR', '/firstName'),
      ],
    ],
  ])('is refused with %j', async (given, expected) => {
    const { status, told } = await ask('/contact-form', { ...message, ...given });
    expect({ status, told }).toEqual({ status: 400, told: expected });
  });
});
