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

/** One of our blocks, without its frame. Pictures stand in it as they came; a text has the page's language only. */
export type Target = { block: string; [field: string]: unknown };

/** A block, or nothing where the page itself draws what the slot is for, or where nobody has filled it. */
type Draw = (slot: CmsSlot, locale: Locale) => Target | null;

/** Which of our blocks a slot becomes, by the slot's type. Whatever is not listed is a slot nobody knows. */
export const TARGETS: Record<string, Draw> = {
  text: (slot) => richText(TextData.parse(slot.data).content ?? setting(slot, 'content')),
  html: (slot) => richText(TextData.parse(slot.data).content ?? setting(slot, 'content')),
  'product-name': (slot) => richText(TextData.parse(slot.data).content),
  image: (slot) => image(ImageData.parse(slot.data)),
  'manufacturer-logo': (slot) => image(ImageData.parse(slot.data)),
  'image-slider': (slot) => pictures('slider', slot),
  'image-gallery': (slot) => pictures('gallery', slot),
  'product-box': (slot) => {
    const number = ProductData.parse(slot.data).product?.productNumber;
    return number ? { block: 'product-box', product: number } : null;
  },
  'product-slider': (slot, locale) => shelf(locale, ProductsData.parse(slot.data).products, setting(slot, 'title')),
  'cross-selling': (slot, locale) => {
    const [first] = CrossSellingData.parse(slot.data).crossSellings ?? [];
    return shelf(locale, first?.products, first?.crossSelling?.translated?.name ?? first?.crossSelling?.name);
  },
  'youtube-video': (slot) => video('youtube', slot),
  'vimeo-video': (slot) => video('vimeo', slot),
  form: (slot) => ({ block: setting(slot, 'type') === 'newsletter' ? 'newsletter' : 'contact-form' }),
  // the pages of categories and products draw these themselves
  'product-listing': () => null,
  'sidebar-filter': () => null,
  'category-navigation': () => null,
  'buy-box': () => null,
  'product-description-reviews': () => null,
};

type Maybe<T> = T | null | undefined;

/** Words without a translation beside: the store has answered in the language of the page. */
const said = (words: string) => ({ de: words });

const richText = (html: Maybe<string>): Target | null => (html?.trim() ? { block: 'rich-text', html } : null);

const shown = (media: Media) => ({ picture: media, pictureAlt: said(media.translated?.alt ?? media.alt ?? '') });

function image({ media, url }: { media?: Maybe<Media>; url?: Maybe<string> }): Target | null {
  return media ? { block: 'image', ...shown(media), ...(url && { href: url }) } : null;
}

function pictures(block: string, slot: CmsSlot): Target | null {
  const items = (ImagesData.parse(slot.data).sliderItems ?? []).flatMap(({ media }) => (media ? [shown(media)] : []));
  return items.length > 0 ? { block, items } : null;
}

function shelf(locale: Locale, products: Maybe<Product[]>, title: Maybe<string>): Target | null {
  const numbers = (products ?? []).flatMap(({ productNumber }) => productNumber ?? []);
  if (numbers.length === 0) return null;
  return { block: 'product-slider', title: said(title || wordsOf(locale, 'common')('shelf')), products: numbers };
}

function video(provider: 'youtube' | 'vimeo', slot: CmsSlot): Target | null {
  const id = setting(slot, 'videoID');
  const still = ImageData.parse(slot.data).media;
  return id ? { block: 'video', provider, video: id, ...(still && shown(still)) } : null;
}

/** What an editor has set by hand; a mapped setting names where its value comes from, and the value is in `data`. */
export function setting({ config }: CmsSlot, name: string): string | undefined {
  const field = config[name] as { source?: string; value?: unknown } | undefined;
  return field?.source !== 'mapped' && typeof field?.value === 'string' ? field.value : undefined;
}
