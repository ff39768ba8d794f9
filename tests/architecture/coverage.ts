import ts from 'typescript';
import type { Source } from './sources.ts';

/** A test, or a group of tests, that says which numbers of requirements it proves. */
export interface Proof {
  numbers: string[];
  file: string;
  title: string;
}

const isOfTests = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path);

/** Numbers in brackets within a title: ``; the points of an issue may stand among them: ``. */
const BRACKETS = /\(((?:[A-I]\d+|\d+\.\d+)(?:, (?:[A-I]\d+|\d+\.\d+))*)\)/g;

/** All proofs of the tree, read from the sources: nothing has to run. */
export const proofsIn = (tree: Source[]): Proof[] =>
  tree
    .filter(isOfTests)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path: file, text }) =>
      titlesIn(text).map((title) => ({
        file,
        title: title.replace(BRACKETS, '').replace(/ +(?=[,.]| |$)/g, ''),
        numbers: numbersIn(title),
      })),
    )
    .filter(({ numbers }) => numbers.length > 0);

const numbersIn = (title: string): string[] =>
  [...title.matchAll(BRACKETS)].flatMap(([, list = '']) => list.split(', ').filter((number) => /^[A-I]/.test(number)));

/** The first argument of every `test`, `it` and `describe`, with `…` for what is filled in when it runs. */
export function titlesIn(text: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(test|it|describe)$/.test(rootOf(node.expression))) {
      const title = textOf(node.arguments[0]);
      if (title !== undefined && node.arguments.length > 1) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('tests.tsx', text, ts.ScriptTarget.Latest));
  return titles;
}

/** `test` of `test.each([…])`. */
function rootOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return '';
}

function textOf(node: ts.Expression | undefined): string | undefined {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return undefined;
}
