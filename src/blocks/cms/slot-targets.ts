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
import { linkOf } from './links.ts';

/** One of our blocks, without its frame. Pictures stand in it as they came; a text has the page's language only. */
export type Target = { block: string; [field: string]: unknown };

/**
 * A block, or nothing where the page itself draws what the slot is for, or where nobody has filled it.
 * @throws when the slot is not what its type promises
 */
type Draw = (slot: CmsSlot, locale: Locale) => Target | null;

/** Which of our blocks a slot becomes, by the slot's type. Whatever is not listed is a slot nobody knows. */
export const TARGETS: Record<string, Draw> = {
  text: (slot) => richText(TextData.parse(slot.data).content ?? setting(slot, 'content')),
  html: (slot) => richText(TextData.parse(slot.data).content ?? setting(slot, 'content')),
  'product-name': (slot) => richText(TextData.parse(slot.data).content),
  image: (slot, locale) => image(ImageData.parse(slot.data), locale),
  'manufacturer-logo': (slot, locale) => image(ImageData.parse(slot.data), locale),
  'image-slider': pictures,
  'image-gallery': pictures,
  'product-box': (slot) => {
    const number = ProductData.parse(slot.data).product?.productNumber;
    return number ? { block: 'product-box', product: number } : null;
  },
  'product-slider': (slot, locale) =>
    productSlider(locale, ProductsData.parse(slot.data).products, setting(slot, 'title')),
  'cross-selling': (slot, locale) => {
    const [first] = CrossSellingData.parse(slot.data).crossSellings ?? [];
    return productSlider(locale, first?.products, first?.crossSelling?.translated?.name ?? first?.crossSelling?.name);
  },
  'youtube-video': (slot, locale) => video('youtube', slot, locale),
  'vimeo-video': (slot, locale) => video('vimeo', slot, locale),
  form: (slot) => ({ block: setting(slot, 'type') === 'newsletter' ? 'newsletter' : 'contact-form' }),
  // the pages of categories and products draw these themselves
  'product-listing': () => null,
  'sidebar-filter': () => null,
  'category-navigation': () => null,
  'buy-box': () => null,
  'product-description-reviews': () => null,
};

type Maybe<T> = T | null | undefined;
type Pictured = ImageData & { media: Media };

const isPictured = (imageData: ImageData): imageData is Pictured => Boolean(imageData.media);

/** Words without a translation beside: the store has answered in the language of the page. */
const untranslated = (words: string) => ({ de: words });

const richText = (html: Maybe<string>): Target | null => (html?.trim() ? { block: 'rich-text', html } : null);

const altOf = (media: Media): string => media.translated?.alt ?? media.alt ?? '';

/** A picture and where it leads: a link needs a name, even if nobody has described the picture. */
function linked({ media, url }: Pictured, locale: Locale): { picture: Media; href?: string } {
  const href = linkOf(locale, url);
  if (!href) return { picture: media };
  const alt = altOf(media) || wordsOf(locale, 'common')('showMore');
  return { picture: { ...media, alt, translated: { ...media.translated, alt } }, href };
}

/** All of it is shown: nobody knows what would be cut off. */
function image(imageData: ImageData, locale: Locale): Target | null {
  return isPictured(imageData) ? { block: 'image', ...linked(imageData, locale), format: 'whole' } : null;
}

function pictures(slot: CmsSlot, locale: Locale): Target | null {
  const picturedItems = (ImagesData.parse(slot.data).sliderItems ?? []).filter(isPictured);
  const [first, second] = picturedItems;
  if (!second) return first ? image(first, locale) : null;
  const items = picturedItems.map((one) => linked(one, locale));
  return { block: 'gallery', title: untranslated(wordsOf(locale, 'common')('pictures')), items };
}

function productSlider(locale: Locale, products: Maybe<Product[]>, title: Maybe<string>): Target | null {
  const numbers = (products ?? []).flatMap(({ productNumber }) => productNumber ?? []);
  if (numbers.length === 0) return null;
  return {
    block: 'product-slider',
    title: untranslated(title || wordsOf(locale, 'common')('shelf')),
    products: numbers,
  };
}

function video(provider: 'youtube' | 'vimeo', slot: CmsSlot, locale: Locale): Target | null {
  const id = setting(slot, 'videoID')?.trim();
  if (!id) return null;
  if (!/^[\w-]{6,20}$/.test(id)) throw new Error(`"${id}" is no id of a film`);
  const still = ImageData.parse(slot.data).media;
  const title = untranslated((still && altOf(still)) || wordsOf(locale, 'common')('film'));
  return { block: 'video', title, film: { provider, id }, ...(still && { picture: still }) };
}

/** What an editor has set by hand; a mapped setting names where its value comes from, and the value is in `data`. */
export function setting({ config }: CmsSlot, name: string): string | undefined {
  const field = config[name] as { source?: string; value?: unknown } | undefined;
  return field?.source !== 'mapped' && typeof field?.value === 'string' ? field.value : undefined;
}
