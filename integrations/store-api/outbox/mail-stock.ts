import { type PurchasableVariant, readPurchasableVariants } from '#store/catalogue/purchasable-variants.ts';
import { newToken, tokenHash } from '#store/id.ts';
import { compose } from '#store/mail/compose.ts';
import { links } from '#store/mail/links.ts';
import { moneyIn } from '#store/mail/order-table.ts';
import type { Database } from '#store/records/database.ts';
import { type NoticeRow, readOtherNotice, renewToken } from '#store/records/visitor/stock-notices.ts';
import { readSeoPath } from '#store/serializers/seo-url.ts';
import type { Store } from '#store/store.ts';
import { queueMail } from './queue-mail.ts';

/** Asks for the click that makes a notice count; false when there is no such product to wait for. */
export async function mailConfirmNotice(
  store: Store,
  tx: Database,
  notice: NoticeRow,
  { token, now }: { token: string; now: Date },
): Promise<boolean> {
  const product = await readProduct(store, tx, notice, now);
  if (!product) return false;
  const { email, locale, site } = notice;
  const to = links(site, locale);
  const ways = { confirmUrl: to.confirmStockNotice(token), unsubscribeUrl: to.endStockNotice(token) };
  const variables = { ...named(product), email, ...ways };
  await send(store, tx, notice, { id: 'backInStockConfirm', variables });
  return true;
}

/** Tells that the product is back. A product that has left the range is told of no more. */
export async function mailStockIsBack(store: Store, tx: Database, notice: NoticeRow, now: Date): Promise<void> {
  const product = await readProduct(store, tx, notice, now);
  if (!product) return;
  const { locale, site } = notice;
  const to = links(site, locale);
  const variables = {
    ...named(product),
    stock: String(product.stock),
    price: moneyIn(store.shopConfig.defaultCurrencyId, store.shopConfig)(product.tiers[0]?.price ?? 0),
    productUrl: to.product(product.id, await readSeoPath(tx, product.id, locale)),
    unsubscribeUrl: await wayOut(tx, notice),
  };
  await send(store, tx, notice, { id: 'backInStockAvailable', variables });
}

/**
 * The link that ends the waiting. The mail has ended that for its own product: where the address waits for others, the
 * link ends those, else it names the product, should somebody wait for it again.
 */
async function wayOut(tx: Database, notice: NoticeRow): Promise<string> {
  const to = links(notice.site, notice.locale);
  const other = await readOtherNotice(tx, notice);
  if (!other) return to.endOneStockNotice(notice.email, notice.productId);
  const token = newToken();
  await renewToken(tx, other.id, tokenHash(token));
  return to.endStockNotice(token);
}

/** What a product is called, variant and all; undefined once it has left the range. */
export async function nameOfWaited(
  store: Store,
  tx: Database,
  waited: Pick<NoticeRow, 'productId' | 'locale'>,
  now: Date,
): Promise<string | undefined> {
  const product = await readProduct(store, tx, waited, now);
  return product && named(product).productName;
}

async function readProduct(
  store: Store,
  tx: Database,
  { productId, locale }: Pick<NoticeRow, 'productId' | 'locale'>,
  now: Date,
) {
  const view = { locale, customerGroupId: store.shopConfig.privateGroupId, now };
  const product = (await readPurchasableVariants(tx, [productId], view)).get(productId);
  return product?.active && product.variantCount === 0 ? product : undefined;
}

const named = ({ name, options, number }: PurchasableVariant) => ({
  productName: [name, ...options.map(({ option }) => option)].join(', '),
  productNumber: number,
});

function send(
  store: Store,
  tx: Database,
  { email, locale, site }: NoticeRow,
  draft: { id: string; variables: Record<string, string>; when?: string[] },
): Promise<void> {
  return queueMail(
    store,
    tx,
    draft.id,
    compose({ ...draft, locale, site, to: { name: '', address: email } }, store.shopConfig),
  );
}
