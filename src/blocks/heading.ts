import type { Section } from './blocks.schema.ts';

/** The id that Blocks.astro gives to the first block of a page. */
const FIRST = 'block-0-0';

/** Blocks whose heading is the page's own when they come first. */
const HEADS = ['ask', 'hero'];

/** The level of a block's heading that may be the page's own; everywhere else it is one of several. */
export const headingLevel = (id: string): 'h1' | 'h2' => (id === FIRST ? 'h1' : 'h2');

/** Whether the first block holds the page's own heading; every other page gets its title as one, to be heard only. */
export const bringsHeading = ([first]: readonly Pick<Section, 'blocks'>[]): boolean =>
  HEADS.includes(first?.blocks[0]?.block ?? '');
