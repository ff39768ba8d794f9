import type { SparePartsTree } from '#features/content-schema/shop-config/support.schema.ts';

export const ANSWERS = ['yes', 'no', 'unsure'] as const;
/** `unsure` ends the questions: everything that they could still have led to is shown. */
export type Answer = (typeof ANSWERS)[number];

type Category = SparePartsTree['categories'][number];
type TreeQuestion = SparePartsTree['questions'][number];
export type Result = SparePartsTree['results'][number];

/** A question that was answered, and the answers before it: going back there undoes it and all after it. */
interface Given {
  question: TreeQuestion;
  answer: Answer;
  before: Answer[];
}

/** How far somebody has come: the next question, or what was found. */
export interface Walk {
  category: Category;
  given: Given[];
  next: { question: TreeQuestion } | { results: Result[] };
}

/** Goes through the tree with these answers; those that come after the end are left out. Undefined for an unknown category. */
export function walk(tree: SparePartsTree, categoryId: string, answers: readonly Answer[]): Walk | undefined {
  const category = tree.categories.find(({ id }) => id === categoryId);
  if (!category) return undefined;
  const given: Given[] = [];
  let at = category.start;
  for (const answer of answers) {
    const question = questionOf(tree, at);
    if (!question) break;
    given.push({ question, answer, before: given.map((one) => one.answer) });
    if (answer === 'unsure') return { category, given, next: { results: resultsBelow(tree, at) } };
    at = question[answer];
  }
  const question = questionOf(tree, at);
  return { category, given, next: question ? { question } : { results: resultsBelow(tree, at) } };
}

/** Every result that can be reached from here, a yes before a no. */
export function resultsBelow(tree: SparePartsTree, id: string): Result[] {
  const question = questionOf(tree, id);
  if (!question) return tree.results.filter((result) => result.id === id);
  return [...new Set([...resultsBelow(tree, question.yes), ...resultsBelow(tree, question.no)])];
}

/** Numbers of the parts of some results, the likeliest of each first. */
export const partsOf = (results: readonly Result[]): string[] => [...new Set(results.flatMap(({ parts }) => parts))];

const questionOf = ({ questions }: SparePartsTree, id: string): TreeQuestion | undefined =>
  questions.find((question) => question.id === id);
