import path from 'node:path';
import { runnerImport } from 'vite';
import { sentence } from '#features/content-schema/rules/finding.ts';

/**
 * `npm run content:check`: every mistake in content/ with its file, its field, what was found, what is expected and the
 * line as it should stand. Exit 1 when something has to be repaired; `--all` also lists what the shop can bear.
 * Vite reads the schemas, as it does for the shop.
 */
const { module } = await runnerImport<typeof import('#editor/check/check-content.ts')>(
  path.resolve('integrations/editor/check/check-content.ts'),
  { configFile: false, logLevel: 'error' },
);
const { errors, warnings, files } = module.checkContent();
const isFull = process.argv.includes('--all');

for (const error of errors) console.error(sentence(error));
for (const warning of isFull ? warnings : []) console.log(`(can wait) ${sentence(warning)}`);

const more = !isFull && warnings.length > 0 ? ' (npm run content:check -- --all lists them)' : '';
console.log(`${files} files: ${errors.length} to repair, ${warnings.length} that can wait${more}.`);
process.exitCode = errors.length > 0 ? 1 : 0;
