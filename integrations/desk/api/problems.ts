import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type DeskLanguage, readLanguage, wordsOfDesk } from '#desk/words/words.ts';
import { impersonal } from '#server/request-log.ts';
import { type Problem, StoreError, stackOf } from '#store/errors.ts';
import { newId } from '#store/id.ts';
import { RefundRefused } from '#store/payment/refund-refused.ts';
import { troubleOf } from '#store/records/trouble.ts';
import { BadInput, type DeskEnv } from './env.ts';

/** What the desk says went wrong; `field` where it is one of a form. */
export type DeskError = { field?: string; message: string; code?: string };

/** Answers what was thrown, in the language of the desk. A mistake of ours is logged under an id and never shown. */
export function answerProblem(c: Context<DeskEnv>, thrown: unknown): Response {
  const language = c.var.language ?? readLanguage(c.req.header('accept-language'));
  const { status, errors, seconds } = problemsOf(thrown, language, `${c.req.method} ${impersonal(c.req.path)}`);
  if (seconds) c.header('retry-after', String(seconds));
  return c.json({ errors }, status as ContentfulStatusCode);
}

type ProblemAnswer = { status: number; errors: DeskError[]; seconds?: number };

function problemsOf(thrown: unknown, language: DeskLanguage, where: string): ProblemAnswer {
  const words = wordsOfDesk(language);
  if (thrown instanceof BadInput) {
    const errors = thrown.problems.map(({ field, problem }) => ({ field, message: words(`input.${problem}`) }));
    return { status: 400, errors };
  }
  if (thrown instanceof StoreError) {
    const parameters = thrown.problems[0]?.meta.parameters ?? [];
    const seconds = Array.isArray(parameters) ? undefined : Number(parameters.seconds) || undefined;
    const errors = thrown.problems.map((problem) => inWords(problem, language));
    return { status: thrown.status, errors, ...(seconds && { seconds }) };
  }
  if (thrown instanceof RefundRefused)
    return { status: 409, errors: [{ message: words('error.REFUND_REFUSED', { reason: thrown.message }) }] };
  // hono's own refusal of JSON that is none
  if (thrown instanceof Error && 'getResponse' in thrown)
    return { status: 400, errors: [{ message: words('error.DESK__NO_JSON') }] };
  const trouble = troubleOf(thrown);
  if (trouble) {
    console.error(JSON.stringify({ level: 'error', at: 'desk', where, database: trouble.kind }));
    return { status: 503, errors: [{ message: words('error.DATABASE') }], seconds: 5 };
  }
  const incident = newId().slice(0, 8);
  console.error(JSON.stringify({ level: 'error', at: 'desk', incident, where, stack: stackOf(thrown) }));
  return { status: 500, errors: [{ message: words('error.UNEXPECTED', { incident }) }] };
}

/** A refusal of the store by its code; one without words of the desk keeps its own sentence. */
function inWords({ code, detail, meta, source }: Problem, language: DeskLanguage): DeskError {
  const parameters = Array.isArray(meta.parameters) ? {} : meta.parameters;
  const words = wordsOfDesk(language);
  const field = source?.pointer.split('/').at(-1) ?? parameters.field;
  const wordsName = source && code?.includes('IS_BLANK') ? 'input.missing' : source ? 'input.wrong' : `error.${code}`;
  return {
    ...(typeof field === 'string' && { field }),
    message: words.has(wordsName) ? words(wordsName, parameters) : detail,
    ...(code && { code }),
  };
}
