import { type FamilyLinks, readFamilies } from '#features/navigation/families.content.ts';
import { hrefOf } from '#features/navigation/target.content.ts';
import { inLanguage, type Locale } from '#i18n/locales.ts';
import { pictureById } from '#ui/picture.content.ts';
import type { PictureMedia } from '#ui/picture.ts';
import type { CategoryTiles } from './category-tiles.schema.ts';

export interface Tile {
  title: string;
  href: string;
  text: string | undefined;
  family: FamilyLinks | undefined;
  pictures: PictureMedia[];
  isCutOut: boolean;
}

/** The tiles that lead somewhere: a family the store does not have leaves its tile out. */
export async function tilesOf(locale: Locale, { tiles }: CategoryTiles): Promise<Tile[]> {
  const families = await readFamilies(locale);
  const all = tiles.map(async (tile): Promise<Tile[]> => {
    const family = families.find(({ id }) => id === tile.family);
    const href = (tile.to && (await hrefOf(locale, tile.to))) ?? family?.href;
    const title = tile.title ? inLanguage(locale, tile.title) : family?.name;
    if (!href || !title) return [];
    const pictures = await Promise.all(tile.pictures.map((picture) => pictureById(picture, locale)));
    return [
      {
        title,
        href,
        text: tile.text && inLanguage(locale, tile.text),
        family,
        pictures: pictures.filter((picture) => picture !== undefined),
        isCutOut: tile.look === 'cut-out',
      },
    ];
  });
  return (await Promise.all(all)).flat();
}
