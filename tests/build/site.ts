import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceOf } from '#features/journal/overview/filters.ts';
import { localeOf, recipes } from '#i18n/paths.ts';

const DIST = process.env.DIST_DIR ?? 'dist';

/** The finished site as it lies on the disk; every page with its address. */
export interface Page {
  address: string;
  html: string;
  /** Bytes that a browser is sent: as Brotli where that is smaller. */
  sent: number;
}

export function readSite(): { pages: Page[]; isAnswered: (address: string) => boolean } {
  if (!existsSync(`${DIST}/site.json`)) throw new Error(`${DIST} is not a whole build: run npm run build first.`);
  const list = JSON.parse(readFileSync(`${DIST}/site.json`, 'utf8')) as {
    files: Record<string, { bytes: { identity: number; br?: number } }>;
    onDemand: string[];
  };
  const names = Object.keys(list.files);
  const sent = (name: string) => list.files[name]?.bytes.br ?? list.files[name]?.bytes.identity ?? 0;
  const addresses = new Set(names.map(addressOf));
  const onDemand = list.onDemand.map((pattern) => new RegExp(pattern));
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      address: addressOf(name),
      html: readFileSync(path.join(DIST, 'client', name), 'utf8'),
      sent: sent(name),
    }));
  return {
    pages,
    isAnswered: (address) =>
      addresses.has(address) || onDemand.some((pattern) => pattern.test(address)) || isChoiceOfRecipes(address),
  };
}

/** What combines several filters is drawn by the twin, which answers whatever is well formed. */
function isChoiceOfRecipes(address: string): boolean {
  const locale = localeOf(address);
  const overview = `${recipes(locale)}/`;
  return address.startsWith(overview) && choiceOf(locale, address.slice(overview.length).split('/')) !== undefined;
}

const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Where the file of an address lies that is its own, such as a picture. */
export const clientFile = (address: string): string => path.join(DIST, 'client', address);

export const isErrorPage = ({ address }: Page) => /(^|\/)(404|500)$/.test(address);

/** Every value of an attribute in the page, with entities read. */
export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<[a-z][^>]*?\\s${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
