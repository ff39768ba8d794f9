// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { showFieldErrors } from './field-errors.client.ts';

const $ = <Match extends HTMLElement>(selector: string) => document.querySelector<Match>(selector) as Match;
const email = () => $<HTMLInputElement>('#a-email');
const shownErrors = () =>
  [...document.querySelectorAll('.err')].map(({ textContent, id }) => [id, textContent?.trim()]);

beforeEach(() => {
  document.body.innerHTML = `<div id="place">
    <template><p class="err" role="alert"><svg></svg><span></span></p></template>
    <form>
      <div class="field">
        <div class="join"><input id="a-email" type="email" required aria-describedby="a-hint"><button>Los</button></div>
        <span id="a-hint">Ein Klick</span>
      </div>
      <div class="field"><div class="choice"><input id="a-consent" type="checkbox" required></div></div>
      <fieldset>
        <label><input type="radio" name="a-way" value="card" required>Karte</label>
        <label><input type="radio" name="a-way" value="invoice" required checked>Rechnung</label>
      </fieldset>
      <ul><li><input name="a-count" type="number" value="3" min="0" max="9999"></li></ul>
    </form>
  </div>`;
  const words = mergeSlices(
    sliceOf('de', 'validation', ['required', 'between', 'integer']),
    sliceOf('fr-FR', 'validation', ['email']),
  );
  showFieldErrors($('#place'), () => words);
});

const writes = (value: string) => {
  email().value = value;
  email().dispatchEvent(new Event('input', { bubbles: true }));
};

describe('A form that asks one thing', () => {
  it('says below each field that it is needed, and goes to the first one (E1)', () => {
    $('#a-consent').focus();
    $<HTMLFormElement>('form').checkValidity();
    expect(shownErrors()).toEqual([
      ['a-email-error', '*Dieses Feld ist erforderlich'],
      ['a-consent-error', '*Dieses Feld ist erforderlich'],
    ]);
    expect(document.activeElement?.id).toBe('a-email');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(email().getAttribute('aria-describedby')).toBe('a-hint a-email-error');
    expect($('.field').lastElementChild?.getAttribute('role')).toBe('alert');
  });

  it('says what is wrong with an address, in the shop’s words and once, until it is right (E2)', () => {
    $<HTMLInputElement>('#a-consent').checked = true;
    const form = $<HTMLFormElement>('form');
    form.checkValidity();
    writes('ruth');
    expect(form.checkValidity()).toBe(false);
    expect(shownErrors()).toEqual([['a-email-error', 'Adresse e-mail non valide']]);
    writes('ruth@example.ch');
    expect([shownErrors(), email().hasAttribute('aria-invalid'), form.checkValidity()]).toEqual([[], false, true]);
  });

  it('says once of a question that one of its answers is needed, until one is chosen (E1)', () => {
    const [card, invoice] = document.querySelectorAll<HTMLInputElement>('[name="a-way"]');
    if (!card || !invoice) throw new Error('no question');
    invoice.checked = false;
    for (const each of [card, invoice]) each.checkValidity();
    expect(shownErrors()).toEqual([['a-way-error', '*Dieses Feld ist erforderlich']]);
    expect($('fieldset').lastElementChild?.id).toBe('a-way-error');
    card.checked = true;
    card.dispatchEvent(new Event('input', { bubbles: true }));
    expect([shownErrors(), document.querySelectorAll('[aria-invalid]').length]).toEqual([[], 0]);
  });

  it.each([
    ['10000', 'Der Wert muss zwischen 0 und 9999 liegen.'],
    ['-1', 'Der Wert muss zwischen 0 und 9999 liegen.'],
    ['2.5', 'Bitte geben Sie eine ganze Zahl ein.'],
  ])('says how many are possible where somebody wants %s (E10)', (value, text) => {
    const count = $<HTMLInputElement>('[name="a-count"]');
    count.value = value;
    count.checkValidity();
    expect(shownErrors()).toEqual([['a-count-error', text]]);
  });

  it('keeps the browser’s own bubble away (E1)', () => {
    const event = new Event('invalid', { cancelable: true });
    email().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
