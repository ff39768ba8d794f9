import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#store-api/ApiError.ts';
import type { Send } from '#store-api/client.ts';
import { createContact, type Step } from './contact.store.ts';

const MESSAGE = { email: 'ruth@example.ch', subject: 'Rückgabe', comment: 'Grüezi' };
const PHOTO = new File(['…'], 'riss.jpg', { type: 'image/jpeg' });

const refusal = (status: number, code?: string, parameters = {}) =>
  new ApiError(
    { status, statusText: '', url: '/contact-form', headers: new Headers() },
    { errors: [{ code, meta: { parameters } }] },
  );

/** Customer service, reached or not. */
function aContactStore({ failure, trouble }: { failure?: Error; trouble?: 'loadFailed' | Error } = {}) {
  const respond = async () => {
    if (failure) throw failure;
    return null;
  };
  const send = vi.fn(async (_call: unknown, _options: { body: object; fetch?: typeof fetch }) => respond());
  const solve = async () => {
    if (trouble instanceof Error) throw trouble;
    return trouble ? { trouble } : { token: 's.7.g' };
  };
  return { send, ...createContact(send as unknown as Send, solve) };
}

describe('A message', () => {
  it('goes as JSON with the solved puzzle when there is no file, because every Shopware takes that', async () => {
    const { send, write } = aContactStore();
    expect(await write(MESSAGE, undefined, () => {})).toEqual({ state: 'sent' });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ path: '/contact-form' }), {
      body: { ...MESSAGE, captcha: 's.7.g' },
    });
  });

  it('asks for no puzzle where the store has none', async () => {
    const { send, write } = aContactStore({ trouble: 'loadFailed' });
    expect(await write(MESSAGE, undefined, () => {}, false)).toEqual({ state: 'sent' });
    expect(send.mock.calls[0]?.[1]).toEqual({ body: MESSAGE });
  });

  it('goes as a form with its file, and tells every step', async () => {
    const { send, write } = aContactStore();
    const steps: Step[] = [];
    expect(await write(MESSAGE, PHOTO, (step) => steps.push(step))).toEqual({ state: 'sent' });
    const { body, fetch } = send.mock.calls[0]?.[1] ?? {};
    expect(fetch).toBeTypeOf('function');
    expect(Object.fromEntries(body as FormData)).toMatchObject({
      comment: 'Grüezi',
      captcha: 's.7.g',
      media: { name: 'riss.jpg' },
    });
    expect(steps).toEqual(['solving', { share: 0 }]);
  });

  it('is not sent where the puzzle can’t be had', async () => {
    const { send, write } = aContactStore({ trouble: 'loadFailed' });
    expect(await write(MESSAGE, undefined, () => {})).toEqual({ state: 'captcha', trouble: 'loadFailed' });
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['without a connection', new TypeError('no line'), { state: 'failed' }],
    ['by a store that wants a pause', refusal(429, undefined, { seconds: 42 }), { state: 'throttled', seconds: 42 }],
  ])(
    'whose puzzle can’t be asked for, %s, says so itself, and blames neither check nor file (H8)',
    async (_, trouble, outcome) => {
      const { send, write } = aContactStore({ trouble });
      expect(await write(MESSAGE, PHOTO, () => {})).toEqual(outcome);
      expect(send).not.toHaveBeenCalled();
    },
  );

  const violation = refusal(400, 'VIOLATION::IS_BLANK_ERROR');
  it.each([
    [new TypeError('no line'), { state: 'failed' }],
    [refusal(502), { state: 'failed' }],
    [refusal(429, undefined, { seconds: 42 }), { state: 'throttled', seconds: 42 }],
    [refusal(413), { state: 'fileTooLarge' }],
    [refusal(400, 'CONTENT__MEDIA_FILE_TYPE_NOT_SUPPORTED'), { state: 'fileType' }],
    [refusal(403, 'FRAMEWORK__INVALID_CAPTCHA_VALUE'), { state: 'captcha', trouble: 'executeFailed' }],
    [violation, { state: 'refused', error: violation }],
  ])('that did not get through says why: %s', async (failure, outcome) => {
    expect(await aContactStore({ failure }).write(MESSAGE, undefined, () => {})).toEqual(outcome);
  });

  it('says that it is the file which did not get through', async () => {
    expect(await aContactStore({ failure: new TypeError() }).write(MESSAGE, PHOTO, () => {})).toEqual({
      state: 'uploadFailed',
    });
  });
});
