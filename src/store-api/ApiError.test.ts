import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';

const response = { status: 400, statusText: 'Bad Request', url: '/store-api/x', headers: new Headers() };

describe('ApiError (H1)', () => {
  it('lists title, pointer and detail of every error', () => {
    const error = new ApiError(response, {
      errors: [
        { title: 'Constraint violation error', source: { pointer: '/email' }, detail: 'Not an e-mail' },
        { title: 'Not Found' },
      ],
    });
    expect(error.message).toBe(
      'Failed request\nConstraint violation error [/email]: Not an e-mail\nNot Found: No error details provided.',
    );
  });

  it.each([undefined, null, 'gateway says no', { errors: [] }, { errors: [null, 'x'] }])('falls back on %j', (body) => {
    expect(new ApiError(response, body).message).toBe('Failed request\nUnknown error: No error details provided.');
  });

  it('knows its codes and how long to wait', () => {
    const error = new ApiError(response, { errors: [{ code: 'SLOW', meta: { parameters: { seconds: 30 } } }] });
    expect([error.has('SLOW'), error.has('FAST'), error.waitSeconds]).toEqual([true, false, 30]);
  });

  it.each([
    ['the body', 429, { parameters: { seconds: 30 } }, '5', 30],
    ['the header, where the body is silent', 429, { parameters: [] }, '12', 12],
    ['one second, where both are', 429, undefined, undefined, 1],
    ['one second, where the header is a date', 429, undefined, 'Sun, 22 Nov 2026 10:00:00 GMT', 1],
    ['the body of a store that is busy', 503, { parameters: { seconds: 5 } }, '9', 5],
    ['nothing for a store that is down', 503, { parameters: [] }, '5', undefined],
    ['nothing for another refusal', 400, { parameters: { seconds: 30 } }, undefined, undefined],
  ])('asks for a pause as long as %s says (H10)', (_, status, meta, header, seconds) => {
    const headers = new Headers(header === undefined ? {} : { 'retry-after': header });
    expect(new ApiError({ ...response, status, headers }, { errors: [{ meta }] }).pauseSeconds).toBe(seconds);
  });
});
