import { configuratorView, isOfConfigurator } from '#features/configurator/configurator-view.content.ts';
import { isOfDealers, readPage } from '#features/dealers/read-page.content.ts';
import { readLiveParts } from '#features/spare-parts/read-live.content.ts';
import { isOfSpareParts } from '#features/spare-parts/read-page.content.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Asking } from '#store-api/ask.server.ts';
import { orTrouble } from '#store-api/trouble.ts';

/** What the dealer network, the spare-parts search and the configurator answer; undefined when nothing lives there. */
export async function readTool(asking: Asking, url: URL) {
  const { locale } = asking;
  const dealers = await readPage(locale, url);
  if (dealers) return { dealers, status: 200, headers: KEPT };
  const parts = await readLiveParts(locale, url);
  if (parts) return { parts: parts.page, status: parts.status, headers: parts.headers };
  if (!isOfConfigurator(locale, url.pathname)) return undefined;
  const configured = await orTrouble(configuratorView(asking, url.searchParams));
  if (!('retryAfterSeconds' in configured)) return { configured, status: 200, headers: KEPT };
  const { status, retryAfterSeconds } = configured;
  return { trouble: configured, status, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/** True for every address that `readTool` may know. */
export const isOfTools = (locale: Locale, pathname: string): boolean =>
  isOfDealers(locale, pathname) || isOfSpareParts(locale, pathname) || isOfConfigurator(locale, pathname);

const KEPT = { 'surrogate-control': 'max-age=30, stale-while-revalidate=30' };
