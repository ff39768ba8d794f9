import { stripVTControlCharacters } from 'node:util';
import type { Skipped } from './skipped.ts';

/** What is read of Playwright's report. */
export interface Report {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Suite[];
}
interface Suite {
  suites?: Suite[];
  specs?: { file: string; title: string; tests: Test[] }[];
}
interface Test {
  status: string;
  annotations?: { type: string; description?: string }[];
  results: { error?: { message: string; location?: { line: number } } }[];
}

/** What passed at the second try only, with what the first one said: the second leaves no trace of it. */
export const shakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(shakyIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ results }) => `${file}: ${title}\n${why(results[0])}`),
  ),
];

/** What left itself out, and why. */
export const skippedIn = ({ suites = [], specs = [] }: Suite): Skipped[] => [
  ...suites.flatMap(skippedIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => ({
        title: `${file}: ${title}`,
        why: annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? '',
      })),
  ),
];

/** So much of an error tells what was waited for. */
const MOST_LINES = 12;

function why(first: Test['results'][number] | undefined): string {
  const { message = 'It said nothing.', location } = first?.error ?? {};
  const words = stripVTControlCharacters(message).split('\n').slice(0, MOST_LINES);
  return [`line ${location?.line ?? '?'}: ${words[0]}`, ...words.slice(1)].map((line) => `      ${line}`).join('\n');
}

/**
 * Errors that the shop wrote into its log while somebody went through it, but for the error pages that are looked at: a
 * mail that goes at the second try only is one, though every journey passed.
 */
export const complaintsIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.includes('[WebServer]') && line.includes('"level":"error"'))
    .filter((line) => !/"path":"[^"]*\/error\/\d{3}"/.test(line));
