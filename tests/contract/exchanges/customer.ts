import { idOf } from '#store/id.ts';
import type { AMailingStore } from '#tests/support/a-mailing-store.ts';
import { linkIn } from '#tests/support/mail-server.ts';
import { aGuest, countryId, PASSWORD, productId } from '#tests/support/shopper.ts';
import type { CallOperation } from './witness.ts';

const PLACE = { firstName: 'Ada', lastName: 'Muster', street: 'Seestrasse 1', zipcode: '6003', city: 'Luzern' };
const NEW = 'ein-neues-wort';

/** An account, from the registration that is confirmed by mail to its end. */
export async function keepAccount(call: CallOperation, store: AMailingStore): Promise<void> {
  const email = 'ada@example.com';
  await call('POST /account/register', { body: aGuest({ guest: false, email, password: PASSWORD }) });
  await call('POST /account/register-confirm', { body: await inLink(store, email, '/registration/confirm') });
  await call('GET /customer-group-registration/config/{customerGroupId}', {
    path: { customerGroupId: store.store.shopConfig.professionalGroupId },
  });
  await call('POST /account/customer', { body: { associations: { addresses: {} } } });
  await call('POST /account/change-profile', {
    body: {
      firstName: 'Ada',
      lastName: 'Neu',
      accountType: 'business',
      company: 'Neu AG',
      vatIds: ['CHE-116.281.710'],
    },
  });
  await call('POST /account/change-language', { body: { languageId: idOf('language', 'fr-FR') } });
  await call('POST /account/newsletter-recipient', { body: {} });
  await keepAddresses(call);
  await editWishlist(call);
  await call('POST /product/{productId}/review', {
    path: { productId: productId('12-101') },
    body: { title: 'Bleibt lange heiss', content: 'Wir haben schon dreimal für acht Personen gekocht.', points: 5 },
  });
  const moved = 'ada.neu@example.com';
  await call('POST /account/change-email', { body: { email: moved, emailConfirmation: moved, password: PASSWORD } });
  await call('POST /account/change-password', {
    body: { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW },
  });
  await call('POST /account/logout');
  await recover(call, store, moved);
  await call('POST /account/login', { body: { username: moved, password: PASSWORD } });
  await call('DELETE /account/customer');
}

async function keepAddresses(call: CallOperation): Promise<void> {
  const body = { ...PLACE, countryId: countryId('CH') };
  const [first] = (await call('POST /account/list-address', { body: { limit: 100 } })).elements;
  const { id: addressId } = await call('POST /account/address', { body });
  await call('PATCH /account/address/{addressId}', { path: { addressId }, body: { ...body, city: 'Kriens' } });
  await call('PATCH /account/address/default-billing/{addressId}', { path: { addressId } });
  await call('PATCH /account/address/default-shipping/{addressId}', { path: { addressId } });
  await call('PATCH /account/address/default-shipping/{addressId}', { path: { addressId: first.id } });
  const { id: unused } = await call('POST /account/address', { body });
  await call('DELETE /account/address/{addressId}', { path: { addressId: unused } });
}

async function editWishlist(call: CallOperation): Promise<void> {
  const knife = { productId: productId('41-201') };
  await call('POST /customer/wishlist/merge', { body: { productIds: [productId('10-104-GR')] } });
  await call('POST /customer/wishlist/add/{productId}', { path: knife });
  await call('POST /customer/wishlist', { body: { limit: 100 } });
  await call('DELETE /customer/wishlist/delete/{productId}', { path: knife });
}

async function recover(call: CallOperation, store: AMailingStore, email: string): Promise<void> {
  await call('POST /account/recovery-password', { body: { email, storefrontUrl: 'http://localhost' } });
  const { hash } = await inLink(store, email, '/account/recover/password');
  await call('POST /account/customer-recovery-is-expired', { body: { hash } });
  const body = { hash, newPassword: PASSWORD, newPasswordConfirm: PASSWORD };
  await call('POST /account/recovery-password-confirm', { body });
}

/** A newsletter from the first word to the last, and a message to the house. */
export async function write(call: CallOperation, store: AMailingStore): Promise<void> {
  const email = 'ben@example.com';
  await call('POST /newsletter/subscribe', { body: { email, option: 'subscribe', storefrontUrl: 'http://localhost' } });
  await call('POST /newsletter/confirm', { body: await inLink(store, email, '/newsletter-subscribe') });
  await call('POST /newsletter/unsubscribe', { body: { email } });
  await call('POST /contact-form', {
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
