import { productAttributesOf } from '#features/catalogue/product-attributes.ts';
import { builtProducts } from '#features/catalogue/products.server.ts';
import { formatMm, formatNumber } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { Product } from '#store-api/contract/product.ts';
import { nameOf } from '../card-view.server.ts';
import { type Needed, sizeOf, type View, viewsOf } from './size.ts';

/** A view with the words below it, which name what its figure at the left is. */
export interface MeasuredView {
  id: 'front' | 'top';
  view: View;
  label: string;
}

/** Front and view from above in one language; none of what has no size. */
export function measuredViews(locale: Locale, product: Product): MeasuredView[] {
  const size = sizeOf(product);
  if (!size) return [];
  const attributes = productAttributesOf(product);
  const { front, top } = viewsOf(size, attributes);
  const t = wordsOf(locale, 'product');
  const isFree = attributes.fit?.systemTypes.includes('freestanding') ?? false;
  const named = (view: View, name: 'viewFront' | 'viewTop', need: Need) =>
    view.needed ? `${t(name)}, ${t(need, { mm: formatMm(locale, view.needed.mm) })}` : t(name);
  return [
    { id: 'front', view: front, label: named(front, 'viewFront', isFree ? 'neededOpen' : 'neededHeight') },
    { id: 'top', view: top, label: named(top, 'viewTop', isFree ? 'neededRoom' : 'neededDepth') },
  ];
}

type Need = 'neededHeight' | 'neededDepth' | 'neededOpen' | 'neededRoom';

/** Devices and waste systems have their drawing as a file: theirs are large for a page, and fitters take them along. */
export const hasDrawingFile = (product: Product): boolean =>
  ['device', 'system'].includes(productAttributesOf(product).kind) &&
  sizeOf(product) !== null &&
  Boolean(product.productNumber);

/** Every drawing that is a file of the build, by article number. */
export async function drawingFiles(locale: Locale): Promise<Map<string, string>> {
  const products = (await builtProducts(locale)).all.filter(hasDrawingFile);
  const mm = (value: number) => formatNumber(locale, value, 0);
  return new Map(
    products.map((product) => [
      product.productNumber ?? '',
      drawingFile(nameOf(product), measuredViews(locale, product), mm),
    ]),
  );
}

/** A number of millimeters as the language writes it. */
type Mm = (value: number) => string;

/**
 * One view as the inside of an SVG, for the page and for a file of its own. Lines are `currentColor`, dimensions the
 * ember of the page around, also where a page takes it out of the file by `<use>`.
 */
export function viewSvg({ outline, ground, dimensions, across, upright, needed }: View, mm: Mm): string {
  return [
    `<path d="${outline}"/>`,
    ground && `<path stroke="${QUIET}" stroke-width=".75" d="${ground}"/>`,
    `<path stroke="${EMBER}" d="${dimensions}"/>`,
    figure(mm(across.mm), `x="${across.x}" y="${across.y}" text-anchor="middle"`),
    figure(mm(upright.mm), `x="${upright.x}" y="${upright.y}"`),
    needed && neededSvg(needed, mm),
  ].join('');
}

const neededSvg = ({ edge, dimension, x, y, mm: size }: Needed, mm: Mm): string =>
  `<path stroke="${QUIET}" stroke-dasharray="5 4" d="${edge}"/><path stroke="${EMBER}" d="${dimension}"/>` +
  figure(mm(size), `x="${x}" y="${y}" text-anchor="end"`);

const figure = (words: string, place: string): string => `<text ${place} fill="${EMBER}" stroke="none">${words}</text>`;

/** The page's own numbers; a file that is opened alone has those of the light page, or says its own. */
const EMBER = 'var(--warm-ink,#b13c11)';
const QUIET = 'var(--ink-2,#404d52)';

/** Views of a file, each with the words below it. */
interface LabeledView {
  id: string;
  view: View;
  label: string;
}

/** Views side by side as a file: a page takes `#front` and `#top` out of it, alone it stands in light and dark. */
export function drawingFile(title: string, views: readonly LabeledView[], mm: Mm): string {
  const boxes = views.map(({ view }) => view.viewBox.split(' ').map(Number));
  const width = boxes.reduce((sum, [, , wide = 0]) => sum + wide, 0);
  const height = Math.max(...boxes.map(([, , , high = 0]) => high));
  let left = 0;
  const parts = views.map(({ id, view, label }, index) => {
    const [x = 0, y = 0, wide = 0, high = 0] = boxes[index] ?? [];
    const at = `translate(${left - x} ${height - high - y})`;
    left += wide;
    return `<g transform="${at}"><g id="${id}">${viewSvg(view, mm)}</g>${caption(label, y + high + 12)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height + CAPTION}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-miterlimit="10" font-family="Arial, sans-serif" font-size="13"><title>${escaped(title)}</title><style>${LIGHT_AND_DARK}</style>${parts.join('')}</svg>`;
}

/** Room for the words below a view. */
const CAPTION = 24;

const caption = (words: string, y: number): string =>
  `<text y="${y}" fill="currentColor" stroke="none">${escaped(words)}</text>`;

const LIGHT_AND_DARK =
  ':root{color:#152025;background:#fff}@media(prefers-color-scheme:dark){:root{--warm-ink:#f99e65;--ink-2:#afb9bd;color:#edf1f2;background:#0f1517}}';

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
