import type { Finding } from '#features/content-schema/rules/finding.ts';
import { nearest } from '#features/content-schema/rules/finding.ts';
import { LOCALES } from '#i18n/locales.ts';
import { type Content, misspelled, type Place, pictureName, placesIn } from './content.ts';

const WORDS = 'content/media/pictures.yaml';
const KEYS = ['picture', 'pictures', 'backgroundMedia', 'poster'];

/** Goods, recipes, posts and questions may name a picture that is still to be taken; a drawing stands there until then. */
const MAY_BE_PLANNED = ['products', 'lines', 'recipes', 'blog', 'navigation', 'spareParts'];

interface Named extends Place {
  id: string;
}

/** Pictures that do not exist. `isPlanned`: those that may still be taken, as warnings. */
export function missingPictures({ files, pictures }: Content, isPlanned: boolean): Finding[] {
  const existing = new Set(pictures);
  return files
    .filter(({ kind }) => MAY_BE_PLANNED.includes(kind) === isPlanned)
    .flatMap(({ file, value }) =>
      picturesIn(value)
        .filter(({ id }) => !existing.has(id.replace(/[?#].*$/, '')))
        .map(({ field, key, id }) => {
          const near = nearest(id, pictures);
          const place = id.startsWith('/') ? 'public' : 'content/media/pictures';
          const expected = `a picture of ${place}${near ? ` (near: ${near})` : ''}`;
          return {
            file,
            field,
            actual: id,
            expected,
            ...(near && { repair: `${KEYS.includes(key) ? `${key}:` : '-'} ${near}` }),
          };
        }),
    );
}

/** Pictures that say nothing to people who can't see them; while the file that says it can't be read, that is the finding. */
export function wordlessPictures({ files, pictures }: Content): Finding[] {
  const describedIds = new Set(
    files.filter(({ kind }) => kind === 'pictureWords').flatMap(({ value }) => Object.keys(Object(value))),
  );
  if (files.some(({ file, broken }) => file === WORDS && broken.includes(''))) return [];
  return pictures
    .filter((id) => !id.startsWith('/') && !describedIds.has(id))
    .map((id) => ({
      file: WORDS,
      field: id,
      actual: 'missing',
      expected: 'what is seen in the picture, in one sentence',
      repair: `${id}: {${LOCALES.map(({ code }) => `${code}: …`).join(', ')}}`,
    }));
}

/** A picture as it lies in the folder; the editor's upload makes 2400 pixels of it, which stay below. */
const MOST_BYTES = 5_000_000;
const ENDINGS = /\.(webp|png|jpe?g|avif)$/;

/** Pictures that are too heavy to be kept, that the shop can't read, or whose name nobody can write. */
export const pictureFileFindings = ({ sizes }: Content): Finding[] =>
  [...sizes].flatMap(([file, bytes]) => {
    const isShelf = !file.startsWith('public/');
    const base = file.slice(file.lastIndexOf('/') + 1);
    const name = base.replace(/\.\w+$/, '');
    return [
      ...(bytes > MOST_BYTES && (isShelf || ENDINGS.test(file.toLowerCase()))
        ? [
            {
              ...{ file, field: 'the picture', actual: `${(bytes / 1e6).toFixed(1)} MB` },
              expected: `${MOST_BYTES / 1e6} MB at most: put it in by the editor, which makes it smaller, or make it 2400 pixels wide`,
            },
          ]
        : []),
      ...(isShelf && !ENDINGS.test(file.toLowerCase())
        ? [
            {
              ...{ file, field: 'the picture', actual: base },
              expected: 'a file that ends in .webp, .png, .jpg or .avif',
            },
          ]
        : []),
      ...(isShelf && ENDINGS.test(file.toLowerCase()) && (pictureName(file) !== name || !ENDINGS.test(file))
        ? [misspelled(file)]
        : []),
    ];
  });

const picturesIn = (value: unknown): Named[] =>
  placesIn(value).flatMap((place) => {
    const isNamed = KEYS.includes(place.key);
    const list = isNamed && Array.isArray(place.value) ? place.value : [place.value];
    return isNamed ? list.filter((id) => typeof id === 'string').map((id) => ({ ...place, id: String(id) })) : [];
  });
