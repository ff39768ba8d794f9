/* What a builder and the pages in its preview say to each other, by postMessage within one origin. */

export type Theme = 'light' | 'dark' | 'system';

/** Done to the block that is selected, from the page itself. */
export type BlockAction = 'up' | 'down' | 'duplicate' | 'add' | 'remove';

export type ToFrame =
  /** No path: nothing is selected. */
  | { builder: 'select'; path: string; isScrolled: boolean }
  /** One block anew; without losing where the page is scrolled to. */
  | { builder: 'swap'; path: string; html: string }
  /** The whole page anew: blocks have come, gone or moved. */
  | { builder: 'refresh' }
  | { builder: 'theme'; theme: Theme }
  /** What the buttons beside the selected block are called. */
  | { builder: 'names'; names: Record<BlockAction, string> };

export type FromFrame =
  | { builder: 'ready' }
  | { builder: 'pressed'; path: string }
  | { builder: 'act'; action: BlockAction; path: string };

export const isFrameMessage = (data: unknown): data is { builder: string } =>
  typeof data === 'object' && data !== null && typeof (data as { builder?: unknown }).builder === 'string';
