import { hasLocale, keepLocale } from '#store-api/token.ts';

/*
 * The language switch keeps what was searched, sorted and filtered: the addresses differ, the questions do not. The
 * first language that somebody reads is kept for a year, and from then on the one they choose: who types the shop's
 * address comes home in it (own-home.ts).
 */

document.addEventListener('pointerdown', keepQuery);
document.addEventListener('focusin', keepQuery);
document.addEventListener('click', ({ target }) => keep(linkAt(target)));
if (!hasLocale()) keep(document.querySelector('a[data-locale][aria-current]'));

function keepQuery({ target }: Event): void {
  const link = linkAt(target);
  if (link) link.search = location.search;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a[data-locale]') : null;
}

function keep(link: HTMLAnchorElement | null): void {
  if (link?.dataset.locale) keepLocale(link.dataset.locale);
}
