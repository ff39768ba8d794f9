import {
  type ConfiguratorView,
  configuratorView,
  isOfConfigurator,
} from '#features/configurator/configurator-view.content.ts';
import { isOfDealers, type NetworkOrDealer, readPage } from '#features/dealers/read-page.content.ts';
import { movedTo } from '#features/seo/redirects.content.ts';
import { isOfSpareParts, readLiveParts, type SearchOrParts } from '#features/spare-parts/read-page.content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { StoreContext } from '#store-api/call-store.server.ts';
import { decoded } from '#values/http.ts';

/** What one of the tools answers: its page, or by `location` where an old address leads. */
interface Tool {
  dealers?: NetworkOrDealer;
  parts?: SearchOrParts;
  configured?: ConfiguratorView;
  status: number;
  headers: Record<string, string>;
}

/** What the dealer network, the spare-parts search and the configurator answer; undefined when nothing lives there. */
export async function readTool(storeContext: StoreContext, url: URL): Promise<Tool | undefined> {
  const { locale } = storeContext;
  const dealers = await readPage(locale, url);
  if (dealers) return { dealers, status: 200, headers: KEPT };
  const parts = await readLiveParts(locale, url);
  if (parts) return { parts: parts.page, status: parts.status, headers: parts.headers };
  if (!isOfConfigurator(locale, url.pathname)) return leadOn(decoded(url.pathname));
  const configured = await configuratorView(storeContext, url.searchParams);
  return { configured, status: 200, headers: KEPT };
}

/** A dealer who has given up, a device with another number: what was printed leads to what is there now. */
async function leadOn(pathname: string): Promise<Tool | undefined> {
  const moved = await movedTo(pathname);
  return moved && { status: moved.status, headers: { location: moved.to } };
}

/** True for every address that `readTool` may know. */
export const isOfTools = (locale: Locale, pathname: string): boolean =>
  isOfDealers(locale, pathname) || isOfSpareParts(locale, pathname) || isOfConfigurator(locale, pathname);

const KEPT = { 'surrogate-control': 'max-age=30, stale-while-revalidate=30' };
