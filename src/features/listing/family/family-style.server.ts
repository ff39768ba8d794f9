import { createHash } from 'node:crypto';
import type { Sibling } from './family.content.ts';

/** The columns of a family portrait: as wide as the things are. A rule of the page's own, because no attribute may style. */
export const familyStyle = (siblings: readonly Pick<Sibling, 'width'>[]): string =>
  `@layer feature{.family ol{grid-template-columns:${siblings.map(({ width }) => `minmax(0,${width}fr)`).join(' ')}}}`;

/** What the page announces to its content policy. */
export const styleHash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}` as const;
