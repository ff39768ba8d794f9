import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const NOT_PRODUCT = /\.test\.|\.spec\.|^(tests|content|docs|bench)\//;

/** `npm run size`: lines and files of the product (code, markup and CSS; no tests, content or documents), by room. */
const product = execFileSync('git', ['ls-files', 'src', 'integrations', 'scripts', '*.ts', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file) && /\.(ts|tsx|astro|css|mjs)$/.test(file) && !NOT_PRODUCT.test(file));

const lines = (files: string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').trimEnd().split('\n').length, 0);
const roomOf = (file: string) => {
  const depth = /^(src\/features|integrations\/(store-api|server))\//.test(file) ? 3 : 2;
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, depth).join('/') || '(root)';
};

const rooms = [...Map.groupBy([...new Set(product)], roomOf)]
  .map(([room, files]) => ({ room, lines: lines(files), files: files.length }))
  .sort((a, b) => b.lines - a.lines);
const total = { room: 'total', lines: lines([...new Set(product)]), files: new Set(product).size };
for (const { room, lines, files } of [...rooms, total])
  console.log(`${String(lines).padStart(7)} lines ${String(files).padStart(5)} files  ${room}`);
