import { createHash } from 'node:crypto';
import { SHOW_NOTICES } from '#features/notices/notices.store.ts';
import { BEFORE_PAINT } from './before-paint.store.ts';

/** The order of all layers, said before any style sheet comes, whichever comes first. */
export const LAYERS = '@layer reset, tokens, base, layout, ui, feature, block, editor;';

const digest = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const;

/** What stands inline in any page, for the Content-Security-Policy of all (`astro.config.ts`). */
export const STYLE_HASHES = [digest(LAYERS)];
export const SCRIPT_HASHES = [BEFORE_PAINT, SHOW_NOTICES].map(digest);
