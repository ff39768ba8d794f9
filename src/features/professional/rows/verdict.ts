import { CARD_FIELDS, CARD_INCLUDES } from '#features/catalogue/fields.ts';
import { type Offer, offerOf, unitFor } from '#features/catalogue/offer.ts';
import { availabilityOf, quantityRule } from '#features/catalogue/stock-words.ts';
import { productHref } from '#features/navigation/addresses.ts';
import { variantWords } from '#features/product/buy/choices.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Product } from '#store-api/contract/product.ts';
import type { Cents } from '#values/money.ts';
import { allowed, onStep, type QuantityRule } from '#values/quantity.ts';
import { plainNumber } from '#values/search/article-number.ts';

/** A row of an order: `line` is its place in what was pasted or typed. */
export type Row = { id: string; line: number; number: string; quantity: string };

/** Why a row can't be ordered as it stands; `notWhole`, `unclear` … are those of its quantity. */
type Problem =
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

/** Pieces, or why the text is none: nothing there, no number, no whole number, or a number that reads in two ways. */
type ReadQuantity = number | 'missing' | 'noNumber' | 'notWhole' | 'unclear';

/** A longer cell holds no quantity: it is not read at all. */
const MOST_LETTERS = 80;

/** Most digits that are read; more is no quantity. */
const MOST_DIGITS = 9;

/**
 * How many pieces a cell asks for: `10`, `1’000`, `1 000`, `10.00`, `10,0`, `10 Stk.`, `× 4`. A point or comma before
 * exactly three digits (`1.000`) is a thousand here and one somewhere else, so it is asked back and not guessed.
 */
export function readQuantity(typed: string): ReadQuantity {
  if (typed.length > MOST_LETTERS) return 'noNumber';
  const text = typed.replace(UNIT, '').replace(TIMES, '').replace(GROUP, '').trim();
  if (typed.trim() === '') return 'missing';
  const [, whole = '', , decimals = ''] = /^(\d+)([.,](\d+))?$/.exec(text) ?? [];
  if (whole === '' || whole.length > MOST_DIGITS) return 'noNumber';
  const figure = /^\d{1,3}[.,]\d{3}$/.test(text) ? 'unclear' : Number(whole);
  if (figure === 'unclear') return whole === '0' ? 'notWhole' : 'unclear';
  return /^0*$/.test(decimals) ? figure : 'notWhole';
}

/** Words for pieces behind a number. */
const UNIT = /\s*(?:stk|stück|stueck|st|pcs?|pieces?|pce|pièces?|rollen?|ea)\.?\s*$/i;
/** The sign for “times”, before or behind. */
const TIMES = /^\s*[x×]\s*|\s*[x×]\s*$/gi;
/** What stands between groups of three digits and means nothing else: apostrophes and blanks of every kind. */
const GROUP = /(?<=\d)['’ʼ`\s\u00A0\u2009\u202F](?=\d{3}(?!\d))/g;

/** An article as rows of an order need it; `offer` is null for what can't be ordered today. */
export interface Article {
  id: string;
  number: string;
  name: string;
  href: string;
  rule: QuantityRule;
  offer: Offer | null;
}

/** What an article needs of a product besides what its card shows. */
export const ARTICLE_FIELDS = {
  ...CARD_FIELDS,
  includes: {
    ...CARD_INCLUDES,
    product: [...CARD_INCLUDES.product, 'maxPurchase', 'purchaseSteps', 'calculatedMaxPurchase'],
  },
};

/** A number that may have been meant, with what it is called. */
export type Suggestion = Pick<Article, 'number' | 'name'>;

/** What a written number stands for; without an article, the numbers that may have been meant. */
export type ArticleMatch = { article: Article } | { isChoice: boolean; suggestions: Suggestion[] };

export const articleOf = (locale: Locale, product: Product): Article => ({
  id: product.id,
  number: product.productNumber ?? '',
  name: [product.name, product.parentId && variantWords(product)].filter(Boolean).join(', '),
  href: productHref(locale, product),
  rule: quantityRule(product),
  offer: availabilityOf(product).kind === 'out' ? null : offerOf(product),
});
