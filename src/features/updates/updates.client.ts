import { checkLatest } from './builds.client.ts';
import { hasJustReloaded, isOutdated, noteReload, watchBuilds } from './updates.store.ts';

/* Looks whether the shop was built anew while this page stayed open, and offers to load it again. */

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

// a part of the page that is gone, because the shop was built anew: it can't be had but by loading the page again
addEventListener('vite:preloadError', async () => {
  const seen = await checkLatest().catch(() => undefined);
  if (seen && isOutdated(undefined, seen) && !hasJustReloaded()) reload();
});
