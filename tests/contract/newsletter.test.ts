import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AMailingStore, aMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aGuest, aShopper, type Shopper } from '#tests/support/shopper.ts';
import { findings } from './openapi.ts';

let store: AMailingStore;
beforeAll(async () => {
  store = await aMailingStore();
});
afterAll(() => store.close());

const subscribe = (email: unknown, more: Record<string, unknown> = {}, shopper: Shopper = aShopper(store)) =>
  shopper.requestStore('POST', '/newsletter/subscribe', {
    email,
    option: 'subscribe',
    storefrontUrl: 'http://localhost',
    ...more,
  });
const confirm = (body: unknown) => aShopper(store).requestStore('POST', '/newsletter/confirm', body);
const unsubscribe = (body: unknown) => aShopper(store).requestStore('POST', '/newsletter/unsubscribe', body);

/** What stands in the link of the last mail to an address. */
async function linkTo(email: string) {
  const { searchParams } = linkIn((await store.mailsTo(email)).at(-1), '/newsletter-subscribe');
  return { hash: searchParams.get('hash') ?? '', em: searchParams.get('em') ?? '' };
}

const subjectsTo = async (email: string) => (await store.mailsTo(email)).map(({ subject }) => subject);

async function aCustomer(email: string): Promise<Shopper> {
  const shopper = aShopper(store);
  await shopper.requestStore('POST', '/account/register', aGuest({ guest: false, email, password: 'ein-langes-wort' }));
  await confirmAddress(shopper, email);
  return shopper;
}

/** The click in the last mail about an account. */
async function confirmAddress(shopper: Shopper, email: string): Promise<void> {
  const { searchParams } = linkIn((await store.mailsTo(email)).at(-1), '/registration/confirm');
  const link = { em: searchParams.get('em'), hash: searchParams.get('hash') };
  expect((await shopper.requestStore('POST', '/account/register-confirm', link)).status).toBe(200);
}

const statusOf = async (shopper: Shopper) => {
  const { status, body } = await shopper.requestStore('POST', '/account/newsletter-recipient', {});
  expect(findings('POST', '/account/newsletter-recipient', status, body)).toEqual([]);
  return body.status;
};

