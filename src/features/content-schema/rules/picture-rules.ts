import type { Catalogue } from '../catalogue-rules.ts';
import type { Finding } from './finding.ts';

/** A category's tile is never empty: its picture has to exist. Products may name pictures that are still planned. */
export const pictureFindings = ({ categories }: Catalogue, existing: ReadonlySet<string>): Finding[] =>
  categories
    .filter(({ value }) => !existing.has(value.picture))
    .map(({ file, value }) => ({
      file,
      field: 'picture',
      actual: value.picture,
      expected: 'a picture of content/media/pictures',
    }));
