import type { Block, Section } from '#blocks/blocks.schema.ts';
import type { LayoutFrame } from './layout.ts';

/** The picture of an id, as the store tells it; null while it is only planned. */
type MediaOf = (picture: string) => object | null;

/**
 * What content has set around a section or a block, in the words of the Store API. A client of someone else knows neither
 * our grounds nor our steps, so it hears their light colours and their pixels on a wide screen.
 */
export const pageFrame = (element: Section | Block, mediaOf: MediaOf): LayoutFrame => ({
  visibility: element.visibility,
  cssClass: element.cssClass,
  backgroundColor: GROUNDS[element.background ?? 'none'],
  backgroundMedia: backgroundOf(element, mediaOf),
  backgroundMediaMode: element.backgroundMediaMode,
});

/** A block's place in its section, and its margins; a section has neither on the wire. */
export const pagePlace = ({ sectionPosition, ...block }: Block): LayoutFrame => ({
  sectionPosition,
  marginTop: SPACES[block.marginTop ?? 'usual'],
  marginBottom: SPACES[block.marginBottom ?? 'usual'],
  marginLeft: SPACES[block.marginLeft ?? 'usual'],
  marginRight: SPACES[block.marginRight ?? 'usual'],
});

/** The light numbers of tokens.css. */
const GROUNDS = { none: null, stage: '#ebeff1', sunk: '#ebeff1', enamel: '#0e3f2c' };

const SPACES = { usual: null, none: '0px', s: '24px', m: '64px', l: '112px' };

/** A picture by its id; an address alone is no Media entity, so a client of someone else does without. */
const backgroundOf = ({ backgroundMedia: named }: Section | Block, mediaOf: MediaOf): object | null =>
  named && !named.startsWith('/') ? mediaOf(named) : null;
