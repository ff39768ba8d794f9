/** One entry of the Store API's error envelope. */
export type ApiProblem = {
  status?: string;
  code?: string | null;
  title?: string;
  detail?: string | null;
  source?: { pointer?: string };
  meta?: { parameters?: Record<string, unknown> | unknown[] };
};

/** Longest detail shown on a page, in characters. */
const LONGEST_DETAIL = 200;

/** A failed call: status and errors, and a message that lists each error's title, pointer and detail. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly headers: Headers;
  readonly details: { errors: ApiProblem[] };

  constructor(response: { status: number; statusText: string; url: string; headers: Headers }, body: unknown) {
    const errors = problemsOf(body);
    super(['Failed request', ...errors.map(describe)].join('\n'));
    this.name = 'ApiError';
    this.status = response.status;
    this.statusText = response.statusText;
    this.url = response.url;
    this.headers = response.headers;
    this.details = { errors };
  }

  /** Whether one of the errors carries this code, e.g. `CHECKOUT__CART_EMPTY`. */
  has(code: string): boolean {
    return this.details.errors.some((problem) => problem.code === code);
  }

  /** The detail that the store gives, in one line; undefined where there is none. */
  get detail(): string | undefined {
    const message = this.details.errors[0]?.detail?.replace(/\s+/g, ' ').trim();
    return message ? message.slice(0, LONGEST_DETAIL) : undefined;
  }

  /** Seconds to wait after a 429, in the body or in the header of every server; 0 when neither names any. */
  get waitSeconds(): number {
    const seconds = this.#named ?? Number(this.headers.get('retry-after'));
    return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
  }

  /**
   * Whether the store wants a pause, and how long: one second where it doesn't say. Undefined for other refusals, also
   * for a 503 that names no seconds itself: nobody knows when that is over.
   */
  get pauseSeconds(): number | undefined {
    const isPause = this.status === 429 || (this.status === 503 && this.#named !== undefined);
    return isPause ? Math.max(1, this.waitSeconds) : undefined;
  }

  /** The seconds in the first error. */
  get #named(): number | undefined {
    const parameters = this.details.errors[0]?.meta?.parameters;
    const seconds = parameters && !Array.isArray(parameters) ? Number(parameters.seconds) : Number.NaN;
    return Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** The state of a form after a failed call that is not about its input. */
export type Failure = { state: 'failed' } | { state: 'throttled'; seconds: number };

export function failureOf(error: unknown): Failure {
  const seconds = error instanceof ApiError ? error.pauseSeconds : undefined;
  return seconds ? { state: 'throttled', seconds } : { state: 'failed' };
}

function problemsOf(body: unknown): ApiProblem[] {
  const errors = (body as { errors?: unknown } | null | undefined)?.errors;
  const problems = Array.isArray(errors) ? errors.filter((error) => error && typeof error === 'object') : [];
  return problems.length > 0 ? problems : [{}];
}

function describe({ title, source, detail }: ApiProblem): string {
  const where = source?.pointer ? ` [${source.pointer}]` : '';
  return `${title || 'Unknown error'}${where}: ${detail || 'No error details provided.'}`;
}
