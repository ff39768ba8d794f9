import { freshen } from '#features/catalog/fresh/freshen.client.ts';
import type { Found } from '#features/search/index/finder.ts';
import { search as resultsPage } from '#i18n/paths.ts';
import { tell } from '#i18n/tell.ts';
import { combobox } from './combobox.client.ts';
import { drawGroups, drawShowAll, element } from './draw.client.ts';
import { drawMessage } from './draw-message.client.ts';
import { groupsOf } from './groups.ts';
import { loadFinder, type Search } from './load-finder.client.ts';

/* What is found while somebody types, below the field of the header. When the index does not come, the form stays a form. */

/** As many letters as a word needs; fewer are in everything. */
const LEAST_LETTERS = 2;
/** The store is asked for prices when the typing pauses, in milliseconds. */
const PAUSE_MS = 250;

const panel = document.querySelector<HTMLElement>('#find');
const field = panel?.querySelector('input');
const container = panel?.querySelector<HTMLElement>('#search-dropdown');
if (panel && field && container) open(panel, field, container);

function open(panel: HTMLElement, field: HTMLInputElement, container: HTMLElement): void {
  const list = element('div', { id: 'find-list', role: 'listbox', className: 'wrap find-out', hidden: true });
  const message = element('div', { className: 'wrap find-said', hidden: true });
  const note = element('p', { className: 'wrap tax', hidden: true });
  const status = element('p', { className: 'vh', role: 'status' });
  container.append(message, list, note);
  panel.append(status);

  const box = combobox(field, list);
  const load = () => loadFinder(container.dataset.index ?? '');
  let loading: Promise<Search> | undefined = load();
  let turn = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  field.addEventListener('input', answer);
  answer();

  async function answer(): Promise<void> {
    const term = field.value.trim();
    turn += 1;
    const own = turn;
    if (field.form) field.form.ariaBusy = term ? 'true' : null;
    try {
      loading ??= load();
      const search = await loading;
      const found = await search.find(term);
      if (own === turn) show(search, term, found);
    } catch (error) {
      loading = undefined;
      console.error('The search suggests nothing.', error);
    } finally {
      if (own === turn && field.form) field.form.ariaBusy = null;
    }
  }

  function show({ locale, words }: Search, term: string, found: Found): void {
    const isShort = term.length < LEAST_LETTERS;
    const hint = () => (term ? tell(words, 'minLength', { count: LEAST_LETTERS - term.length }) : '');
    const showAll = () => drawShowAll(resultsPage(locale, term), tell(words, 'showAll', { term }));
    list.ariaLabel = tell(words, 'suggestionsLabel');
    const groups = isShort ? [] : groupsOf(found.hits.length > 0 ? found.hits : found.near);
    const shown = groups.flatMap(({ entries }) => entries).length;
    box.show(...drawGroups(groups, term, words), ...(found.hits.length > 0 && !isShort ? [showAll()] : []));
    message.replaceChildren(...(isShort ? [] : drawMessage(locale, words, term, found)));
    status.textContent = isShort ? hint() : tell(words, 'suggestions', { count: shown, term });
    note.textContent ||= tell(words, 'priceNoteList');
    note.dataset.excl ??= tell(words, 'priceNoteListNet');
    note.hidden = !list.querySelector('[data-price]');
    for (const part of [list, message]) part.hidden = !part.hasChildNodes();
    clearTimeout(pause);
    pause = setTimeout(freshen, PAUSE_MS, container);
  }
}
