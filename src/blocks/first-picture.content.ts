import { pictureById } from '#ui/picture.content.ts';
import type { RenderedSection } from './rendered-block.ts';

/** Address of the first picture on a page, its hero's on most; undefined for pages of words alone. */
export async function firstPicture(sections: readonly RenderedSection[]): Promise<string | undefined> {
  for (const id of picturesIn(sections)) {
    const media = await pictureById(id);
    if (media) return media.url; // one that is only planned does not count
  }
  return undefined;
}

/** Whatever stands in a field `picture` or `pictures`, in the order in which it is written. */
function* picturesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [field, inside] of Object.entries(value)) {
    if (/^pictures?$/.test(field)) yield* [inside].flat().filter((id) => typeof id === 'string');
    else yield* picturesIn(inside);
  }
}
