import { consent } from '#features/consent/consent.store.ts';

/*
 * No request goes to the host of a video before the visitor allows it: by pressing play for this video, or by the
 * consent for all of them, which is offered here too.
 */

if (consent.allows('media')) for (const film of films()) showPlayer(film);
consent.listen(({ media }) => {
  for (const film of films()) if (media) showPlayer(film);
  // an existing player has set its cookies; reloading removes it
  if (!media && document.querySelector('[data-film] iframe')) location.reload();
});

document.addEventListener('click', (press) => {
  const button = press.target instanceof Element ? press.target.closest('[data-play],[data-always]') : null;
  const film = button?.closest<HTMLElement>('[data-film]');
  if (!film || press.metaKey || press.ctrlKey || press.shiftKey) return;
  press.preventDefault();
  const isForAll = button?.matches('[data-always]');
  if (isForAll) consent.keep({ statistics: consent.allows('statistics'), media: true });
  else showPlayer(film, true);
  film.querySelector('iframe')?.focus();
});

function showPlayer(film: HTMLElement, isPressed = false): void {
  const address = new URL(film.dataset.film ?? '');
  if (!isPressed) address.searchParams.delete('autoplay');
  const player = document.createElement('iframe');
  player.src = address.href;
  player.title = film.dataset.title ?? '';
  player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin'; // YouTube requires the page's origin
  film.querySelector('[data-screen]')?.replaceChildren(player);
  film.querySelector('.ask')?.remove();
}

function films(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-film]:not(:has(iframe))');
}
