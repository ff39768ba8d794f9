// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyForm } from './checkout-form.ts';
import { forgetDraft, keepDraft, readDraft, setDraftAside } from './draft.store.ts';

const ruth = { ...emptyForm('CH'), email: 'ruth.ammann@example.ch', billingSame: false };

beforeEach(() => sessionStorage.clear());

describe('The draft of a checkout', () => {
  it('survives a reload and is gone after the order', () => {
    keepDraft(ruth);
    expect(readDraft()).toEqual(ruth);
    forgetDraft();
    expect(readDraft()).toBeUndefined();
  });

  it('keeps the states of both addresses (C2)', () => {
    const there = { ...ruth.shipping, countryId: 'DE', countryStateId: 'by' };
    keepDraft({ ...ruth, shipping: there, billing: { ...ruth.billing, countryStateId: 'be' } });
    expect([readDraft()?.shipping, readDraft()?.billing.countryStateId]).toEqual([there, 'be']);
  });

  it('of a customer is nobody else’s, and gone once somebody else comes', () => {
    keepDraft(ruth, 'ruth');
    expect(readDraft('ruth')).toEqual(ruth);
    expect(readDraft('karl')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
    keepDraft(ruth, 'ruth');
    expect(readDraft()).toBeUndefined();
  });

  it('waits where their session has ended, for nobody else (H9)', () => {
    for (const [next, expected] of [
      ['ruth', ruth],
      ['karl', undefined],
    ] as const) {
      keepDraft(ruth, 'ruth');
      setDraftAside();
      expect(readDraft()).toBeUndefined();
      expect(readDraft(next)).toEqual(expected);
      sessionStorage.clear();
    }
  });

  it('goes along into a login', () => {
    keepDraft(ruth);
    expect(readDraft('ruth')).toEqual(ruth);
  });

  it('keeps no password', () => {
    keepDraft({ ...ruth, password: 'ein-langes-wort', passwordConfirm: 'ein-langes-wort' });
    expect(JSON.stringify(sessionStorage)).not.toContain('ein-langes-wort');
    expect(readDraft()?.password).toBe('');
  });

  it('takes over what it still understands from an older form', () => {
    sessionStorage.setItem(
      'hof-checkout',
      '{"email":"ruth@example.ch","billingSame":"yes","shipping":{"city":"Baden","planet":"Earth"}}',
    );
    expect(readDraft()).toEqual({
      ...emptyForm(),
      email: 'ruth@example.ch',
      shipping: { ...emptyForm().shipping, city: 'Baden' },
    });
  });

  it.each(['', 'null', 'not json', '[]'])('is none or empty when the storage holds %j', (kept) => {
    sessionStorage.setItem('hof-checkout', kept);
    expect(readDraft() ?? emptyForm()).toEqual(emptyForm());
  });
});
