// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_NAME } from '#store-api/call.ts';
import { keepToken, readToken } from '#store-api/token.ts';
import { askIsNet, askProducts } from './live-products.store.ts';

const [OLD, NEW, LOGIN] = ['old-token-of-the-shopper', 'new-token-of-the-shopper', 'token-after-the-login'];

/** A store that names a token in its answer, and what it is asked; `meanwhile` happens before it answers. */
function aStoreNaming(token: string, status = 200, meanwhile = () => {}) {
  const fetchMock = vi.fn(async (_: string, _request: RequestInit) => {
    meanwhile();
    return Response.json({ elements: [] }, { status, headers: { [TOKEN_NAME]: token } });
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

beforeEach(() => keepToken(OLD));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetToken();
});

function forgetToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as a visitor who has cleared them
  document.cookie = `${TOKEN_NAME}=; Path=/; Max-Age=0`;
}

it('sends token and inheritance (G1)', async () => {
  const fetchMock = aStoreNaming(OLD);
  await askProducts(['10-100']);
  expect(Object.fromEntries(new Headers(fetchMock.mock.calls[0]?.[1].headers))).toMatchObject({
    'sw-inheritance': '1',
    [TOKEN_NAME]: OLD,
  });
});

it('keeps the new token of a session that has ended, with a refusal too (G1)', async () => {
  aStoreNaming(NEW);
  await askProducts(['10-100']);
  expect(readToken()).toBe(NEW);
  aStoreNaming(OLD, 403);
  await expect(askIsNet()).rejects.toMatchObject({ status: 403 });
  expect(readToken()).toBe(OLD);
});

it('keeps the token of a login that was faster than the answer (G1, D2)', async () => {
  aStoreNaming(NEW, 200, () => keepToken(LOGIN));
  await askProducts(['10-100']);
  expect(readToken()).toBe(LOGIN);
});

it('gives no token to a visitor who has none (G1)', async () => {
  forgetToken();
  const fetchMock = aStoreNaming(NEW);
  await askProducts(['10-100']);
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(readToken()).toBeUndefined();
});
