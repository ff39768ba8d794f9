import { expect, test } from 'vitest';
import type { FieldDescription } from './description.ts';
import { localMoment, momentOf } from './moments.ts';
import { initialValue, optionOf, storedValue, written } from './values.ts';

const field = (description: object) => ({ label: '', ...description }) as FieldDescription;

test('What is left empty is no line, or null where the schema asks for it', () => {
  expect(storedValue(field({ input: 'line', isOptional: true }), '')).toBeUndefined();
  expect(storedValue(field({ input: 'line', isNullable: true }), '')).toBeNull();
  expect(storedValue(field({ input: 'line' }), '')).toBe('');
  expect(written(field({ input: 'list', isOptional: true, fallback: [] }), [])).toBeUndefined();
  expect(written(field({ input: 'check', isOptional: true, fallback: true }), true)).toBeUndefined();
  expect(written(field({ input: 'check', isOptional: true, fallback: true }), false)).toBe(false);
});

test('A number is taken as it is written here or there; what is none is kept for the check to name', () => {
  expect(['1.5', '1,5', '1’249.00', '0'].map((text) => storedValue(field({ input: 'number' }), text))).toEqual([
    1.5, 1.5, 1249, 0,
  ]);
  expect(storedValue(field({ input: 'number' }), 'two')).toBe('two');
});

test('A moment is shown by the Swiss clock, and kept with its offset', () => {
  expect(momentOf('2026-12-24T00:00')).toBe('2026-12-24T00:00:00+01:00');
  expect(momentOf('2026-07-01T08:30')).toBe('2026-07-01T08:30:00+02:00');
  expect(momentOf('2026-03-29T02:30')).toBe('2026-03-29T03:30:00+02:00'); // left out by summer time
  expect(momentOf('2026-10-25T02:30')).toBe('2026-10-25T02:30:00+02:00'); // comes twice
  expect(localMoment('2026-07-01T06:30:00Z')).toBe('2026-07-01T08:30');
});

test('What is added has what is required, empty, and nothing else', () => {
  const group = field({
    input: 'group',
    fields: [
      field({ key: 'title', input: 'languages', of: field({ input: 'line' }), required: ['de'] }),
      field({ key: 'text', input: 'line', isOptional: true }),
      field({ key: 'items', input: 'list', min: 2, item: field({ input: 'line' }) }),
      field({ key: 'kind', input: 'choice', choices: [{ value: 'a', label: 'A' }] }),
    ],
  });
  expect(initialValue(group)).toEqual({ title: { de: '' }, items: ['', ''], kind: 'a' });
});

test('Of alternatives the one of the same shape is meant', () => {
  const address = field({ input: 'languages', required: ['de'], of: field({ input: 'line' }) });
  const none = field({
    input: 'languages',
    required: ['de', 'en-US', 'fr-FR'],
    of: field({ input: 'constant', value: '' }),
  });
  const either = field({ input: 'either', options: [address, none] }) as FieldDescription & { input: 'either' };
  expect(optionOf(either, { de: 'garten' })).toBe(0);
  expect(optionOf(either, { de: '', 'en-US': '', 'fr-FR': '' })).toBe(1);
});
