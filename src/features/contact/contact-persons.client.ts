import { isTouched } from '#ui/touched.client.ts';
import { contactPersonsFor } from '#values/contact-person.ts';
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
    const answer = () => {
      const choice = choiceIn(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
      history.replaceState(history.state, '', location.pathname + queryOf(choice) + location.hash);
      this.show(contactPersonsFor(rule, choice)?.map(({ id }) => id));
    };
    form.addEventListener('input', answer);
    // chosen before this script was there
    if ([...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].some(isTouched)) answer();
  }

  /** Everybody when nobody is named. */
  private show(ids: string[] | undefined) {
    for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) {
      const persons = [...group.querySelectorAll<HTMLElement>('[data-person]')];
      for (const person of persons)
        person.hidden = group.dataset.group !== 'house' && ids?.includes(person.dataset.person ?? '') === false;
      group.hidden = persons.every(({ hidden }) => hidden);
    }
    this.say(ids ?? []);
  }

  private say(ids: string[]) {
    const said = this.querySelector('output');
    if (!said) return;
    const names = ids.map((id) => this.querySelector(`[data-person="${id}"] .name`)?.textContent ?? '');
    const words = names.length > 1 ? said.dataset.several : said.dataset.one;
    said.textContent = names.length > 0 ? (words?.replace('{name}', names.join(', ')) ?? '') : '';
  }
}

customElements.define('contact-persons', ContactPersons);
