import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The project once more, in which an editor may write: nothing of the repository is touched. */
export const WORKSHOP = path.resolve('.cache/editor');

/** Where its dev server answers. */
export const DEV_PORT = Number(process.env.EDITOR_PORT ?? 4565);

const COPIED = [
  'content',
  'src',
  'integrations',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
  'astro.config.mjs',
];

/** Lays it out anew. It lies inside of the project, so that packages are found as they are from here. */
export function layOutWorkshop(): void {
  rmSync(WORKSHOP, { recursive: true, force: true });
  for (const name of COPIED) cpSync(name, path.join(WORKSHOP, name), { recursive: true });
  // pictures are scaled once; the copy has its own list of them
  if (existsSync('.cache/media')) cpSync('.cache/media', path.join(WORKSHOP, '.cache/media'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(WORKSHOP, 'node_modules'), 'junction');
  writeFileSync(path.join(WORKSHOP, 'editor.config.mjs'), CONFIG);
}

/** Without the bar of Astro's, which would be on the picture, and with the packages that lie outside. */
const CONFIG = `import config from './astro.config.mjs';
export default {
  ...config,
  devToolbar: { enabled: false },
  vite: { ...config.vite, server: { fs: { allow: [${JSON.stringify(process.cwd())}] } } },
};
`;
