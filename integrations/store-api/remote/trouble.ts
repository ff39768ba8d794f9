/** What can go wrong between the shop and a remote Shopware, and what the client hears of it. */
export type Kind = 'unreachable' | 'slow' | 'busy' | 'elsewhere' | 'too-large';

/** The remote gave no answer that can be passed on. */
export class Trouble extends Error {
  readonly kind: Kind;
  /** Seconds after which the remote itself wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(kind: Kind, message: string, retryAfter?: number) {
    super(message);
    this.name = 'Trouble';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/**
 * Slow is 504, which pages tell as 408: on a 408 browsers send the same request once more by themselves, an order
 * as well as a listing.
 */
const RESPONSES: Record<Kind, [status: number, code: string, title: string, detail: string, seconds: number]> = {
  unreachable: [502, 'STORE_API__UNREACHABLE', 'Bad Gateway', 'The Store API could not be reached.', 5],
  slow: [504, 'STORE_API__TOO_SLOW', 'Gateway Timeout', 'The Store API took too long to answer.', 5],
  busy: [503, 'STORE_API__BUSY', 'Service Unavailable', 'The Store API is busy.', 10],
  elsewhere: [502, 'STORE_API__UNREACHABLE', 'Bad Gateway', 'The Store API sends to another address.', 60],
  'too-large': [413, '0', 'Payload Too Large', 'The body is too large.', 0],
};

/** The Store API's own envelope, with the seconds after which asking again makes sense. */
export function troubleResponse({ kind, retryAfter }: Trouble): Response {
  const [status, code, title, detail, usual] = RESPONSES[kind];
  const seconds = retryAfter ?? usual;
  const problem = { status: String(status), code, title, detail, meta: { parameters: seconds ? { seconds } : [] } };
  const headers = { 'cache-control': 'no-store', ...(seconds > 0 && { 'retry-after': String(seconds) }) };
  return Response.json({ errors: [problem] }, { status, headers });
}

/** `Retry-After` in seconds, from a number or a date; at most an hour. */
export function retryAfter(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now.getTime()) / 1000);
  return Number.isFinite(seconds) ? Math.min(3600, Math.max(1, seconds)) : undefined;
}
