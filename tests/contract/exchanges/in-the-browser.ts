import { createAccount } from '#features/account/account.store.ts';
import { addressForm, addressInput } from '#features/account/address/address-form.ts';
import { registrationOf } from '#features/account/entry/register-form.ts';
import { profileForm, profileOf } from '#features/account/profile/profile-form.ts';
import { createCart } from '#features/cart/cart.store.ts';
import { createEstimate } from '#features/cart/estimate/estimate.store.ts';
import { createOffered } from '#features/cart/later/offered.store.ts';
import { createCheckout } from '#features/checkout/checkout.store.ts';
import { emptyForm } from '#features/checkout/checkout-form.ts';
import { createPayment } from '#features/checkout/order/payment.store.ts';
import { createCompare } from '#features/compare/compare.store.ts';
import { createSystemDetails } from '#features/configurator/set/system-details.store.ts';
import { createContact } from '#features/contact/form/contact.store.ts';
import { messageOf } from '#features/contact/form/contact-form.ts';
import { createNewsletter } from '#features/newsletter/newsletter.store.ts';
import { findArticles } from '#features/professional/rows/find-articles.store.ts';
import { createReviews } from '#features/reviews/reviews.store.ts';
import { suggested } from '#features/search/dropdown/suggested.store.ts';
import { finderOf } from '#features/search/index/finder.ts';
import { createSession } from '#features/session/session.store.ts';
import { createWishlist } from '#features/wishlist/wishlist.store.ts';
import type { Send } from '#store-api/client.ts';
import { readCustomer } from '#store-api/contract/account.ts';
import { countryId, PASSWORD, paymentId, productId } from '#tests/support/shopper.ts';

const origin = () => 'http://localhost';
const announce = () => {};
const knife = productId('41-201');
const raclette = productId('10-104-GR');
const file = productId('60-101');

/** One browser: the stores of the storefront, joined as its pages join them. */
export function aBrowser(send: Send) {
  const session = createSession(send, () => 'fr-FR');
  let count = '0';
  const lastSeen = {
    get: () => count,
    set(now: string) {
      count = now;
    },
    listen: () => undefined,
  };
  const cart = createCart(session.sendInLanguage, lastSeen, () => undefined);
  const deps = { send: session.sendInLanguage, session, cart, announce, storefrontUrl: async () => origin() };
  const account = createAccount(deps);
  return { send: session.sendInLanguage, session, cart, account, checkout: createCheckout({ ...deps, account }) };
}

export type Browser = ReturnType<typeof aBrowser>;

/** What somebody does who looks around. */
export async function browse({ send, cart, session }: Browser): Promise<void> {
  const nothing = { hits: [], isGuess: false, near: [] };
  for (const term of ['raclette', '12-104'])
    await suggested({ locale: 'fr-FR', synonyms: [] }, term, nothing, finderOf, send);
  await createCompare(send, { set: () => {} }).load({ ids: [knife, raclette] });
  await createCompare(send, { set: () => {} }).load({ numbers: ['41-201'] });
  await createSystemDetails(send).load('fr-FR', productId('14-101'));
  await findArticles(send, 'fr-FR', ['41-201', '10-104', '41-299']);
  await createOffered(send, cart).show(`${knife}*2`);
  const estimate = createEstimate({ send, session, cart } as never);
  await estimate.loadCountries();
  await estimate.choose(countryId('CH'));
  const reviews = createReviews(send);
  await reviews.show(productId('12-101'), { order: 'best' });
  await reviews.show(productId('12-101'), { order: 'newest', points: 5, languageId: 'a'.repeat(32) } as never);
  const newsletterStore = createNewsletter(send, async () => ({ storefrontUrl: origin(), ownEmail: undefined }));
  await newsletterStore.subscribe('dora@example.com');
  await newsletterStore.confirm({ hash: 'f'.repeat(32), em: 'f'.repeat(40) });
  await newsletterStore.unsubscribe('dora@example.com');
  const contact = createContact(send, async () => ({}) as never);
  const filled = { email: 'dora@example.com', comment: 'Das Pfännchen ist verbogen.', subject: 'other', consent: true };
  const place = { zip: '1201', location: 'Genève', street: 'Quai', streetNumber: '3', countryId: countryId('CH') };
  const person = { firstName: 'Dora', lastName: 'Muster', phone: '+41 22 000 00 00', salutationId: '', ...place };
  await contact.write(messageOf({ ...filled, ...person } as never, 'Pièce de rechange'), undefined, () => {});
}

const PLACE = { company: '', street: 'Rue 3', zipcode: '1201', city: 'Genève', countryStateId: '', phoneNumber: '' };

const aForm = (more = {}) => ({
  ...emptyForm(countryId('CH')),
  ...{ email: 'dora@example.com', firstName: 'Dora', lastName: 'Muster', comment: 'Sonnez', consentPrivacy: true },
  shipping: { ...PLACE, countryId: countryId('CH') },
  ...more,
});

