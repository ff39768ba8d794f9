import { contactPersonFor } from '#values/contact-person.ts';

/*
 * Country, and in Switzerland the canton, leave one person of a territory; who has none stays. The first choice of
 * each list shows everybody again.
 */
class ContactPersons extends HTMLElement {
  connectedCallback() {
    const rule = JSON.parse(this.querySelector('script')?.textContent ?? 'null');
    const [country, canton] = this.querySelectorAll('select');
    if (!rule || !country || !canton) return;
    this.addEventListener('change', () => {
      const isSwiss = country.value === 'CH';
      canton.closest<HTMLElement>('.field')?.toggleAttribute('hidden', !isSwiss);
      const place = { country: country.value, canton: isSwiss ? canton.value : '' };
      this.show(country.value ? contactPersonFor(rule, place)?.id : undefined);
    });
  }

  /** Everybody when no person is named. */
  private show(id: string | undefined) {
    for (const group of this.querySelectorAll<HTMLElement>('[data-group]')) {
      const persons = [...group.querySelectorAll<HTMLElement>('[data-person]')];
      for (const person of persons)
        person.hidden = id !== undefined && group.dataset.group !== 'house' && person.dataset.person !== id;
      group.hidden = persons.every(({ hidden }) => hidden);
    }
    const said = this.querySelector('output');
    const name = id && this.querySelector(`[data-person="${id}"] .name`)?.textContent;
    if (said) said.textContent = name ? (said.dataset.words?.replace('{name}', name) ?? '') : '';
  }
}

customElements.define('contact-persons', ContactPersons);
