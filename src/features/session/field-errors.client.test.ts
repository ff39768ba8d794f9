// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { mergeSlices, sliceOf } from '#i18n/words.ts';
import { tellFields } from './field-errors.client.ts';

const $ = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found;
const email = () => $<HTMLInputElement>('#a-email');
const said = () => [...document.querySelectorAll('.err')].map(({ textContent, id }) => [id, textContent?.trim()]);

beforeEach(() => {
  document.body.innerHTML = `<div id="place">
    <template><p class="err" role="alert"><svg></svg><span></span></p></template>
    <form>
      <div class="field">
        <div class="join"><input id="a-email" type="email" required aria-describedby="a-hint"><button>Los</button></div>
        <span id="a-hint">Ein Klick</span>
      </div>
      <div class="field"><div class="choice"><input id="a-consent" type="checkbox" required></div></div>
    </form>
  </div>`;
  const words = mergeSlices(sliceOf('de', 'validation', ['required']), sliceOf('fr-FR', 'validation', ['email']));
  tellFields($('#place'), () => words);
});

const writes = (value: string) => {
  email().value = value;
  email().dispatchEvent(new Event('input', { bubbles: true }));
};

describe('A form that asks one thing', () => {
  it('says below each field that it is needed, and goes to the first one (E1)', () => {
    $('#a-consent').focus();
    $<HTMLFormElement>('form').checkValidity();
    expect(said()).toEqual([
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
    expect(said()).toEqual([['a-email-error', 'Adresse e-mail non valide']]);
    writes('ruth@example.ch');
    expect([said(), email().hasAttribute('aria-invalid'), form.checkValidity()]).toEqual([[], false, true]);
  });

  it('keeps the browser’s own bubble away (E1)', () => {
    const event = new Event('invalid', { cancelable: true });
    email().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
