import { inLanguage, type Locale } from '#i18n/locales.ts';
import { getCollection } from '#values/entries.content.ts';
import type { PictureMedia } from './picture.ts';

/** A picture that content names, as a Media entity, saying what it shows where a language is asked; undefined while it is planned. */
export async function pictureById(id: string | PictureMedia, locale?: Locale): Promise<PictureMedia | undefined> {
  if (typeof id !== 'string') return id; // a layout of a Shopware brings the picture itself
  // not getEntry: it complains about every picture that is still planned
  const data = (await getCollection('pictures')).find((picture) => picture.id === id)?.data;
  if (!data) return undefined;
  const thumbnails = (format: 'avif' | 'webp') => data.files.map((file) => ({ ...file, url: file[format] }));
  return {
    url: data.files.at(-1)?.webp ?? '',
    alt: locale && data.alt && inLanguage(locale, data.alt),
    customFields: { hof_colour: data.colour, hof_alpha: data.alpha },
    metaData: { width: data.width, height: data.height },
    thumbnails: thumbnails('webp'),
    extensions: { avif: { thumbnails: thumbnails('avif') } },
  };
}