describe('the newsletter', () => {
  it('comes after a click in a mail, and ends with one word (D7)', async () => {
    const response = await subscribe('anna@example.com', { firstName: 'Anna', lastName: 'Muster' });
    expect(findings('POST', '/newsletter/subscribe', response.status, response.body)).toEqual([]);
    expect(response.body).toMatchObject({ success: true, status: 'notSet' });
    const link = await linkTo('anna@example.com');
    const confirmed = await confirm(link);
    expect(findings('POST', '/newsletter/confirm', confirmed.status, confirmed.body)).toEqual([]);
    expect((await subscribe('ANNA@example.com')).body.status).toBe('optIn');
    const ended = await unsubscribe({ email: 'anna@example.com' });
    expect(findings('POST', '/newsletter/unsubscribe', ended.status, ended.body)).toEqual([]);
    expect((await unsubscribe({ email: 'anna@example.com' })).status).toBe(200);
    expect(await subjectsTo('anna@example.com')).toEqual([
      'Bitte bestätigen Sie den Newsletter',
      'Der Newsletter kommt ab jetzt einmal im Monat',
      'Sie sind vom Newsletter abgemeldet',
    ]);
    expect((await subscribe('anna@example.com')).body.status).toBe('notSet');
  });

  it.each(['direct', 'confirmSubscribe', 'subscribe'])('needs the click with the option %s too', async (option) => {
    const email = `${option}@example.com`.toLowerCase();
    expect((await subscribe(email, { option })).body.status).toBe('notSet');
  });

  it('ends with the option unsubscribe', async () => {
    await subscribe('option@example.com');
    await confirm(await linkTo('option@example.com'));
    expect((await subscribe('option@example.com', { option: 'unsubscribe' })).body.status).toBe('optOut');
  });

  it('needs no click of a customer for the own confirmed address, but for another one', async () => {
    const shopper = await aCustomer('bea@example.com');
    expect(await statusOf(shopper)).toBe('undefined');
    expect((await subscribe('other@example.com', {}, shopper)).body.status).toBe('notSet');
    expect(await statusOf(shopper)).toBe('undefined');
    expect((await subscribe('Bea@example.com', {}, shopper)).body.status).toBe('direct');
    expect(await statusOf(shopper)).toBe('direct');
    await unsubscribe({ email: 'bea@example.com' });
    expect(await statusOf(shopper)).toBe('optOut');
  });

  it('does not tell strangers and guests how somebody stands', async () => {
    const guest = aShopper(store);
    await guest.becomeGuest();
    for (const shopper of [guest, aShopper(store)])
      expect((await shopper.requestStore('POST', '/account/newsletter-recipient')).body.errors[0].code).toBe(
        'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
      );
  });

  it('is confirmed once, by the last link, for its own address', async () => {
    await subscribe('carla@example.com');
    const first = await linkTo('carla@example.com');
    await subscribe('carla@example.com');
    const second = await linkTo('carla@example.com');
    expect((await confirm(first)).body.errors[0].code).toBe('CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND');
    expect((await confirm({ ...second, em: first.em.replace(/^./, 'x') })).body.errors[0].source.pointer).toBe('/em');
    const responses = await Promise.all([confirm(second), confirm(second)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await confirm(second)).body.errors[0].source.pointer).toBe('/status');
  });

  it('forgets an address that nobody confirms within 30 days', async () => {
    await subscribe('dora@example.com');
    const link = await linkTo('dora@example.com');
    const at = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString();
    await store.store.records.transaction((tx) =>
      tx.run(`update newsletter_recipient set updated_at = '${at}' where email = 'dora@example.com'`),
    );
    expect((await confirm(link)).body.errors[0].code).toBe('CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND');
  });

  it('is written in the language of the shopper', async () => {
    const context = await (await store.requestStore('GET', '/context')).json();
    const french = context.salesChannel.domains[2].languageId;
    await store.requestStore(
      'POST',
      '/newsletter/subscribe',
      { email: 'eva@example.com', option: 'subscribe', storefrontUrl: 'http://localhost' },
      { 'sw-language-id': french },
    );
    const mail = (await store.mailsTo('eva@example.com')).at(-1);
    expect(mail?.subject).toBe('Veuillez confirmer la newsletter');
    expect(mail?.html).toContain('lang="fr');
    expect(linkIn(mail, '/newsletter-subscribe').pathname).toBe('/fr-FR/newsletter-subscribe');
  });

  it('does not repeat a name that somebody else may have typed', async () => {
    await subscribe('fritz@example.com', { firstName: 'Gewonnen', lastName: 'Jetzt anrufen' });
    const mail = (await store.mailsTo('fritz@example.com')).at(-1);
    expect(`${mail?.raw}${mail?.text}${mail?.html}`).not.toContain('Gewonnen');
  });

  it('stays one row when an address is sent many times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => subscribe('gina@example.com')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const rows = await store.store.records.read.all(
      "select id from newsletter_recipient where email_key = 'gina@example.com'",
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['no address', { email: '' }, 'IS_BLANK_ERROR', '/email'],
    ['a list of addresses', { email: 'a@example.com, b@example.com' }, 'STRICT_CHECK_FAILED_ERROR', '/email'],
    ['no option', { option: '' }, 'IS_BLANK_ERROR', '/option'],
    ['another option', { option: 'always' }, 'NO_SUCH_CHOICE_ERROR', '/option'],
    ['a number for an option', { option: 1 }, 'INVALID_TYPE_ERROR', '/option'],
    ['another shop', { storefrontUrl: 'https://evil.example' }, 'NO_SUCH_CHOICE_ERROR', '/storefrontUrl'],
    ['an address in the name', { firstName: 'https://evil.example' }, 'REGEX_FAILED_ERROR', '/firstName'],
    ['www in the name', { lastName: 'WWW.evil.example' }, 'REGEX_FAILED_ERROR', '/lastName'],
    ['an endless town', { city: 'x'.repeat(300) }, 'TOO_LONG_ERROR', '/city'],
    ['an unknown salutation', { salutationId: '0'.repeat(32) }, 'ENTITY_DOES_NOT_EXISTS', '/salutationId'],
  ])('is refused for %s', async (_, more, code, pointer) => {
    const { status, body } = await subscribe('hans@example.com', more);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ code: `VIOLATION::${code}`, source: { pointer } }));
  });

  it.each([
    [{}, 'CONTENT__MISSING_EMAIL_PARAMETER'],
    [{ email: ['a@example.com'] }, 'CONTENT__MISSING_EMAIL_PARAMETER'],
    [{ email: 'nobody@example.com' }, 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND'],
  ])('does not end for %j', async (body, code) => {
    expect(await unsubscribe(body)).toMatchObject({ status: 400, body: { errors: [{ code }] } });
  });

  it.each([[{}], [{ hash: 'x' }], [{ hash: 1, em: 2 }]])('is not confirmed by %j', async (body) => {
    expect((await confirm(body)).status).toBe(400);
  });
});

describe('the newsletter of a customer who gets another address', () => {
  const prepareMove = async (from: string, to: string) => {
    const shopper = await aCustomer(from);
    await subscribe(from, { firstName: 'Anna' }, shopper);
    return { shopper, change: () => changeEmail(shopper, to).then(() => confirmAddress(shopper, to)) };
  };
  const changeEmail = async (shopper: Shopper, email: string) => {
    const emailChange = { email, emailConfirmation: email, password: 'ein-langes-wort' };
    expect((await shopper.requestStore('POST', '/account/change-email', emailChange)).status).toBe(200);
  };
  const readers = async () => {
    const rows = await store.store.records.read.all<[string, string, string]>(
      'select email, status, first_name from newsletter_recipient order by email',
    );
    return rows.filter(([email]) => email.endsWith('moves.example'));
  };

  it('comes along, with the name, and not to the old one any more', async () => {
    const { shopper, change } = await prepareMove('old@a.moves.example', 'New@a.moves.example');
    await change();
    expect(await statusOf(shopper)).toBe('optIn');
    await changeEmail(shopper, 'new@a.moves.example');
    expect(await readers()).toEqual([['new@a.moves.example', 'optIn', 'Anna']]);
    await unsubscribe({ email: 'new@a.moves.example' });
    await changeEmail(shopper, 'newer@a.moves.example');
    expect(await statusOf(shopper)).toBe('undefined');
  });

  it('comes along where somebody has not confirmed the new one, and not where it was left', async () => {
    const waiting = await prepareMove('old@b.moves.example', 'waits@b.moves.example');
    await subscribe('waits@b.moves.example');
    await waiting.change();
    expect(await statusOf(waiting.shopper)).toBe('optIn');
    const left = await prepareMove('old@c.moves.example', 'left@c.moves.example');
    await subscribe('left@c.moves.example');
    await unsubscribe({ email: 'left@c.moves.example' });
    await left.change();
    expect(await statusOf(left.shopper)).toBe('optOut');
    expect((await readers()).map(([email]) => email).filter((email) => email.startsWith('old@'))).toEqual([]);
  });
});
