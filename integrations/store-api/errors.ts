/** One problem as the Store API tells it. */
export type Problem = {
  status: string;
  code: string | null;
  title: string;
  detail: string;
  meta: { parameters: Record<string, unknown> | [] };
  source?: { pointer: string };
};

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A refusal that goes to the client as it stands. Thrown anywhere below a route, answered in `app.ts`. */
export class StoreError extends Error {
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, problems: Problem[]) {
    super(problems.map((problem) => `${problem.code}: ${problem.detail}`).join('; '));
    this.name = 'StoreError';
    this.status = status;
    this.problems = problems;
  }
}

/** A refusal with one problem: `refuse('CONTENT__PRODUCT_NOT_FOUND', 'Product for id abc not found', {productId: 'abc'})`. */
export function refuse(
  status: number,
  code: string,
  detail: string,
  parameters: Record<string, unknown> = {},
): StoreError {
  return new StoreError(status, [
    {
      status: String(status),
      code,
      title: TITLES[status] ?? 'Error',
      detail,
      meta: { parameters: orEmpty(parameters) },
    },
  ]);
}

/** A field that breaks a rule: code without its prefix, pointer into the body, parameters with the braces of the original. */
export type Violation = { code: string | null; pointer: string; detail: string; parameters?: Record<string, unknown> };

/** A refusal of a body (400): one problem a field. */
export function violate(violations: Violation[]): StoreError {
  return new StoreError(
    400,
    violations.map(({ code, pointer, detail, parameters = {} }) => ({
      status: '400',
      code: code === null ? null : `VIOLATION::${code}`,
      title: 'Constraint violation error',
      detail,
      meta: { parameters: orEmpty(parameters) },
      source: { pointer },
    })),
  );
}

/** PHP writes an empty map as a list. */
const orEmpty = (parameters: Record<string, unknown>): Record<string, unknown> | [] =>
  Object.keys(parameters).length > 0 ? parameters : [];
