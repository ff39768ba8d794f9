import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

const STYLES = /\.css$|\.astro\?astro&type=style/;
const FRAME = /[\\/]layouts[\\/](Shell|DefaultLayout)\.astro$/;

/** The layout of every page is one sheet, on prerendered pages and on those rendered on demand. */
export const sheetGroups = (): Group[] => [
  {
    test: STYLES,
    name: (id, modules) => (above(id, modules).some((user) => FRAME.test(user)) ? 'shop' : null),
  },
];

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|@nanostores[\\/]react)[\\/]/;
const FORMS = /[\\/]node_modules[\\/]react-hook-form[\\/]/;
const FIRST = /[\\/]Shell\.astro\?/;
const LATE = /[\\/]LateScripts\.astro\?/;
const ISLAND = /\.island\.tsx$/;
/** Has side effects when loaded, so it stays in a separate file. */
const RUNS = /\.client\.ts$/;
const OF_A_PAGE = /\.astro\?astro&type=script/;
const STORE = /[\\/]node_modules[\\/](zod|nanostores)[\\/]/;

/**
 * Files for what several scripts share, each built on those above it: `first` runs on every page, `plain` is what scripts
 * without a store have in common with those that follow, `late` runs after the first sign of a shopper, `store` is what
 * islands know of the store, `react` draws them, and `forms` belongs to those that ask for something.
 */
export const scriptGroups = (): Group[] =>
  [
    shared('first', ({ scripts }) => scripts.some((script) => FIRST.test(script))),
    shared(
      'plain',
      ({ id, scripts, needs }) =>
        !RUNS.test(id) && scripts.some((each) => isPlain(each, needs)) && scripts.some(isFull),
    ),
    shared('late', ({ id, scripts }) => !RUNS.test(id) && scripts.some((script) => LATE.test(script))),
    shared(
      'store',
      ({ id, scripts, needs }) => !needs(id, REACT) && scripts.some((each) => isDisplayOnly(each, needs)),
    ),
    shared('react', ({ id, scripts, needs }) => REACT.test(id) || scripts.some((each) => isDisplayOnly(each, needs))),
    shared('forms', ({ scripts }) => scripts.some((script) => ISLAND.test(script))),
  ].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** A script that a page runs at once. */
const isPlain = (script: string, needs: Shared['needs']) =>
  OF_A_PAGE.test(script) && !LATE.test(script) && !needs(script, STORE);

const isFull = (script: string) => LATE.test(script) || ISLAND.test(script);

/** An island that asks for nothing. */
const isDisplayOnly = (script: string, needs: Shared['needs']) => ISLAND.test(script) && !needs(script, FORMS);

interface Shared {
  id: string;
  /** At least two that need it to start. */
  scripts: string[];
  needs(id: string, what: RegExp): boolean;
}

const shared = (name: string, isMeant: (module: Shared) => boolean): Group => ({
  name: (id, modules) => {
    const scripts = above(id, modules).filter((user) => isScript(user, modules));
    const needs = (module: string, what: RegExp) => needed(module, what, modules);
    return scripts.length > 1 && isMeant({ id, scripts, needs }) ? name : null;
  },
});

const isScript = (id: string, modules: Modules) => {
  const info = modules.getModuleInfo(id);
  return Boolean(info && (info.isEntry || info.dynamicImporters.length > 0));
};

/** A module and all that need it to start. */
function above(id: string, modules: Modules, visited = new Set<string>()): string[] {
  if (!visited.has(id)) {
    visited.add(id);
    for (const user of [...(modules.getModuleInfo(id)?.importers ?? [])]) above(user, modules, visited);
  }
  return [...visited];
}

function needed(id: string, what: RegExp, modules: Modules, visited = new Set<string>()): boolean {
  if (what.test(id) || visited.has(id)) return what.test(id);
  visited.add(id);
  return [...(modules.getModuleInfo(id)?.importedIds ?? [])].some((each) => needed(each, what, modules, visited));
}

/** How code of the server names a file that is loaded by its address, in a thread of its own (`values/paper/press.ts`). */
const NAMED = /new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;

/**
 * Such a file is emitted by the build, and its address replaced: otherwise a release would load the source, which may
 * have changed since. Development and tests load the source.
 */
export function threads(): Plugin {
  const emitted = new Set<string>();
  return {
    name: 'threads',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\.ts$/, code: NAMED },
      handler(code, id) {
        return code.replace(NAMED, (_, file: string) => {
          const source = fileURLToPath(new URL(file, pathToFileURL(id)));
          const reference = this.emitFile({ type: 'chunk', id: source });
          emitted.add(reference);
          return `import.meta.ROLLUP_FILE_URL_${reference}`;
        });
      },
    },
    // beside the file that names it; Vite's own answer is its address on the web
    resolveFileUrl: ({ referenceId, relativePath }) =>
      emitted.has(referenceId) ? `new URL(${JSON.stringify(relativePath)}, import.meta.url)` : null,
  };
}
