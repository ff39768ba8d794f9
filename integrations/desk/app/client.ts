import { hc } from 'hono/client';
import type { DeskApi } from '#desk/api/app.ts';
import type { DeskError } from '#desk/api/problems.ts';
import { wordsOfDesk } from '#desk/words/words.ts';
import { locale } from './language.ts';

/** What went wrong, in words, by field where it is one of a form. */
export class DeskProblem extends Error {
  readonly status: number;
  readonly errors: DeskError[];
  constructor(status: number, errors: DeskError[]) {
    super(errors.map(({ message }) => message).join(' '));
    this.status = status;
    this.errors = errors;
  }
}

/** Where downloads and papers are. */
export const API = '/desk/api';

/** Every route of the desk, typed as the server has it. */
export const api = hc<DeskApi>(API, {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    headers.set('accept-language', locale());
    return fetch(input, { ...init, headers });
  },
});

/** The header of a write by its key: sent again, it is not done again. */
export const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

export const newKey = (): string => crypto.randomUUID();

type Responding<Body> = Promise<{ ok: boolean; status: number; json: () => Promise<Body> }>;

/** What the server answers. @throws {DeskProblem} */
export async function take<Body>(responding: Responding<Body>): Promise<Body> {
  const response = await responding.catch(() => {
    throw new DeskProblem(0, [{ message: wordsOfDesk(locale())('error.NETWORK') }]);
  });
  if (response.ok) return response.json();
  const { errors = [] } = (await response.json().catch(() => ({}))) as { errors?: DeskError[] };
  if (errors[0]?.code === 'DESK__NOT_LOGGED_IN' && location.pathname !== '/desk/login') location.assign('/desk/login');
  throw new DeskProblem(response.status, errors);
}
