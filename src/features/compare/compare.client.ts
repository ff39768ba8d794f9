import { formatMessage, type Slice } from '#i18n/format-message.ts';
import type { KeyOf } from '#i18n/namespaces.ts';
import { compare as pathOf, spokenAt } from '#i18n/paths.ts';
import { wordsHere } from '#i18n/words-here.client.ts';
import { iconHref } from '#ui/icons.ts';
import { toast } from '#ui/toast.client.ts';
import { compareList } from './compare-list.store.ts';
import { toggled } from './compare-rows.ts';

/*
 * The scales on cards come with the first sign of a shopper: they lie on the picture, so nothing moves, and without
 * script there are none to press in vain. On a product page a link stands for them, which leads on without script too.
 */

type CompareWords = Slice<KeyOf<'compare'>>;

const PLACES = 'main .card:has(.like), main [data-compare]';

if (document.querySelector(PLACES)) wordsHere('compare').then(start).catch(console.error);

function start(words: CompareWords): void {
  const show = () => {
    for (const heart of document.querySelectorAll<HTMLElement>('main .card > .like:not(:has(+ .compare))'))
      heart.after(scales(words, heart.dataset.like ?? '', nameOf(heart)));
    for (const place of document.querySelectorAll<HTMLElement>('main [data-compare]'))
      mark(place, words, compareList.get().includes(place.dataset.compare ?? ''));
  };
  show();
  compareList.listen(show);
  document.addEventListener('click', (press) => onPress(press, words));
  const main = document.querySelector('main');
  if (main) new MutationObserver(show).observe(main, { childList: true, subtree: true });
}

/** The scales look pressed; a link says what it does. Written only when it changes, because changes are watched. */
function mark(place: HTMLElement, words: CompareWords, isIn: boolean): void {
  const label = formatMessage(words, isIn ? 'takeOut' : 'addShort');
  if (place instanceof HTMLButtonElement) place.ariaPressed = String(isIn);
  else if (place.textContent !== label) place.textContent = label;
}

const nameOf = (heart: HTMLElement): string => heart.closest('.card')?.querySelector('h3')?.textContent?.trim() ?? '';

function scales(words: CompareWords, id: string, name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'tool compare';
  button.dataset.compare = id;
  button.ariaLabel = formatMessage(words, 'add', { name });
  button.innerHTML = `<svg class="icon-s" aria-hidden="true"><use href="${iconHref('compare')}"></use></svg>`;
  return button;
}

function onPress(press: MouseEvent, words: CompareWords): void {
  const place = press.target instanceof Element && press.target.closest<HTMLElement>('[data-compare]');
  if (!place || press.ctrlKey || press.metaKey || press.shiftKey) return;
  press.preventDefault();
  const before = compareList.get();
  const after = toggled(before, place.dataset.compare ?? '');
  if (after === before) return void toast([formatMessage(words, 'full'), ' ', wayThere(words)], 'warn');
  compareList.set(after);
  if (after.length > 0) toast([formatMessage(words, 'chosen', { count: after.length }), ' ', wayThere(words)]);
  else document.querySelector('.toasts[data-toast]')?.remove();
}

function wayThere(words: CompareWords): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = pathOf(spokenAt(location.pathname));
  link.textContent = formatMessage(words, 'open');
  return link;
}
