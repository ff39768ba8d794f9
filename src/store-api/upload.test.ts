import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { TOKEN_NAME } from './call.ts';
import { createSend } from './client.ts';
import { sendContactForm } from './contract/contact.ts';
import { uploadWith } from './upload.ts';

/** An XMLHttpRequest with this outcome that records its calls. */
function aRequest({ status = 200, body = '', type = 'application/json', isLost = false } = {}) {
  const headers: Record<string, string> = {};
  const request = {
    ...{ status, statusText: '', responseText: body, headers },
    open: vi.fn(),
    setRequestHeader: (name: string, value: string) => void Object.assign(headers, { [name]: value }),
    getAllResponseHeaders: () => `content-type: ${type}\r\n${TOKEN_NAME}: new-token\r\nretry-after: 7\r\n`,
    upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
    onload: () => {},
    onerror: () => {},
    send: vi.fn(() => {
      request.upload.onprogress?.({ loaded: 3, total: 12 });
      if (isLost) request.onerror();
      else request.onload();
    }),
  };
  return request;
}

const form = new FormData();
const [onProgress, keepToken] = [vi.fn(), vi.fn()];

/** Sends the form by this request. */
const sendBy = (request: ReturnType<typeof aRequest>, headers = {}) =>
  createSend({ endpoint: '/store-api', accessKey: 'KEY', readToken: () => 'old-token', keepToken })(sendContactForm, {
    ...{ body: form, headers },
    fetch: uploadWith(onProgress, () => request as unknown as XMLHttpRequest),
  });

it('sends the form as every call goes, and tells how far it is (G1)', async () => {
  const request = aRequest({ status: 204 });
  await sendBy(request, { 'sw-language-id': 'french' });
  expect(request.open).toHaveBeenCalledWith('POST', '/store-api/contact-form');
  expect(request.headers).toEqual({
    accept: 'application/json',
    'sw-access-key': 'KEY',
    'sw-inheritance': '1',
    [TOKEN_NAME]: 'old-token',
    'sw-language-id': 'french',
  });
  expect(request.send).toHaveBeenCalledWith(form);
  expect(onProgress).toHaveBeenCalledWith(0.25);
  expect(keepToken).toHaveBeenCalledWith('new-token');
});

it('throws what the server says, also when it says nothing readable', async () => {
  const body = JSON.stringify({ errors: [{ code: 'CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED' }] });
  await expect(sendBy(aRequest({ status: 413, body }))).rejects.toSatisfy(
    (error: ApiError) =>
      error.status === 413 && error.waitSeconds === 7 && error.has('CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED'),
  );
  const unreadable = sendBy(aRequest({ status: 502, body: '<html>', type: 'text/html' }));
  await expect(unreadable).rejects.toBeInstanceOf(ApiError);
});

it('tells a line that is cut from a refusal', async () => {
  await expect(sendBy(aRequest({ isLost: true }))).rejects.toMatchObject({ name: 'FetchError' });
});
