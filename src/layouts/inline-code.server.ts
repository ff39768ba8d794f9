import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { SHOW_NOTICES } from '#features/notices/notices.store.ts';
import { BEFORE_PAINT } from './before-paint.store.ts';

/** The order of all layers, said before any style sheet comes, whichever comes first. */
export const LAYERS = '@layer reset, tokens, base, layout, ui, feature, block, editor;';

/**
 * Tells the content policy of a page what stands in it. Pages drawn on demand have to call it in their own
 * frontmatter: their policy is a header, which leaves before a layout that awaits something is drawn.
 */
export function announceInlineCode(csp: AstroGlobal['csp']): void {
  csp?.insertStyleHash(digest(LAYERS));
  for (const code of [BEFORE_PAINT, SHOW_NOTICES]) csp?.insertScriptHash(digest(code));
}

const digest = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const;
