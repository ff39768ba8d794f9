import { makeHandler } from '@keystatic/astro/api';
import config from './keystatic.config.ts';

export const prerender = false;

/** Files for the editor: reads and writes `content/` on this machine, or signs editors in at GitHub. */
export const ALL = makeHandler({ config });
