import { hasLocale, keepLocale } from '#store-api/token.ts';

/*
 * The first language that somebody reads is kept for a year, and from then on the one they choose: who types the
 * shop's address comes home in it (own-home.ts).
 */

if (!hasLocale()) keep(document.querySelector('a[data-locale][aria-current]'));
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element) keep(target.closest('a[data-locale]'));
});

function keep(link: HTMLAnchorElement | null): void {
  if (link?.dataset.locale) keepLocale(link.dataset.locale);
}
