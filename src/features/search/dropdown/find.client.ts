import { searchIndex, spokenAt } from '#i18n/paths.ts';

/* The dropdown of the search wakes when somebody goes to the field or towards it, and not before. */
const panel = document.querySelector<HTMLElement>('#find');
const button = document.querySelector('[popovertarget="find"]');
const waking = new AbortController();

if (panel?.matches(':popover-open')) wake();
else {
  panel?.addEventListener('focusin', wake, waking);
  button?.addEventListener('pointerenter', wake, waking);
}

function wake(): void {
  waking.abort();
  panel?.querySelector('astro-island')?.dispatchEvent(new Event('wake'));
  // its index comes beside its code
  const index = { rel: 'preload', as: 'fetch', crossOrigin: '', href: searchIndex(spokenAt(location.pathname)) };
  document.head.append(Object.assign(document.createElement('link'), index));
}
