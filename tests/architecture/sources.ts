import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file of the tree; `path` from the project's root, with forward slashes. */
export interface Source {
  path: string;
  text: string;
}

/** A law of the house: what it says, the sentences about those who break it, and proof that it would notice. */
export interface Law {
  says: string;
  /** One sentence a violation: file, what was found, the rule. */
  broken(files: Source[]): string[];
  /** Each of these small trees must be noticed. */
  planted: Source[][];
  /** Each of these must not. */
  fine?: Source[][];
}

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  '.astro',
  'test-results',
  'playwright-report',
]);
const TEXT = /\.(ts|tsx|mjs|astro|css|json|ya?ml|md|mdoc|svg|html|sh)$/;

/** Every text file of the project, except what tools made. */
export function readTree(folder = '.'): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : readTree(name);
    return TEXT.test(entry.name) && existsSync(name) ? [{ path: name, text: readFileSync(name, 'utf8') }] : [];
  });
}

export const isTest = (file: Source) => /\.test\.tsx?$/.test(file.path);
export const isCode = (file: Source) => /\.(ts|tsx|mjs|astro)$/.test(file.path);
export const under = (folder: string) => (file: Source) => file.path.startsWith(`${folder}/`);

/** The part of an Astro file between the fences; of every other file the whole. */
export const script = ({ path: name, text }: Source): string =>
  name.endsWith('.astro') ? (text.match(/^---\n([\s\S]*?)\n---/)?.[1] ?? '') : text;

/** The part of an Astro file below the fences. */
export const markup = ({ text }: Source): string => text.replace(/^---\n[\s\S]*?\n---/, '');

/** Code without what is said about it, and with empty strings, so that words in either are not taken for deeds. */
export const deeds = (code: string): string =>
  withoutComments(code).replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");

export const withoutComments = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1');

/** The lines that do something. */
export const codeLines = (code: string): string[] =>
  withoutComments(code)
    .split('\n')
    .filter((line) => line.trim() !== '');
