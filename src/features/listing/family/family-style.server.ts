import { createHash } from 'node:crypto';
import type { Sibling } from './family.content.ts';

type Sized = Pick<Sibling, 'width' | 'height'>;

/** The tallest of a family is drawn this high at most, in rem; the others follow, because all have one scale. */
const TALLEST = 22;

/** The columns of a family portrait: as wide as the things are. A rule of the page's own, because no attribute may style. */
export function familyStyle(siblings: readonly Sized[]): string {
  const columns = siblings.map(({ width }) => `minmax(0,${width}fr)`).join(' ');
  const all = siblings.reduce((sum, { width }) => sum + width, 0);
  const most = Math.round((all / Math.max(...siblings.map(({ height }) => height))) * TALLEST);
  return `@layer feature{.family ol{grid-template-columns:${columns};max-inline-size:${most}rem}}`;
}

/** What the page announces to its content policy. */
export const styleHash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}` as const;
