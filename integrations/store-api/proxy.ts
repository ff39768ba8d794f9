import type { Config } from '#config.schema.ts';

/** Headers that belong to one connection and must not travel on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
  'te',
  'upgrade',
];

/** Longest wait for the remote Shopware, in ms; then 408, the page for which says that the API is too slow (H5). */
const PATIENCE_MS = 20_000;

/** Passes requests for `/store-api/*` on to the configured Shopware, as a stream in both directions. */
export function proxy({ STORE_API_ENDPOINT, STORE_API_ACCESS_TOKEN }: Config): (request: Request) => Promise<Response> {
  const remote = STORE_API_ENDPOINT?.replace(/\/$/, '') ?? '';
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = withoutHops(request.headers);
    headers.delete('cookie');
    headers.set('sw-access-key', STORE_API_ACCESS_TOKEN ?? '');
    try {
      const answer = await fetch(remote + pathname.replace(/^\/store-api/, '') + search, {
        method: request.method,
        headers,
        body: request.body,
        duplex: 'half',
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      } as RequestInit);
      return new Response(answer.body, { status: answer.status, headers: withoutHops(answer.headers) });
    } catch (error) {
      return unreachable(error instanceof Error && error.name === 'TimeoutError');
    }
  };
}

function withoutHops(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of HOP_BY_HOP) kept.delete(name);
  return kept;
}

/** 408: too slow. 502: no answer; the client may try again in 5 s. */
function unreachable(isSlow: boolean): Response {
  const [status, title, detail] = isSlow
    ? [408, 'Request Timeout', 'The Store API took too long to answer.']
    : [502, 'Bad Gateway', 'The Store API could not be reached.'];
  const problem = { status: String(status), code: '0', title, detail, meta: { parameters: { seconds: 5 } } };
  return Response.json({ errors: [problem] }, { status, headers: { 'retry-after': '5' } });
}
