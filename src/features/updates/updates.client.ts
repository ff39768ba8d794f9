import { checkLatest } from './builds.client.ts';
import { hasJustReloaded, isOutdated, noteReload, watchBuilds } from './updates.store.ts';

/* Checks for a newer build while the page is open, and offers to reload it. */

function offer(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-update]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  notice.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    notice.remove();
    if (button.value === 'reload') reload();
  });
  document.body.append(notice);
}

function reload(): void {
  noteReload();
  location.reload();
}

watchBuilds(checkLatest, offer);

// a chunk of an older build is gone: only reloading the page helps
addEventListener('vite:preloadError', async () => {
  const seen = await checkLatest().catch(() => undefined);
  if (seen && isOutdated(undefined, seen) && !hasJustReloaded()) reload();
});
