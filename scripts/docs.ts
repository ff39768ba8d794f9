import { readFileSync, writeFileSync } from 'node:fs';
import { configSchema } from '#config.schema.ts';

/** `npx node scripts/docs.ts` writes the table of settings in docs/operations.md from the schema; `--check` only compares. */
const DOCUMENT = 'docs/operations.md';
const PLACE = /(<!-- configuration[^>]*-->\n)[\s\S]*?(<!-- \/configuration -->)/;

const before = readFileSync(DOCUMENT, 'utf8');
const after = before.replace(PLACE, (_all, start: string, end: string) => `${start}\n${table()}\n\n${end}`);

if (!PLACE.test(before))
  stop(`${DOCUMENT} has no place for the settings: <!-- configuration --> … <!-- /configuration -->.`);
if (process.argv.includes('--check')) {
  if (after !== before)
    stop(`${DOCUMENT}'s table of settings is not that of src/config.schema.ts: run npx node scripts/docs.ts.`);
} else writeFileSync(DOCUMENT, after);

function table(): string {
  const rows = Object.entries(configSchema.shape).map(([name, field]) => {
    const isOptional = field.safeParse(undefined);
    const standard = isOptional.success && isOptional.data !== undefined ? `\`${isOptional.data}\`` : '–';
    return `| \`${name}\` | ${standard} | ${(field.description ?? '').replaceAll('|', '\\|')} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
