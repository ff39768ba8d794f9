import { describe, expect, it } from 'vitest';
import { sliceOf } from '#i18n/words.ts';
import { ApiError, type ApiProblem } from '#store-api/ApiError.ts';
import { CART_FAILURE_WORDS, FAILURE_WORDS, failureMessage, fieldMessage, fieldProblems, pauseOf } from './problems.ts';

const refusedWith = (status: number, ...errors: ApiProblem[]) =>
  new ApiError({ status, statusText: '', url: '/x', headers: new Headers() }, { errors });
const refused = (...errors: ApiProblem[]) => refusedWith(400, ...errors);

const validation = sliceOf('de', 'validation', [
  'violation-IS_BLANK_ERROR',
  'violation-IS_BLANK_ERROR-detail',
  'violation-STREET_IS_BLANK_ERROR',
  'violation-ZIP_CODE_INVALID',
  'violation-TOO_SHORT_ERROR',
  'violation-TOO_LONG_ERROR',
  'violation-unknown',
]);
const general = sliceOf('de', 'connection', FAILURE_WORDS);
const connection = sliceOf('de', 'connection', [...FAILURE_WORDS, ...CART_FAILURE_WORDS]);

/** What is said under the field that the only problem belongs to. */
function describeProblem(problem: ApiProblem, label: string) {
  const [fieldProblem] = fieldProblems(refused(problem));
  return fieldProblem && { field: fieldProblem.field, text: fieldMessage(validation, fieldProblem, label) };
}

describe('A refused field (E9, E12)', () => {
  it('is found by its pointer and told with the values of the server', () => {
    expect(
      describeProblem(
        {
          code: 'VIOLATION::ZIP_CODE_INVALID',
          source: { pointer: '/billingAddress/zipcode' },
          meta: { parameters: { '{{ iso }}': '"CH"' } },
        },
        'Postleitzahl',
      ),
    ).toEqual({
      field: 'billingAddress.zipcode',
      text: 'Diese Postleitzahl passt nicht zum gewählten Land (CH). Bitte prüfen Sie beides.',
    });
  });

  it.each([
    ['/0/firstName', 'firstName'],
    ['/0/addresses/0/firstName', 'billingAddress.firstName'],
    ['/0/addresses/1/firstName', 'shippingAddress.firstName'],
  ])('is found where a database has no room for it: %s', (pointer, field) => {
    const code = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9';
    const problem = { code, source: { pointer }, meta: { parameters: { '{{ limit }}': '50' } } };
    expect(describeProblem(problem, 'Vorname')).toEqual({
      field,
      text: '«Vorname» ist zu lang, höchstens 50 Zeichen.',
    });
  });

  it('is named with its detail when it is empty', () => {
    const pointer = '/billingAddress/street';
    const detail = 'VIOLATION::STREET_IS_BLANK_ERROR';
    expect(describeProblem({ code: 'VIOLATION::IS_BLANK_ERROR', detail, source: { pointer } }, 'Strasse')?.text).toBe(
      'Strasse: Bitte geben Sie Strasse und Nummer ein.',
    );
    expect(describeProblem({ code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer: '/email' } }, 'E-Mail')?.text).toBe(
      '«E-Mail» ist leer. Bitte füllen Sie das Feld aus.',
    );
  });

  it('is told in general words when nobody wrote special ones', () => {
    expect(describeProblem({ code: 'VIOLATION::ODD', source: { pointer: '/email' } }, 'E-Mail')?.text).toBe(
      '«E-Mail» wurde nicht angenommen. Bitte prüfen Sie die Eingabe.',
    );
  });

  it('is none when something else went wrong', () => {
    expect(fieldProblems(refused({ code: 'CHECKOUT__CART_EMPTY' }))).toEqual([]);
    expect(fieldProblems(new TypeError('fetch failed'))).toEqual([]);
  });
});

describe('A failed call', () => {
  it('says that nothing is lost when the store could not be reached', () => {
    expect(failureMessage(connection, new TypeError('fetch failed'))).toBe(
      'Das hat nicht geklappt. Ihr Warenkorb ist noch da; bitte versuchen Sie es noch einmal.',
    );
  });

  it('has the words of its code', () => {
    expect(failureMessage(connection, refused({ code: 'CHECKOUT__CART_EMPTY' }))).toBe(
      'Der Warenkorb ist leer, darum gibt es nichts zu bestellen.',
    );
  });

  it('says how long to wait (H10)', () => {
    const slow = { code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED', meta: { parameters: { seconds: 30 } } };
    expect(failureMessage(connection, refused(slow))).toBe('Zu viele Versuche. Bitte warten Sie 30 Sekunden.');
    expect(failureMessage(connection, refused({ ...slow, code: 'ODD' }))).toBe(
      'Zu viele Versuche. Bitte warten Sie 30 Sekunden.',
    );
    expect(failureMessage(connection, refused(slow), 1)).toBe('Zu viele Versuche. Bitte warten Sie 1 Sekunde.');
    expect([refusedWith(429, slow), refused(slow), new TypeError('fetch failed')].map(pauseOf)).toEqual([30, 0, 0]);
  });

  it('says the same where too many log in at once, and waits as long', () => {
    const words = sliceOf('de', 'connection', ['error-STORE__PASSWORDS_BUSY']);
    const busy = refusedWith(503, { code: 'STORE__PASSWORDS_BUSY', meta: { parameters: { seconds: 5 } } });
    expect([failureMessage(words, busy), failureMessage(words, busy, 1), pauseOf(busy)]).toEqual([
      'Gerade melden sich sehr viele Personen an. Bitte warten Sie 5 Sekunden.',
      'Gerade melden sich sehr viele Personen an. Bitte warten Sie 1 Sekunde.',
      5,
    ]);
  });

  it.each([
    ['was refused', refused({ code: 'ODD' }), 'Leider ist etwas schiefgegangen.'],
    ['failed there', refusedWith(500), 'Leider ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.'],
    ['came back broken', refusedWith(200), /^Leider ist etwas schiefgegangen\. Bitte versuchen Sie es später/],
    ['took too long', new DOMException('', 'TimeoutError'), /^Das hat zu lange gedauert\. Sehen Sie nach/],
    ['reached nobody', new TypeError('fetch failed'), /^Der Shop ist gerade nicht erreichbar\. Nichts ist verloren/],
  ])('that %s says nothing of a cart where there is none (H3)', (_, error, text) =>
    expect(failureMessage(general, error)).toMatch(text),
  );
});
