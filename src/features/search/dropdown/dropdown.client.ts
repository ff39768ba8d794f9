import { freshen } from '#features/product/live-prices/refresh.client.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { Locale } from '#i18n/locales.ts';
import { search as resultsPage } from '#i18n/paths.ts';
import type { DropdownWords, SearchIndex } from '../index/entry.ts';
import { finderOf, type SearchResults } from '../index/finder.ts';
import { drawGroups, drawMessage, drawShowAll, element } from './draw.client.ts';
import { groupsOf } from './marked.ts';

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

/**
 * The keyboard's way through a list below a field (WAI-ARIA combobox): the focus stays in the field, the arrows choose,
 * Enter follows what is chosen, Escape is the popover's.
 */
function combobox(field: HTMLInputElement, list: HTMLElement) {
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', list.id);
  field.addEventListener('keydown', onKey);
  show();

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  function onKey(event: KeyboardEvent): void {
    const all = options();
    const at = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    if (event.isComposing || all.length === 0) return;
    if (event.key === 'Enter' && at >= 0) all[at]?.click();
    else if (event.key === 'ArrowDown') choose(all[at + 1]);
    // from the field itself to the last one
    else if (event.key === 'ArrowUp') choose(all.at(at < 0 ? -1 : at - 1 < 0 ? all.length : at - 1));
    else return;
    event.preventDefault();
  }

  /** Without an option the field itself has it again. */
  function choose(option: HTMLElement | undefined): void {
    for (const each of options()) each.ariaSelected = String(each === option);
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  /** What is below the field now. */
  function show(...parts: Node[]): void {
    list.replaceChildren(...parts);
    field.removeAttribute('aria-activedescendant');
    field.ariaExpanded = String(parts.length > 0);
  }

  return { show };
}

/** What answers while somebody types, in the language of the page. */
interface Search {
  locale: Locale;
  words: DropdownWords;
  find: (term: string) => SearchResults | Promise<SearchResults>;
}

/**
 * Loads the index and makes it ready, once a page. Products that are too many for it come from the store.
 * @throws when the index can't be loaded; the next call tries again
 */
async function loadFinder(address: string): Promise<Search> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const index: SearchIndex = await response.json();
  const { locale, words, asksStore } = index;
  const find = await finderOf(index);
  if (!asksStore) return { locale, words, find };
  const { suggested } = await import('./suggested.store.ts');
  return { locale, words, find: (term) => suggested(locale, term, find(term)) };
}
