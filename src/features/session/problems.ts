import { formatMessage, type Slice } from '#i18n/format-message.ts';
import { ApiError, type ApiProblem } from '#store-api/ApiError.ts';
import { troubleOf } from '#store-api/trouble.ts';

/** A refused field: its path in the request (`billingAddress.zipcode`) and what to say about it. */
export type FieldProblem = { field: string; keys: string[]; values: Record<string, string | number> };

/** The fields that the server refused, none when it refused something else. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError)) return [];
  return error.details.errors.flatMap((problem) => {
    const field = fieldAt(problem.source?.pointer ?? '');
    return field ? [{ field, keys: violationKeys(problem, field), values: parametersOf(problem) }] : [];
  });
}

/** Where a Shopware's database has no room for a text, the row that it would have written is named: `/0/addresses/0/city`. */
const fieldAt = (pointer: string): string =>
  pointer
    .replace(/^\/0(?:\/addresses\/([01]))?/, (_, index) => ADDRESSES[index] ?? '')
    .slice(1)
    .replaceAll('/', '.');

/** As a registration sends them. */
const ADDRESSES = ['/billingAddress', '/shippingAddress'];

/** What to say of a field, with its label: the most special words that somebody wrote. An empty one is named. */
export function fieldMessage(words: Slice, { keys, values }: FieldProblem, label: string): string {
  const detail = firstMessage(words, keys, { ...values, field: label });
  const isNamed = keys.indexOf(BLANK) > 0 && keys.some((key) => key !== BLANK && key !== UNKNOWN && key in words);
  return isNamed ? formatMessage<string>(words, `${BLANK}-detail`, { field: label, detail }) : detail;
}

/**
 * What to say of empty fields that a form doesn't have: a Shopware may ask for more than the form does. Empty where
 * nothing else is known of the failure. `labels` has `field-` and the last part of a field's path.
 */
export const fieldMessages = (words: Slice, labels: Slice, error: unknown): string =>
  fieldProblems(error)
    .filter(({ keys }) => keys.includes(BLANK))
    .map((problem) => {
      const name = problem.field.split('.').at(-1) ?? problem.field;
      return fieldMessage(words, problem, labels[`field-${name}`] ?? name);
    })
    .join(' ');

const BLANK = 'violation-IS_BLANK_ERROR';
const UNKNOWN = 'violation-unknown';

/**
 * What to say of a failed call: the words of its code, the seconds to wait, else, where there is a cart, that it is
 * still there, and anywhere else what is known of the trouble. A countdown says how many of the seconds are left.
 */
export function failureMessage(words: Slice, error: unknown, left?: number): string {
  if (!(error instanceof ApiError)) return firstMessage(words, ['failed', troubleKey(error)], {});
  const keys = error.details.errors.map(({ code }) => `error-${code}`);
  const count = left ?? (error.waitSeconds || error.pauseSeconds);
  return firstMessage(
    words,
    [...keys, ...(count ? ['rateLimit'] : []), 'failed', generalKey(error)],
    count ? { count } : {},
  );
}

/** Seconds for which the store takes nothing more; 0 where it has not said so. */
export const pauseOf = (error: unknown): number => (error instanceof ApiError && error.pauseSeconds) || 0;

/** A refusal stays one; where the store itself is in trouble, or its answer broke off, trying again later helps. */
const generalKey = ({ status }: ApiError): string => (status >= 400 && status < 500 ? 'wentWrong' : 'error-unknown');

/** Nothing came back: it took too long, which may have worked all the same, or nobody was there. */
const troubleKey = (error: unknown): string =>
  troubleOf(error)?.status === 408 ? 'error-STORE_API__TOO_SLOW' : 'error-STORE_API__UNREACHABLE';

/** The words of `connection` that `tellFailure` may need anywhere. */
export const FAILURE_WORDS = [
  'rateLimit',
  'wentWrong',
  'error-unknown',
  'error-CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
  'error-CHECKOUT__INSUFFICIENT_PERMISSION',
  'error-FRAMEWORK__INVALID_REQUEST_PARAMETER',
  'error-FRAMEWORK__MISSING_REQUEST_PARAMETER',
  'error-FRAMEWORK__INVALID_UUID',
  'error-FRAMEWORK__RATE_LIMIT_EXCEEDED',
  'error-FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE',
  'error-STORE_API__UNREACHABLE',
  'error-STORE_API__TOO_SLOW',
  'error-STORE_API__BUSY',
] as const;

/** Those of `connection` that are needed where there is a cart: in it and at the checkout. */
export const CART_FAILURE_WORDS = [
  'failed',
  'retry',
  'error-CHECKOUT__CART_EMPTY',
  'error-CHECKOUT__CART_INVALID',
  'error-CHECKOUT__CART_HASH_MISMATCH',
  'error-CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY',
  'error-CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
  'error-CHECKOUT__CART_LINE_ITEM_NOT_REMOVABLE',
  'error-CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
  'error-CHECKOUT__CART_LINE_ITEM_TYPE_NOT_UPDATABLE',
  'error-CHECKOUT__CART_TOKEN_NOT_FOUND',
] as const;

/** From special to general: code with field, the detail where it is itself a key, the code, whatever is left. */
function violationKeys({ code, detail }: ApiProblem, field: string): string[] {
  const name = code === NO_ROOM ? 'TOO_LONG_ERROR' : stripPrefix(code ?? 'NOT_EQUAL_ERROR');
  const isKey = detail?.startsWith(PREFIX);
  const specificKey = isKey ? `violation-${stripPrefix(detail ?? '')}` : `violation-${name}-${field.split('.').at(-1)}`;
  return [specificKey, `violation-${name}`, UNKNOWN];
}

/** A text that is too long for a Shopware's database, in Symfony's own words. */
const NO_ROOM = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9';
const PREFIX = 'VIOLATION::';
const stripPrefix = (code: string): string => code.replace(PREFIX, '');

/** The original writes `{{ limit }}` with braces, and values of text in quotes. */
function parametersOf({ meta }: ApiProblem): Record<string, string | number> {
  const entries = Object.entries(meta?.parameters ?? {});
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace(/[{}\s]/g, ''), String(value).replace(/^"|"$/g, '')]),
  );
}

function firstMessage(words: Slice, keys: readonly string[], values: Record<string, string | number>): string {
  const key = keys.find((one) => one in words || `${one}_other` in words);
  return key ? formatMessage(words, key, values) : '';
}
