import type { Section } from './blocks.schema.ts';
import type { RenderedFrame } from './frame/frame.ts';

/** A block as it is drawn: one of content (`blocks.schema.ts`), or one that a layout of a Shopware was turned into. */
export type RenderedBlock = RenderedFrame & {
  block: string;
  sectionPosition?: 'main' | 'sidebar' | undefined;
  /** Content says a name that no block has; even where a component is called so, it is not drawn. */
  isUnknown?: boolean | undefined;
};

/** A section as it is drawn. `row`, `narrow-wide`: every block is a column; `stack`: all are one. Only layouts of a Shopware make these. */
export type RenderedSection = RenderedFrame & {
  sizing: 'boxed' | 'full-width';
  type: 'default' | 'sidebar' | 'row' | 'narrow-wide' | 'stack';
  mobileBehavior?: 'wrap' | 'hidden' | undefined;
  anchor?: string | undefined;
  blocks: readonly RenderedBlock[];
};

/** Blocks that stand side by side inside a section. */
export type RenderedRow = RenderedBlock & { block: 'row'; section: RenderedSection };

export const isRow = (block: RenderedBlock): block is RenderedRow => block.block === 'row' && !block.isUnknown;

/** One column of a section: its blocks, each with its place in the section, which names it. */
export interface RenderedColumn {
  position?: 'main' | 'sidebar';
  blocks: { block: RenderedBlock; place: number }[];
}

/** The columns of a section, the sidebar first; a plain section is one column without a position. */
export function columnsOf({ type, blocks }: RenderedSection): RenderedColumn[] {
  const placed = blocks.map((block, place) => ({ block, place }));
  if (type === 'default' || type === 'stack') return [{ blocks: placed }];
  if (type === 'row' || type === 'narrow-wide') return placed.map((one) => ({ position: 'main', blocks: [one] }));
  const isBeside = ({ block }: { block: RenderedBlock }) => block.sectionPosition === 'sidebar';
  return [
    { position: 'sidebar', blocks: placed.filter(isBeside) },
    { position: 'main', blocks: placed.filter((one) => !isBeside(one)) },
  ];
}

/** Every block of a page, those inside rows among them. */
export const blocksOf = (sections: readonly RenderedSection[]): RenderedBlock[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (isRow(block) ? [block, ...blocksOf([block.section])] : [block])),
  );

/** Everything on a page that has a frame. */
export const framesOf = (sections: readonly RenderedSection[]): RenderedFrame[] => [...sections, ...blocksOf(sections)];

/** The id that Blocks.astro gives to the first block of a page. */
const FIRST = 'block-0-0';

/** Blocks whose heading is the page's own when they come first. */
const HEADS = ['ask', 'hero'];

/** The level of a block's heading that may be the page's own; everywhere else it is one of several. */
export const headingLevel = (id: string): 'h1' | 'h2' => (id === FIRST ? 'h1' : 'h2');

/** Whether the first block holds the page's own heading; every other page gets its title as one, to be heard only. */
export const bringsHeading = ([first]: readonly Pick<Section, 'blocks'>[]): boolean =>
  HEADS.includes(first?.blocks[0]?.block ?? '');
