import { expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { TOKEN_NAME } from './call.ts';
import { sendContactForm } from './contract/contact.ts';
import { createUpload } from './upload.ts';

/** A request that ends as told, with everything that it was asked for. */
function aRequest({ status = 200, body = '', token = null as string | null, isLost = false } = {}) {
  const headers: Record<string, string> = {};
  const request = {
    ...{ status, statusText: '', responseURL: '/store-api/contact-form', responseText: body, headers },
    open: vi.fn(),
    setRequestHeader: (name: string, value: string) => void Object.assign(headers, { [name]: value }),
    getResponseHeader: () => token,
    upload: {} as { onprogress?: (event: { loaded: number; total: number }) => void },
    onload: () => {},
    onerror: () => {},
    send() {
      request.upload.onprogress?.({ loaded: 3, total: 12 });
      if (isLost) request.onerror();
      else request.onload();
    },
  };
  return request;
}

const through = (request: ReturnType<typeof aRequest>, keepToken = vi.fn()) =>
  createUpload(
    { endpoint: '/store-api', accessKey: 'KEY', readToken: () => 'old-token', keepToken },
    () => request as unknown as XMLHttpRequest,
  );

it('sends the form with key, token and inheritance, and tells how far it is (G1)', async () => {
  const request = aRequest({ token: 'new-token' });
  const [onProgress, keepToken] = [vi.fn(), vi.fn()];
  await through(request, keepToken)(sendContactForm, new FormData(), onProgress, { 'sw-language-id': 'french' });
  expect(request.open).toHaveBeenCalledWith('POST', '/store-api/contact-form');
  expect(request.headers).toMatchObject({
    'sw-access-key': 'KEY',
    'sw-inheritance': '1',
    [TOKEN_NAME]: 'old-token',
    'sw-language-id': 'french',
  });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  expect(keepToken).toHaveBeenCalledWith('new-token');
});

it('throws what the server says, also when it says nothing readable', async () => {
  const body = JSON.stringify({ errors: [{ code: 'CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED' }] });
  const refused = through(aRequest({ status: 413, body }))(sendContactForm, new FormData());
  await expect(refused).rejects.toSatisfy(
    (error: ApiError) => error.status === 413 && error.has('CONTENT__MEDIA_FILE_SIZE_LIMIT_EXCEEDED'),
  );
  await expect(
    through(aRequest({ status: 502, body: '<html>' }))(sendContactForm, new FormData()),
  ).rejects.toBeInstanceOf(ApiError);
});

it('keeps a new token that comes with a refusal (G1)', async () => {
  const keepToken = vi.fn();
  const refused = through(aRequest({ status: 400, token: 'new-token' }), keepToken)(sendContactForm, new FormData());
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  expect(keepToken).toHaveBeenCalledWith('new-token');
});

it('tells a line that is cut from a refusal', async () => {
  await expect(through(aRequest({ isLost: true }))(sendContactForm, new FormData())).rejects.toBeInstanceOf(TypeError);
});