/** Puts things into the cart, changes them and orders as a guest, with two ways to pay. */
export async function orderAsGuest({ send, cart, checkout }: Browser): Promise<string> {
  await cart.load();
  await cart.addProduct(knife, 2);
  await cart.addProducts([
    { productId: raclette, quantity: 1 },
    { productId: file, quantity: 1 },
  ]);
  await cart.changeQuantity(raclette, 2);
  const line = cart.$cart.get().value?.lineItems.find(({ id }) => id === raclette);
  await cart.removeLine(raclette);
  if (line) await cart.putBack(line);
  await cart.addCode('KEINER');
  await checkout.load();
  await checkout.choose({ paymentMethodId: paymentId('card') });
  const other = { ...PLACE, countryId: countryId('CH'), firstName: 'Emil', lastName: 'Muster', company: 'Muster AG' };
  const order = await checkout.order(aForm({ billingSame: false, billing: other }));
  if (!order) throw checkout.$order.get().error;
  const payment = createPayment(send, origin);
  await payment.start(order.id, 'fr-FR');
  await payment.startWith(order.id, 'fr-FR', paymentId('invoice'));
  return order.id;
}

/** Opens an account of a business, changes what there is to change, wishes, writes and orders to a new address. */
export async function manageAccount({ send, session, cart, account, checkout }: Browser): Promise<void> {
  const email = 'emil@example.com';
  const form = { accountType: 'business', email, password: PASSWORD, firstName: 'Emil', lastName: 'Muster' };
  const more = { salutationId: '', trade: '', vatIds: '', consentPrivacy: true, ...BIRTHDAY };
  const address = { ...PLACE, company: 'Muster AG', countryId: countryId('CH') };
  await account.register(registrationOf({ ...form, ...more, address } as never));
  const customer = await send(readCustomer, { body: {} });
  await account.saveProfile(profileOf({ ...profileForm(customer), vatIds: 'CHE-116.281.710' }, true));
  await account.saveProfile(profileOf({ ...profileForm(customer), ...BIRTHDAY }, false));
  const typed = { ...addressForm(undefined, countryId('CH')), ...PLACE, firstName: 'Emil', lastName: 'Muster' };
  await account.saveAddress(addressInput(typed));
  await account.saveAddress(addressInput(typed), customer.defaultBillingAddressId ?? '');
  await editWishlist(send, session);
  await createReviews(send).findOwn(knife);
  await createReviews(send).write(knife, { title: 'Scharf', content: 'x'.repeat(60), points: 4, name: 'Emil' });
  await cart.addProduct(knife, 1);
  await checkout.load();
  const order = await checkout.order(aForm({ email }));
  if (!order) throw checkout.$order.get().error;
  await account.changeEmail('emil.neu@example.com', 'emil.neu@example.com', PASSWORD);
  await account.changePassword(PASSWORD, `${PASSWORD}!`, `${PASSWORD}!`);
  await account.askForRecovery('emil.neu@example.com');
  await account.recover('f'.repeat(32), PASSWORD, PASSWORD).catch(() => {}); // a link that nobody was sent
  await checkout.resetGuest();
  await account.login('emil.neu@example.com', `${PASSWORD}!`);
}

const BIRTHDAY = { birthdayDay: '3', birthdayMonth: '4', birthdayYear: '1980' };

async function editWishlist(send: Send, session: Browser['session']): Promise<void> {
  const kept = { ownIds: () => [knife], keepOwn() {}, get: () => [], keepAccount() {}, listenElsewhere() {} };
  const list = createWishlist(send, session, kept as never);
  await list.load();
  await list.add(raclette);
  await list.remove(raclette);
}

/** Opens an account of a professional, who names a trade and a VAT number. */
export async function register({ account }: Browser, groupId: string): Promise<void> {
  const person = { firstName: 'Gerd', lastName: 'Muster', email: 'gerd@example.com', password: PASSWORD };
  const business = {
    accountType: 'business',
    trade: 'kitchen-professional',
    vatIds: 'CHE-116.281.710',
    salutationId: '',
  };
  const address = { ...PLACE, company: 'Muster AG', countryId: countryId('CH') };
  await account.register(registrationOf({ ...person, ...business, consentPrivacy: true, address } as never, groupId));
}

/** A guest who has ordered becomes a customer; another opens an account with the order. */
export async function becomeCustomers(guest: Browser, other: Browser): Promise<void> {
  await guest.account.convertGuest(PASSWORD);
  await other.cart.addProduct(knife, 1);
  await other.checkout.load();
  const twice = { emailConfirmation: 'fritz@example.com', password: PASSWORD, passwordConfirm: PASSWORD };
  const form = aForm({ buyer: 'new', email: 'fritz@example.com', ...twice, ...BIRTHDAY });
  const order = await other.checkout.order(form);
  if (!order) throw other.checkout.$order.get().error;
}
