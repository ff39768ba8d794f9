import { makePage } from '@keystatic/astro/ui';
import config from './keystatic.config.ts';

/** Keystatic with the shop's content. */
export const EditorPage = makePage(config);

/*
 * What an editor saves or uploads changes content, for which Astro loads every open page anew. The editor stays, because
 * a form may be half written: Vite leaves alone a page that is not the one it names.
 */
import.meta.hot?.on('vite:beforeFullReload', (reload) => {
  reload.path = '/previews-only.html';
});
