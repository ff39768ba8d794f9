import { freshen } from '#features/product/live-prices/refresh.client.ts';
import { formatMessage } from '#i18n/format-message.ts';
import { search as resultsPage } from '#i18n/paths.ts';
import type { SearchResults } from '../index/finder.ts';
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
  let latestRequest = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  field.addEventListener('input', updateResults);
  updateResults();

  async function updateResults(): Promise<void> {
    const term = field.value.trim();
    latestRequest += 1;
    const thisRequest = latestRequest;
    if (field.form) field.form.ariaBusy = term ? 'true' : null;
    try {
      loading ??= load();
      const search = await loading;
      const results = await search.find(term);
      if (thisRequest === latestRequest) show(search, term, results);
    } catch (error) {
      loading = undefined;
      console.error('The search suggests nothing.', error);
    } finally {
      if (thisRequest === latestRequest && field.form) field.form.ariaBusy = null;
    }
  }

  function show({ locale, words }: Search, term: string, results: SearchResults): void {
    const isShort = term.length < LEAST_LETTERS;
    const hint = () => (term ? formatMessage(words, 'minLength', { count: LEAST_LETTERS - term.length }) : '');
    const showAll = () => drawShowAll(resultsPage(locale, term), formatMessage(words, 'showAll', { term }));
    list.ariaLabel = formatMessage(words, 'suggestionsLabel');
    const groups = isShort ? [] : groupsOf(results.hits.length > 0 ? results.hits : results.near);
    const shown = groups.flatMap(({ entries }) => entries).length;
    box.show(...drawGroups(groups, term, words), ...(results.hits.length > 0 && !isShort ? [showAll()] : []));
    message.replaceChildren(...(isShort ? [] : drawMessage(locale, words, term, results)));
    status.textContent = isShort ? hint() : formatMessage(words, 'suggestions', { count: shown, term });
    note.textContent ||= formatMessage(words, 'priceNoteList');
    note.dataset.excl ??= formatMessage(words, 'priceNoteListNet');
    note.hidden = !list.querySelector('[data-price]');
    for (const part of [list, message]) part.hidden = !part.hasChildNodes();
    clearTimeout(pause);
    pause = setTimeout(freshen, PAUSE_MS, container);
  }
}
