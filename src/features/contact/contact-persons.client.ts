import { isTouched } from '#ui/touched.client.ts';
import { contactPersonsFor, hasSwissPostcodes, isUnknownPostcode } from '#values/contact-person.ts';
import { choiceIn, queryOf } from './choice.ts';

/*
 * Country and language, or a postcode, leave who is in charge; who has no territory stays. The address goes along, so
 * that a reload, the way back and another language show the same.
 */
class ContactPersons extends HTMLElement {
  connectedCallback() {
    const rule = JSON.parse(this.querySelector('script')?.textContent ?? 'null');
    const form = this.querySelector('form');
    if (!rule || !form) return;
    form.addEventListener('submit', (event) => event.preventDefault());
    const update = (changed?: EventTarget | null) => {
      keepOne(form, changed);
      const choice = choiceIn(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
      history.replaceState(history.state, '', location.pathname + queryOf(choice) + location.hash);
      const ids = contactPersonsFor(rule, choice)?.map(({ id }) => id);
      this.show(ids);
      if (isUnknownPostcode(rule, choice.postcode)) this.announce('unknown', choice.postcode);
      else this.announceNames(ids ?? []);
    };
    form.addEventListener('input', ({ target }) => update(target));
    // chosen before this script was there
    if ([...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(isTouched)) update();
  }

  /** Everybody when nobody is named. */
  private show(ids: string[] | undefined) {
    for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) {
      const persons = [...group.querySelectorAll<HTMLElement>('[data-person]')];
      for (const person of persons)
        person.hidden = group.dataset.group !== 'house' && ids?.includes(person.dataset.person ?? '') === false;
      group.hidden = persons.every(({ hidden }) => hidden);
    }
  }

  /** For who listens; who looks sees them. */
  private announceNames(ids: string[]) {
    const names = ids.map((id) => this.querySelector(`[data-person="${id}"] .name`)?.textContent ?? '');
    this.announce(names.length > 1 ? 'several' : 'one', names.join(', '));
  }

  /** Nothing without a name; that a postcode is unknown is shown too. */
  private announce(words: 'one' | 'several' | 'unknown', name: string) {
    const output = this.querySelector('output');
    if (!output) return;
    output.className = words === 'unknown' ? 'msg' : 'vh';
    output.textContent = name && (output.dataset[words]?.replace('{name}', () => name) ?? '');
  }
}

/** A Swiss postcode and a country abroad contradict each other: what is said later empties what was there. */
function keepOne(form: HTMLFormElement, changed: EventTarget | null | undefined) {
  const country = form.querySelector<HTMLSelectElement>('[name="country"]');
  const postcode = form.querySelector<HTMLInputElement>('[name="postcode"]');
  if (!country || !postcode?.value || hasSwissPostcodes(country.value)) return;
  if (changed === postcode) country.value = '';
  else postcode.value = '';
}

customElements.define('contact-persons', ContactPersons);
