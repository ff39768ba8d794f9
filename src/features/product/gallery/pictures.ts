import type { Media } from '#store-api/contract/entity.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { PictureMedia } from '#ui/picture.ts';

/** Pictures in their order, the cover first; a shop that names only a cover has that. */
export function picturesOf({ media, cover }: Pick<Product, 'media' | 'cover'>): Media[] {
  const sorted = [...(media ?? [])].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const first = cover?.media;
  const all = [...(first ? [first] : []), ...sorted.flatMap((each) => each.media ?? [])];
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}

/** A thing without its surroundings stands on the line; anything else is a photo that fills its frame. */
export const isCutOut = ({ customFields, fileName }: Pick<Media, 'customFields' | 'fileName'>): boolean =>
  customFields.hof_alpha === true || /cut-?out/.test(fileName ?? '');

/** Address of the model that the picture was rendered from, to be turned (GLB); most have none. */
export const modelOf = ({ customFields }: Pick<Media, 'customFields'>): string | undefined =>
  typeof customFields.hof_model === 'string' ? customFields.hof_model : undefined;

/** The scene in which it is used: the first photo that is wide enough for the whole page. */
export const sceneOf = (product: Pick<Product, 'media' | 'cover'>): Media | undefined =>
  picturesOf(product).find((media) => {
    const width = media.metaData?.width ?? 0;
    return !isCutOut(media) && width >= 1600 && width / (media.metaData?.height ?? width) > 1.6;
  });

/** The smallest size alone. */
export function thumbPicture(media: Media): PictureMedia {
  const [small] = [...(media.thumbnails ?? [])].sort((a, b) => a.width - b.width);
  const avif = media.extensions?.avif?.thumbnails.filter(({ width }) => width === small?.width) ?? [];
  const { metaData } = media;
  return { url: small?.url ?? media.url, metaData, ...(avif.length && { extensions: { avif: { thumbnails: avif } } }) };
}
