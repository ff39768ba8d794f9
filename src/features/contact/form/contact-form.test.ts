import { describe, expect, it, test } from 'vitest';
import { contactSchema, fileProblem, messageOf } from './contact-form.ts';

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
