import { makePage } from '@keystatic/astro/ui';
import config from './keystatic.config.ts';

/** Keystatic with the shop's content. */
export const EditorPage = makePage(config);
