import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { DESK_FILES, type DeskFiles } from './files.ts';

/** Where browsers find the desk's files: names that change with what is in them, as all that is below `/_astro`. */
export const DESK_BASE = '/_astro/desk/';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const ENTRIES = { desk: here('./app/Main.tsx'), preview: here('./builder/preview/start.client.ts') };

/**
 * Builds the desk's application by itself, so that not a byte of shoppers' pages depends on it: its files into `client`,
 * their names into `release`.
 */
export async function buildDesk(client: string, release: string): Promise<DeskFiles> {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    base: DESK_BASE,
    publicDir: false,
    build: {
      outDir: path.join(client, DESK_BASE),
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first that know light-dark()
      cssCodeSplit: true, // styles of the page builder are its own
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 600, // kB, before it is compressed: the frame of react-admin and React in one
      rolldownOptions: {
        input: ENTRIES,
        // "use client" means nothing here
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        output: {
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
        },
      },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const entries = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
  const [desk, preview] = ['desk', 'preview'].map((entry) => entries.find(({ name }) => name === entry));
  if (!desk || !preview) throw new Error('The bundler wrote no desk.');
  const styles = [...(desk.viteMetadata?.importedCss ?? [])];
  const files = {
    script: DESK_BASE + desk.fileName,
    styles: styles.map((name) => DESK_BASE + name),
    preview: DESK_BASE + preview.fileName,
  };
  await writeFile(path.join(release, DESK_FILES), JSON.stringify(files));
  return files;
}
