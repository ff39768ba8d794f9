import { fieldsOf, jsonOf, judgeWith } from './openapi/judge.ts';
import { operationOf, readContract } from './openapi/official-file.ts';
import { REQUEST_RELAXATIONS } from './openapi/request-relaxations.ts';
import { ANSWER_RELAXATIONS } from './openapi/response-relaxations.ts';

/** Every place where the file is read otherwise than it is written; `coverage.test.ts` shows that each is needed. */
export const RELAXATIONS = [...ANSWER_RELAXATIONS, ...REQUEST_RELAXATIONS];

const contract = readContract();
for (const { relax } of RELAXATIONS) relax(contract);
const official = judgeWith(RELAXATIONS);

/** Every operation of the file: `POST /checkout/cart/line-item`. */
export const operations: ReadonlySet<string> = new Set(
  Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

/** Names of the fields that the body of an operation may have. */
export const bodyFields = (method: string, path: string): string[] => [
  ...new Set(fieldsOf(contract, jsonOf(operationOf(contract, `${method} ${path}`).requestBody))),
];

/**
 * What is wrong with an answer, by the official file; empty when nothing is, or when the file declares no body for the status.
 * `path` as the file writes it: `/account/address/{addressId}`.
 * @throws {Error} for an operation that the file does not know
 */
export const findings = (method: string, path: string, status: number, responseBody: unknown): string[] =>
  official.ofAnswer({ name: `${method} ${path}`, status, responseBody });

/**
 * What is wrong with a request, by the official file: its body, as JSON carries it (undefined: none), and the names in
 * its query. Bodies are read as their receivers do: a field that the file does not know is a finding.
 * @throws {Error} for an operation that the file does not know
 */
export const requestFindings = (method: string, path: string, body?: unknown, query = ''): string[] =>
  official.ofRequest({ name: `${method} ${path}`, body, query });

/** Whether the file declares JSON for the request's body, and for the answer that succeeds. */
export function isDeclared(name: string): { request: boolean; response: boolean } {
  const { requestBody, responses = {} } = operationOf(contract, name);
  const success = Object.entries(responses).filter(([status]) => status < '3');
  const shared = ({ $ref = '' }) => contract.components.responses[$ref.replace('#/components/responses/', '')];
  return {
    request: jsonOf(requestBody) !== undefined,
    response: success.some(([, each]) => jsonOf(each.$ref ? shared(each) : each) !== undefined),
  };
}
