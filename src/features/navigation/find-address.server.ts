import { productPages } from '#features/catalog/products.server.ts';
import { fromSeoPath, home } from '#i18n/paths.ts';
import { callStore, type StoreContext } from '#store-api/call-store.server.ts';
import { readSeoUrls } from '#store-api/contract/category.ts';
import { readContext } from '#store-api/contract/context.ts';
import type { SeoUrl } from '#store-api/contract/entity.ts';
import { canonicalOf } from './address-book.server.ts';

type Kind = 'product' | 'category' | 'landing';

/** What an address is, as the store knows it now. */
export type ResolvedAddress = { kind: Kind; id: string } | { kind: 'moved'; to: string; status: 301 | 302 };

/** `path` has no language prefix and no slash at its ends. Undefined for what the store never heard of. */
export async function findAddress(storeContext: StoreContext, path: string): Promise<ResolvedAddress | undefined> {
  const [, technical, id] = path.match(/^(detail|navigation|landingPage)\/([0-9a-f]{32})$/) ?? [];
  if (technical && id) return atHome(storeContext, id, KINDS[technical]);
  const url = await readUrl(storeContext, path);
  if (!url) return undefined;
  const kind = KINDS[url.routeName.split('.')[1] ?? ''];
  if (!kind) return undefined;
  if (url.isCanonical) return { kind, id: url.foreignKey };
  return atHome(storeContext, url.foreignKey, kind);
}

/** Technical paths and the names of routes. */
const KINDS: Record<string, Kind | undefined> = {
  detail: 'product',
  navigation: 'category',
  landingPage: 'landing',
  landing: 'landing',
};

/** A category's path may be kept with a slash at its end. */
async function readUrl(storeContext: StoreContext, path: string): Promise<SeoUrl | undefined> {
  const filter = [{ type: 'equalsAny', field: 'seoPathInfo', value: [path, `${path}/`] }];
  const { elements } = await callStore(storeContext, readSeoUrls, { body: { filter, limit: 10 } });
  return elements.find(({ isCanonical }) => isCanonical) ?? elements[0];
}

/** To the one address that counts: its own, else that of the product it is a variant of; drawn in place without any. */
async function atHome(
  storeContext: StoreContext,
  id: string,
  kind: Kind | undefined,
): Promise<ResolvedAddress | undefined> {
  const ownUrl = await canonicalOf(storeContext.locale, id);
  const parent =
    ownUrl || kind !== 'product' ? undefined : (await productPages(storeContext, { ids: [id] }))[0]?.parentId;
  const url = ownUrl ?? (parent ? await canonicalOf(storeContext.locale, parent) : undefined);
  if (url) return { kind: 'moved', to: fromSeoPath(storeContext.locale, url.seoPathInfo), status: 301 };
  if (kind === 'category' && id === (await rootId(storeContext)))
    return { kind: 'moved', to: home(storeContext.locale), status: 301 };
  return kind && { kind, id };
}

/** The category above all others has no address: it is the home page. */
const rootId = async (storeContext: StoreContext): Promise<string | null | undefined> =>
  (await callStore(storeContext, readContext)).salesChannel.navigationCategoryId;
