import { describe, expect, it, test } from 'vitest';
import { fieldMessage, fieldProblems } from '#features/session/problems.ts';
import { LOCALES } from '#i18n/locales.ts';
import { ApiError } from '#store-api/ApiError.ts';
import refusals from '#tests/contract/recorded/refusals.json' with { type: 'json' };
import { contactSchema, fileProblem, isField, labelOf, messageOf } from './contact-form.ts';
import { contactWords } from './contact-form-config.content.ts';

const WRITTEN = { subject: 'question', lastName: 'Ammann', email: 'ruth@example.ch', comment: 'Grüezi', consent: true };

const problemsOf = (values: object) =>
  Object.fromEntries(
    (contactSchema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('What a message needs', () => {
  it('is a subject, a text, a name, an address and consent', () => {
    expect(problemsOf(WRITTEN)).toEqual({});
    expect(problemsOf({})).toEqual({
      subject: 'required',
      comment: 'required',
      lastName: 'required',
      email: 'required',
      consent: 'privacy',
    });
  });

  test('blanks are nothing, and half an address is none', () => {
    expect(problemsOf({ ...WRITTEN, comment: '  ', email: 'ruth@' })).toEqual({ comment: 'required', email: 'email' });
  });
});

describe('What the store gets', () => {
  it('is what was filled in, without blanks and empty fields (C13)', () => {
    const values = { ...WRITTEN, email: ' ruth@example.ch ', phone: '  ', zip: ' 5400 ' };
    expect(messageOf(values, 'Frage zu einem Artikel')).toEqual({
      subject: 'Frage zu einem Artikel',
      comment: 'Grüezi',
      email: 'ruth@example.ch',
      lastName: 'Ammann',
      zip: '5400',
    });
  });

  it('has the neutral form of address where the store insists on one', () => {
    expect(messageOf({ ...WRITTEN, salutationId: '' }, 'Frage', 'neutral').salutationId).toBe('neutral');
    expect(messageOf({ ...WRITTEN, salutationId: 'mr' }, 'Frage', 'neutral').salutationId).toBe('mr');
    expect(messageOf(WRITTEN, 'Frage')).not.toHaveProperty('salutationId');
  });

  it('names the order where the message is about one, and nowhere else', () => {
    const values = { ...WRITTEN, orderNumber: '10042' };
    expect(messageOf({ ...values, subject: 'return' }, 'Rückgabe').subject).toBe('Rückgabe, 10042');
    expect(messageOf(values, 'Frage zu einem Artikel').subject).toBe('Frage zu einem Artikel');
    expect(messageOf({ ...values, subject: 'return', orderNumber: '' }, 'Rückgabe').subject).toBe('Rückgabe');
  });
});

test.each([
  ['a photo of 10 MB', { size: 10 * 1024 * 1024, type: 'image/jpeg' }, undefined],
  ['one byte more', { size: 10 * 1024 * 1024 + 1, type: 'image/jpeg' }, 'fileTooLarge'],
  ['a letter in Word', { size: 1, type: 'application/msword' }, 'fileType'],
  ['what the browser has no name for', { size: 1, type: '' }, undefined],
])('%s', (_, file, problem) => expect(fileProblem(file, 10)).toBe(problem));

describe.each(LOCALES.map(({ code }) => code))('What a Shopware misses or refuses, in %s', (locale) => {
  test.each(refusals.filter(({ path, status }) => path === '/store-api/contact-form' && status === 400))(
    'is said at its field: $name',
    ({ status, body }) => {
      const words = contactWords(locale);
      const problems = fieldProblems(new ApiError({ status, statusText: '', url: '', headers: new Headers() }, body));
      expect(problems).not.toEqual([]);
      for (const problem of problems) {
        const label = isField(problem.field) ? labelOf(words, problem.field) : '';
        const unknown = fieldMessage(words.validation, { ...problem, keys: ['violation-unknown'] }, label);
        expect(label).not.toBe('');
        expect(['', unknown]).not.toContain(fieldMessage(words.validation, problem, label));
      }
    },
  );
});
