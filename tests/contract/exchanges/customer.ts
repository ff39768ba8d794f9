import { idOf } from '#store/id.ts';
import type { AMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aGuest, countryId, PASSWORD, productId } from '#tests/support/shopper.ts';
import type { Ask } from './witness.ts';

const PLACE = { firstName: 'Ada', lastName: 'Muster', street: 'Seestrasse 1', zipcode: '6003', city: 'Luzern' };
const NEW = 'ein-neues-wort';

/** An account, from the registration that is confirmed by mail to its end. */
export async function keepAccount(ask: Ask, store: AMailingStore): Promise<void> {
  const email = 'ada@example.com';
  await ask('POST /account/register', { body: aGuest({ guest: false, email, password: PASSWORD }) });
  await ask('POST /account/register-confirm', { body: await inLink(store, email, '/registration/confirm') });
  await ask('GET /customer-group-registration/config/{customerGroupId}', {
    path: { customerGroupId: store.store.facts.professionalGroupId },
  });
  await ask('POST /account/customer', { body: { associations: { addresses: {} } } });
  await ask('POST /account/change-profile', {
    body: {
      firstName: 'Ada',
      lastName: 'Neu',
      accountType: 'business',
      company: 'Neu AG',
      vatIds: ['CHE-116.281.710'],
    },
  });
  await ask('POST /account/change-language', { body: { languageId: idOf('language', 'fr-FR') } });
  await ask('POST /account/newsletter-recipient', { body: {} });
  await keepAddresses(ask);
  await wish(ask);
  await ask('POST /product/{productId}/review', {
    path: { productId: productId('12-101') },
    body: { title: 'Bleibt lange heiss', content: 'Wir haben schon dreimal für acht Personen gekocht.', points: 5 },
  });
  const moved = 'ada.neu@example.com';
  await ask('POST /account/change-email', { body: { email: moved, emailConfirmation: moved, password: PASSWORD } });
  await ask('POST /account/change-password', {
    body: { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW },
  });
  await ask('POST /account/logout');
  await recover(ask, store, moved);
  await ask('POST /account/login', { body: { username: moved, password: PASSWORD } });
  await ask('DELETE /account/customer');
}

async function keepAddresses(ask: Ask): Promise<void> {
  const body = { ...PLACE, countryId: countryId('CH') };
  const [first] = (await ask('POST /account/list-address', { body: { limit: 100 } })).elements;
  const { id: addressId } = await ask('POST /account/address', { body });
  await ask('PATCH /account/address/{addressId}', { path: { addressId }, body: { ...body, city: 'Kriens' } });
  await ask('PATCH /account/address/default-billing/{addressId}', { path: { addressId } });
  await ask('PATCH /account/address/default-shipping/{addressId}', { path: { addressId } });
  await ask('PATCH /account/address/default-shipping/{addressId}', { path: { addressId: first.id } });
  const { id: unused } = await ask('POST /account/address', { body });
  await ask('DELETE /account/address/{addressId}', { path: { addressId: unused } });
}

async function wish(ask: Ask): Promise<void> {
  const knife = { productId: productId('41-201') };
  await ask('POST /customer/wishlist/merge', { body: { productIds: [productId('10-104-GR')] } });
  await ask('POST /customer/wishlist/add/{productId}', { path: knife });
  await ask('POST /customer/wishlist', { body: { limit: 100 } });
  await ask('DELETE /customer/wishlist/delete/{productId}', { path: knife });
}

async function recover(ask: Ask, store: AMailingStore, email: string): Promise<void> {
  await ask('POST /account/recovery-password', { body: { email, storefrontUrl: 'http://localhost' } });
  const { hash } = await inLink(store, email, '/reset-password');
  await ask('POST /account/customer-recovery-is-expired', { body: { hash } });
  const body = { hash, newPassword: PASSWORD, newPasswordConfirm: PASSWORD };
  await ask('POST /account/recovery-password-confirm', { body });
}

/** A newsletter from the first word to the last, and a message to the house. */
export async function write(ask: Ask, store: AMailingStore): Promise<void> {
  const email = 'ben@example.com';
  await ask('POST /newsletter/subscribe', { body: { email, option: 'subscribe', storefrontUrl: 'http://localhost' } });
  await ask('POST /newsletter/confirm', { body: await inLink(store, email, '/newsletter-subscribe') });
  await ask('POST /newsletter/unsubscribe', { body: { email } });
  await ask('POST /contact-form', {
    body: {
      email,
      subject: 'Ersatzteil',
      comment: 'Das Pfännchen ist verbogen.',
      firstName: 'Ben',
      lastName: 'Muster',
    },
  });
}

/** `hash` and `em` of the link in the last mail that has one to this path. */
async function inLink(store: AMailingStore, to: string, path: string): Promise<Record<string, string>> {
  const mail = (await store.mailsTo(to)).findLast(({ text }) => text?.includes(path));
  const { searchParams } = linkIn(mail, path);
  const [hash, em] = [searchParams.get('hash') ?? '', searchParams.get('em')];
  return em ? { hash, em } : { hash };
}
