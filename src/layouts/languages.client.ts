/* The language switch keeps what was searched, sorted and filtered: the addresses differ, the questions do not. */

document.addEventListener('pointerdown', keepQuery);
document.addEventListener('focusin', keepQuery);

function keepQuery({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-locale]');
  if (link) link.search = location.search;
}
