import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** How code of the server names a file that is loaded by its address, in a thread of its own (`values/paper/press.ts`). */
const NAMED = /new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;

/**
 * Such a file becomes a file of the build, and its address that of the file: else a release would load the source, which
 * may be another one by now. Development and tests load the source.
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
