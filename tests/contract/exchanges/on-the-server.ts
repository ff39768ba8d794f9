import { addressBook } from '#features/account/address/addresses.server.ts';
import { confirmation } from '#features/account/entry/confirm.server.ts';
import { isRecoveryOpen } from '#features/account/entry/recovery.server.ts';
import { overview } from '#features/account/overview.server.ts';
import { paymentPage } from '#features/account/payment/payment.server.ts';
import { profilePage } from '#features/account/profile/profile.server.ts';
import { customerOf, groupIdOf, readPlaces } from '#features/account/require-customer.server.ts';
import { intoCart } from '#features/cart/flash/into-cart.server.ts';
import { productsByNumbers } from '#features/catalogue/products.server.ts';
import { paymentsAfterOrder, placedOrder, readOrder } from '#features/checkout/order/order.server.ts';
import { categoryLayout, landingView } from '#features/listing/layout.server.ts';
import { parseListing } from '#features/listing/listing-query.ts';
import { categoryPage, searchPage } from '#features/listing/listing-view.server.ts';
import { alternatesOf, findAddress, navigationTree } from '#features/navigation/address-book.server.ts';
import { newsletterStatus } from '#features/newsletter/status.server.ts';
import { orderFile } from '#features/orders/order-file.server.ts';
import { ordersPage } from '#features/orders/orders.server.ts';
import { orderBehind } from '#features/orders/own-order.server.ts';
import { productView } from '#features/product/page/product-view.server.ts';
import { strangerAt } from '#features/professional/access/apply.server.ts';
import { changeKept } from '#features/professional/kept/change-kept.server.ts';
import { idOf } from '#store/id.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readCmsPage } from '#store-api/contract/cms.ts';
import { Redirect } from '#store-api/exits.ts';
import { paymentId, productId } from '#tests/support/shopper.ts';

const raclette = idOf('category', 'raclette');
const PAGE = 'http://localhost/konto';

/** Pages that anybody may see. */
export async function drawPages(storeContext: StoreContext): Promise<void> {
  await navigationTree('de');
  await readPlaces('de');
  await findAddress(storeContext, 'kochen/raclette');
  await findAddress(storeContext, `detail/${productId('10-104-GR')}`);
  await alternatesOf(storeContext, raclette);
  await productView(storeContext, productId('10-104'));
  await productsByNumbers('de', ['41-201']);
  const red = idOf('property-option', 'colour:red');
  const query = new URLSearchParams({
    properties: red,
    'min-price': '49.90',
    'max-price': '900',
    order: 'name-asc',
    p: '1',
  });
  await categoryPage(storeContext, idOf('category', 'cooking'), parseListing(query));
  await searchPage(storeContext, 'raclette', parseListing(new URLSearchParams()));
  await categoryLayout(storeContext, raclette);
  await landingView(storeContext, idOf('landing-page', 'home')).catch(() => {});
  await callStore(storeContext, readCmsPage, { path: { id: idOf('cms-page', 'category') } });
  await groupIdOf(storeContext, 'professional');
  const [hash, em] = ['f'.repeat(32), 'f'.repeat(40)]; // links that nobody was sent
  await isRecoveryOpen(storeContext, hash);
  await confirmation(storeContext, press({ do: 'confirm' }), new URL(`${PAGE}?em=${em}&hash=${hash}`));
}

/** Who is logged in goes, and who comes back ends the account. */
export async function leave(storeContext: StoreContext): Promise<void> {
  await ledOn(profilePage(storeContext, press({ do: 'delete' }), new URL(PAGE)));
}

/** A page whose button has worked leads on. */
const ledOn = (page: Promise<unknown>) =>
  page.then(
    () => Promise.reject(new Error('The button of a page did not work.')),
    (error: unknown) => (error instanceof Redirect ? undefined : Promise.reject(error)),
  );

/** A button of a page: its form, as a browser without a script sends it. */
const press = (fields: Record<string, string>): Request =>
  new Request(PAGE, { method: 'POST', body: new URLSearchParams(fields) });

/** What the pages of an order do, who has paid by `pay` meanwhile: its files, and its buttons. */
export async function readOwnOrder(
  storeContext: StoreContext,
  id: string,
  pay: (transactionId: string) => Promise<unknown>,
) {
  await ordersPage(storeContext, new URL(PAGE));
  await placedOrder(storeContext, id);
  await paymentsAfterOrder(storeContext, id);
  await ledOn(orderBehind(storeContext, id, press({ do: 'again' })));
  const { documents, lineItems, transactions } = await ordered(storeContext, id);
  await pay(transactions?.at(-1)?.id ?? '');
  const bought = lineItems?.flatMap(({ downloads }) => downloads ?? [])[0];
  const files = [
    { code: id, kind: 'document', id: documents?.[0]?.id },
    { code: id, kind: 'download', id: bought?.id },
  ];
  for (const file of files) {
    const { status } = await orderFile(storeContext, file, new URL(PAGE));
    if (status !== 200) throw new Error(`The ${file.kind} of an order is not there: ${status}.`);
  }
  await orderBehind(storeContext, id, press({ do: 'cancel' })); // too late
}

async function ordered(storeContext: StoreContext, id: string) {
  const result = await readOrder(storeContext, { ids: [id] });
  if (!result) throw new Error(`Nobody finds the order ${id}.`);
  return result.order;
}

/** Pages of somebody who is logged in, and what their buttons do. */
export async function keepPages(storeContext: StoreContext): Promise<void> {
  const url = new URL(PAGE);
  const customer = await customerOf(storeContext);
  if (!customer) throw new Error('Nobody is logged in.');
  await overview(storeContext, customer);
  await newsletterStatus(storeContext, customer.email);
  await paymentPage(storeContext, new Request(PAGE), url);
  await ledOn(paymentPage(storeContext, press({ method: paymentId('twint') }), url));
  await ledOn(addressBook(storeContext, press({ do: 'billing', id: customer.defaultBillingAddressId ?? '' }), url));
  await ledOn(addressBook(storeContext, press({ do: 'shipping', id: customer.defaultBillingAddressId ?? '' }), url));
  await addressBook(storeContext, press({ do: 'delete', id: customer.defaultBillingAddressId ?? '' }), url); // it is kept
  await addressBook(storeContext, new Request(PAGE), url);
  await ledOn(profilePage(storeContext, press({ do: 'language', language: 'fr-FR' }), url));
  await intoCart(storeContext, [{ productId: productId('41-201'), number: '41-201', quantity: 1 }]);
  await strangerAt(storeContext, press({ do: 'apply', company: 'Muster AG', vatId: '' }), url);
  await changeKept(storeContext, customer, 'hof_lists', () => '[]');
}
