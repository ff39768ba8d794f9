import type { Section } from './blocks.schema.ts';

/** Blocks whose heading is the page's own when they come first. */
const HEADS = ['ask', 'hero'];

/** Whether the first block holds the main heading; every other page gets its title as one, to be heard only. */
export const bringsHeading = ([first]: readonly Section[]): boolean => HEADS.includes(first?.blocks[0]?.block ?? '');
