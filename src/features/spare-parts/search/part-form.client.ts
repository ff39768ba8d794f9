import type { ListingSection } from '#features/listing/listing-section.client.ts';
import { isTouched } from '#ui/touched.client.ts';

/*
 * The field answers while somebody types: the list takes over what the server draws for the term. One term is one step
 * back, however often somebody paused while typing it.
 */

/** So long nobody has to have typed, in milliseconds. */
const PAUSE_MS = 180;

const section = document.querySelector<ListingSection>('listing-section');
const field = section?.querySelector<HTMLInputElement>('input[type="search"]');
// which of the two scripts comes first, nobody knows
if (section && field) void customElements.whenDefined('listing-section').then(() => listen(section, field));

function listen(section: ListingSection, field: HTMLInputElement): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** True after going back or forth, until somebody types again. */
  let hasGone = false;
  field.addEventListener('input', () => {
    hasGone = false;
    clearTimeout(pause);
    pause = setTimeout(showResult, PAUSE_MS);
  });
  // typing has asked already: leaving the field on the way to “try again” asks nothing more
  field.addEventListener('change', (event) => event.stopPropagation());
  addEventListener('popstate', () => {
    hasGone = true;
    clearTimeout(pause); // what was typed and not asked yet would undo the step
  });
  section.addEventListener('shown', () => {
    // an answer to what is being typed leaves the field alone
    if (hasGone || document.activeElement !== field) field.value = urlTerm();
    // the link that was pressed is gone: the focus goes where the answer begins
    if (document.activeElement === document.body) section.querySelector<HTMLElement>('[data-focus]')?.focus();
  });
  if (document.activeElement === field || isTouched(field)) showResult(); // typed before this script was there

  function showResult(): void {
    const term = field.value.trim();
    if (term === urlTerm()) return;
    const url = (field.form?.action ?? '') + (term && `?${new URLSearchParams({ [field.name]: term })}`);
    void section.show(url, term && urlTerm() ? 'replace' : 'push');
  }

  function urlTerm(): string {
    return new URLSearchParams(location.search).get(field.name) ?? '';
  }
}
