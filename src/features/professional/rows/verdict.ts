import { unitFor } from '#features/catalog/offer.ts';
import type { Cents } from '#values/money.ts';
import { allowed, onStep, type QuantityRule } from '#values/quantity.ts';
import { plainNumber } from '#values/search/article-number.ts';
import type { Article, ArticleMatch, Suggestion } from './article.ts';
import { type ReadQuantity, readQuantity } from './quantity.ts';

/** A row of an order: `line` is its place in what was pasted or typed. */
export type Row = { id: string; line: number; number: string; quantity: string };

/** Why a row can't be ordered as it stands; `notWhole`, `unclear` … are those of its quantity. */
export type Problem =
  | 'numberMissing'
  | 'unknown'
  | 'choose'
  | 'notOrderable'
  | 'repeated'
  | 'belowMinimum'
  | 'wrongStep'
  | 'aboveMaximum'
  | Exclude<ReadQuantity, number>;

/** What is to be said of a row: nothing yet, what it costs, or what is wrong and what would be right. `begun`: somebody is about to type its quantity. */
export type Verdict =
  | { kind: 'empty' | 'waiting' }
  | { kind: 'begun'; article: Article }
  | { kind: 'right'; article: Article; quantity: number; unit: Cents; total: Cents }
  | Wrong;

export type Wrong = {
  kind: 'wrong';
  problem: Problem;
  /** For the sentence: `{min: 10}`. */
  values: Record<string, number>;
  article?: Article;
  /** The quantity that would be right. */
  instead?: number;
  suggestions?: Suggestion[];
};

/** What was found for a number, by `plainNumber`; nothing while it is being asked. */
export type ArticleMatches = ReadonlyMap<string, ArticleMatch>;

/** Judges rows one after the other: an article belongs to the first row that names it. */
export function verdictsOn(rows: readonly Row[], matches: ArticleMatches): Verdict[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const verdict = onNumber(row, matches.get(plainNumber(row.number)));
    if (!('named' in verdict)) return verdict;
    const article = verdict.named;
    const line = firstLines.get(article.id);
    if (line !== undefined) return wrong('repeated', { line }, { article });
    firstLines.set(article.id, row.line);
    return article.offer ? onQuantity(row, article) : wrong('notOrderable', {}, { article });
  });
}

function onNumber({ number, quantity }: Row, match: ArticleMatch | undefined): Verdict | { named: Article } {
  if (number.trim() === '') return quantity.trim() === '' ? { kind: 'empty' } : wrong('numberMissing');
  // without a letter or digit there is nothing to ask the store for
  if (plainNumber(number) === '') return wrong('unknown');
  if (!match) return { kind: 'waiting' };
  if ('article' in match) return { named: match.article };
  return wrong(match.isChoice ? 'choose' : 'unknown', {}, { suggestions: match.suggestions });
}

function onQuantity(row: Row, article: Article): Verdict {
  const read = readQuantity(row.quantity);
  const { min, steps, max } = article.rule;
  if (read === 'missing') return wrong(read, {}, { article, instead: min });
  if (typeof read === 'string') return wrong(read, {}, { article });
  const instead = allowed(read, article.rule);
  const values = { min, steps, max: highest(article.rule) ?? 0 };
  if (read < min) return wrong('belowMinimum', values, { article, instead });
  if (max !== null && read > max) return wrong('aboveMaximum', values, { article, instead });
  if (read !== instead) return wrong('wrongStep', values, { article, instead });
  const unit = article.offer ? unitFor(article.offer, read) : 0;
  return { kind: 'right', article, quantity: read, unit, total: unit * read };
}

/** The most that can be ordered, on a step. */
const highest = (rule: QuantityRule): number | null => (rule.max === null ? null : onStep(rule.max, rule));

const wrong = (problem: Problem, values: Wrong['values'] = {}, more: Partial<Wrong> = {}): Wrong => ({
  kind: 'wrong',
  problem,
  values,
  ...more,
});
