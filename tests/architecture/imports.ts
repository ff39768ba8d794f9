import path from 'node:path';
import { type Source, withoutComments } from './sources.ts';

export interface Import {
  from: string;
  /** As written: `#values/money.ts`, `./cart.ts`, `react`. */
  what: string;
  /** The project's file it means, or null for packages. */
  target: string | null;
  isType: boolean;
}

/** Static, dynamic and re-exporting imports of one file, those of an Astro file's script elements included. */
export function importsOf(file: Source): Import[] {
  const code = withoutComments(file.text);
  return [...code.matchAll(STATEMENT), ...code.matchAll(DYNAMIC)].map((match) => {
    const what = match.groups?.what ?? '';
    return { from: file.path, what, target: targetOf(file.path, what), isType: match.groups?.type !== undefined };
  });
}

const STATEMENT =
  /(?:^|[\n;>])\s*(?:import|export)\s+(?<type>type\s)?(?:[\w*{}\s,$]*?\sfrom\s*)?['"](?<what>[^'"\n]+)['"]/g;
const DYNAMIC = /\bimport\(\s*['"](?<what>[^'"\n]+)['"]\s*\)/g;

/** `#x/…` is `src/x/…`, `#store/…` the embedded store, `#server/…` what `npm start` runs (package.json, `imports`). */
const ALIASES: [prefix: string, folder: string][] = [
  ['#store/', 'integrations/store-api/'],
  ['#desk/', 'integrations/desk/'],
  ['#server/', 'integrations/server/'],
  ['#integrations/', 'integrations/'],
  ['#scripts/', 'scripts/'],
  ['#tests/', 'tests/'],
  ['#', 'src/'],
];

function targetOf(from: string, what: string): string | null {
  if (what.startsWith('.')) return path.posix.join(path.posix.dirname(from), what);
  const alias = ALIASES.find(([prefix]) => what.startsWith(prefix));
  return alias ? alias[1] + what.slice(alias[0].length) : null;
}
