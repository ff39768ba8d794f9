import { linkOf } from '#features/prose/links.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';
import type { CmsSlot } from '#store-api/contract/cms.ts';
import {
  CrossSellingData,
  ImageData,
  ImagesData,
  ProductData,
  ProductsData,
  TextData,
} from '#store-api/contract/cms-slots.ts';
import type { Media } from '#store-api/contract/entity.ts';
import type { Product } from '#store-api/contract/product.ts';
import { escaped } from '#values/text.ts';

/** One of our blocks, without its frame. Pictures stand in it as they came; a text has the page's language only. */
export type Target = { block: string; [field: string]: unknown };

/**
 * A block, or nothing where the page itself draws what the slot is for, or where nobody has filled it.
 * @throws when the slot is not what its type promises
 */
type SlotMapping = (slot: CmsSlot, locale: Locale) => Target | Target[] | null;

/** Which of our blocks a slot becomes, by the slot's type. Whatever is not listed is a slot nobody knows. */
export const TARGETS: Record<string, SlotMapping> = {
  text: (slot) => text(slot, TextData.parse(slot.data).content ?? setting(slot, 'content')),
  html: (slot) => text(slot, TextData.parse(slot.data).content ?? setting(slot, 'content')),
  'product-name': (slot) => text(slot, heading(TextData.parse(slot.data).content)),
  image,
  'manufacturer-logo': image,
  'image-slider': (slot, locale) => pictures('slider', slot, locale),
  'image-gallery': (slot, locale) => pictures('gallery', slot, locale),
  'product-box': productBox,
  'product-slider': (slot, locale) =>
    productSlider(locale, ProductsData.parse(slot.data).products, setting(slot, 'title')),
  'cross-selling': (slot, locale) =>
    (CrossSellingData.parse(slot.data).crossSellings ?? []).flatMap(
      ({ products, crossSelling }) => productSlider(locale, products, crossSelling?.name) ?? [],
    ),
  'buy-box': productBox,
  'product-description-reviews': (slot) => text(slot, ProductData.parse(slot.data).product?.description),
  'youtube-video': (slot, locale) => video('youtube', slot, locale),
  'vimeo-video': (slot, locale) => video('vimeo', slot, locale),
  form: (slot) => ({ block: setting(slot, 'type') === 'newsletter' ? 'newsletter' : 'contact-form' }),
  // the pages of categories draw these themselves
  'product-listing': () => null,
  'sidebar-filter': () => null,
  'category-navigation': () => null,
};

type Maybe<T> = T | null | undefined;
type Pictured = ImageData & { media: Media };

const isPictured = (imageData: ImageData): imageData is Pictured => Boolean(imageData.media);

/** Words without a translation beside: the store has answered in the language of the page. */
const untranslated = (words: string) => ({ de: words });

const text = (slot: CmsSlot, html: Maybe<string>): Target | null =>
  html?.trim() ? { block: 'rich-text', html, ...alignment(slot) } : null;

/** A name alone becomes a heading; what an editor has written by hand is formatted already. */
const heading = (name: Maybe<string>): Maybe<string> =>
  name && (name.trim().startsWith('<') ? name : `<h2>${escaped(name)}</h2>`);

function productBox(slot: CmsSlot): Target | null {
  const number = ProductData.parse(slot.data).product?.productNumber;
  return number ? { block: 'product-box', product: number } : null;
}

const altOf = (media: Media): string => media.alt ?? '';

/** A picture and where it leads. */
export interface Linked {
  picture: Media;
  href?: string;
}

/** A link needs a name, even if nobody has described the picture. */
function linked({ media, url }: Pictured, locale: Locale): Linked {
  const href = linkOf(locale, url);
  if (!href) return { picture: media };
  const alt = altOf(media) || wordsOf(locale, 'common')('showMore');
  return { picture: { ...media, alt }, href };
}

/** `standard`: as large as it is; `contain`: all of it in its frame; `cover`: fills its frame and is cut. */
export type DisplayMode = 'standard' | 'contain' | 'cover';

function image(slot: CmsSlot, locale: Locale): Target | null {
  const imageData = ImageData.parse(slot.data);
  if (!isPictured(imageData)) return null;
  const mode = setting(slot, 'displayMode');
  const displayMode: DisplayMode = mode === 'cover' || mode === 'contain' ? mode : 'standard';
  const minHeight = displayMode === 'standard' ? undefined : pixels(setting(slot, 'minHeight'));
  return { block: 'cms-image', ...linked(imageData, locale), displayMode, minHeight, ...alignment(slot) };
}

/** Whole pixels of `340px`, 2000 at most; other lengths depend on a window that nobody knows. */
function pixels(length: Maybe<string>): number | undefined {
  const [, digits] = length?.match(/^(\d{1,4})(?:\.\d+)?px$/) ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Math.min(Number(digits), 2000);
}

/** Where something stands in a column that is higher or wider than itself; undefined at the start. */
const alignment = (slot: CmsSlot) => ({
  vertical: ALIGNMENTS[setting(slot, 'verticalAlign') ?? ''],
  horizontal: ALIGNMENTS[setting(slot, 'horizontalAlign') ?? ''],
});
const ALIGNMENTS: Record<string, 'center' | 'end' | undefined> = { center: 'center', 'flex-end': 'end' };

function pictures(block: 'slider' | 'gallery', slot: CmsSlot, locale: Locale): Target | null {
  const picturedItems = (ImagesData.parse(slot.data).sliderItems ?? []).filter(isPictured);
  const [first, second] = picturedItems;
  if (!first) return null;
  if (!second) return { block: 'cms-image', ...linked(first, locale), displayMode: 'standard' };
  const items = picturedItems.map((one) => linked(one, locale));
  const isWhole = setting(slot, 'displayMode') !== 'cover';
  return { block, title: untranslated(wordsOf(locale, 'common')('pictures')), isUntitled: true, isWhole, items };
}

function productSlider(locale: Locale, products: Maybe<Product[]>, title: Maybe<string>): Target | null {
  const numbers = (products ?? []).flatMap(({ productNumber }) => productNumber ?? []);
  if (numbers.length === 0) return null;
  return { ...productRow(numbers), title: untranslated(title || wordsOf(locale, 'common')('shelf')) };
}

/** Without a heading, as goods beside each other are in a layout. */
export const productRow = (products: string[]) => ({ block: 'product-slider', products });

function video(provider: 'youtube' | 'vimeo', slot: CmsSlot, locale: Locale): Target | null {
  const id = setting(slot, 'videoID')?.trim();
  if (!id) return null;
  if (!/^[\w-]{6,20}$/.test(id)) throw new Error(`"${id}" is no id of a film`);
  const still = ImageData.parse(slot.data).media;
  const title = untranslated((still && altOf(still)) || wordsOf(locale, 'common')('film'));
  return { block: 'video', title, film: { provider, id }, ...(still && { picture: still }) };
}

/** What an editor has set by hand; a mapped setting names where its value comes from, and the value is in `data`. */
function setting({ config }: CmsSlot, name: string): string | undefined {
  const field = config[name] as { source?: string; value?: unknown } | undefined;
  return field?.source !== 'mapped' && typeof field?.value === 'string' ? field.value : undefined;
}
