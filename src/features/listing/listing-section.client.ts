/** What changes of the section: a search directly in it stays, so that one may go on typing. */
const PART = ':scope > :not(search)';

/** A list that changes without a reload: same addresses, same pages, only the list is taken from them. */
export class ListingSection extends HTMLElement {
  #request: AbortController | undefined;
  /** The query of what is shown. */
  #query = location.search;

  connectedCallback(): void {
    if (isHistoryNavigation()) this.#growAgain();
    this.addEventListener('change', ({ target }) => this.#apply(target));
    this.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#apply(event.target);
      for (const details of this.querySelectorAll<HTMLDetailsElement>('.filters[open]')) details.open = false;
    });
    this.addEventListener('click', (event) => this.#follow(event));
    this.#apply([...this.querySelectorAll<Field>('input, select')].find(wasChanged)); // before this script had come
    // a hash moves within the page, which is no other list
    addEventListener('popstate', () => location.search !== this.#query && void this.#goBack());
  }

  disconnectedCallback(): void {
    this.#request?.abort();
  }

  /** What the form says now, as an address. */
  #apply(field: EventTarget | null | undefined): void {
    const form = field instanceof Element ? field.closest('form') : null;
    if (!form) return;
    const query = new URLSearchParams();
    const properties: string[] = [];
    for (const [name, value] of new FormData(form))
      if (name === 'properties') properties.push(String(value));
      else if (value) query.set(name, String(value));
    if (form.querySelector<HTMLSelectElement>('select')?.value === this.#order) query.delete('order');
    if (properties.length) query.set('properties', properties.join('|'));
    const search = query.toString().replaceAll('%7C', '|');
    const url = form.action.replace(/\?.*/, '') + (search && `?${search}`);
    if (url !== location.href) void this.show(url, 'push');
  }

  /** The order that stands in the list without being asked for. */
  get #order(): string | undefined {
    return new URLSearchParams(location.search).has('order')
      ? undefined
      : this.querySelector<HTMLOptionElement>('option[selected]')?.value;
  }

  #follow(event: MouseEvent): void {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-swap], a[data-more]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (link.matches('[data-more]')) void this.#more(link.href);
    else void this.show(link.href, 'push');
  }

  /** Shows another address, as a new page of the history or in place of this one, and tells that it is shown. */
  async show(url: string, past?: 'push' | 'replace'): Promise<void> {
    const newContent = await this.#fetch(url);
    if (!newContent) return;
    if (past) history[`${past}State`](null, '', url);
    this.#query = location.search;
    const kept = this.#place();
    this.querySelector(PART)?.replaceWith(newContent);
    kept();
    this.#announce(this.querySelector('[data-count]')?.textContent);
    this.dispatchEvent(new Event('shown'));
  }

  async #goBack(): Promise<void> {
    await this.show(location.href);
    this.#growAgain();
  }

  /** Further goods below; the address says how far, and history keeps what was there before. */
  async #more(url: string): Promise<void> {
    const newContent = await this.#fetch(url);
    const grid = this.querySelector('.product-grid');
    const cards = [...(newContent?.querySelectorAll('.product-grid > li') ?? [])];
    const load = newContent?.querySelector('[data-load]');
    if (!newContent || !grid || !load) return;
    grid.append(...cards);
    this.querySelector('[data-load]')?.replaceWith(load);
    try {
      history.replaceState({ grid: grid.innerHTML, load: load.outerHTML }, '', url);
    } catch {
      history.replaceState(null, '', url); // more than the browser keeps: coming back shows the page of the address
    }
    this.#query = location.search;
    cards[0]?.querySelector('a')?.focus({ preventScroll: true });
    this.#announce(load.querySelector('#seen')?.textContent);
  }

  /** A list that had grown before somebody went on is as long as it was. */
  #growAgain(): void {
    const { grid: gridHtml, load } = history.state ?? {};
    const [list, foot] = [this.querySelector('.product-grid'), this.querySelector('[data-load]')];
    if (!gridHtml || !list || !foot) return;
    list.innerHTML = gridHtml;
    foot.outerHTML = load;
  }

  /** The list of another address; a newer question ends the older. Undefined when it failed or was overtaken. */
  async #fetch(url: string): Promise<Element | undefined> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.ariaBusy = 'true';
    this.querySelector('.msg')?.remove();
    try {
      const response = await fetch(url, { signal: request.signal });
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const newContent = page.querySelector('listing-section')?.querySelector(PART);
      if (!response.ok || !newContent) throw new Error(`${response.status}`);
      return newContent;
    } catch {
      if (!request.signal.aborted) this.#fail(url);
      return undefined;
    } finally {
      if (this.#request === request) this.ariaBusy = null;
    }
  }

  #fail(url: string): void {
    const { failed = '', retry = '' } = this.dataset;
    const message = Object.assign(document.createElement('p'), { className: 'msg bad' });
    const words = Object.assign(document.createElement('span'), { textContent: `${failed} ` });
    const again = Object.assign(document.createElement('a'), { href: url, textContent: retry });
    again.dataset.swap = '';
    words.append(again);
    message.append(words);
    message.setAttribute('role', 'alert');
    this.querySelector('.found')?.after(message);
  }

  /** Remembers what is open and where the focus is; the answer puts both back. */
  #place(): () => void {
    const open = [...this.querySelectorAll<HTMLDetailsElement>('details[data-keep]')].map((details) => details.open);
    const focused = document.activeElement;
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement;
    const field = isField && this.contains(focused) ? focused : null;
    const selector = field?.id ? `#${field.id}` : field && `[name="${field.name}"][value="${field.value}"]`;
    return () => {
      for (const [index, details] of [...this.querySelectorAll<HTMLDetailsElement>('details[data-keep]')].entries())
        if (open[index] !== undefined) details.open = open[index];
      this.querySelector<HTMLElement>(selector ?? 'none')?.focus({ preventScroll: true });
    };
  }

  #announce(words: string | null | undefined): void {
    const status = this.querySelector('[role="status"]');
    if (status) status.textContent = words ?? '';
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Says something else than the page came with; who is still typing has not said it yet. */
function wasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const marked = [...field.options].findIndex((each) => each.defaultSelected);
    return field.selectedIndex !== Math.max(marked, 0); // where no option is marked, a browser selects the first
  }
  if (/checkbox|radio/.test(field.type)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue && field !== document.activeElement;
}

/** By the browser's back button; a reload shows what is there now. */
function isHistoryNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

if (!customElements.get('listing-section')) customElements.define('listing-section', ListingSection);
