import { collection, config, singleton } from '@keystatic/core';
import { keepFiles } from './files.ts';
import { formOf } from './form.ts';
import { KINDS, type Kind } from './kinds.ts';

const kinds: [string, Kind][] = Object.entries(KINDS);
export const FORMS = Object.fromEntries(kinds.map(([key, kind]) => [key, formOf(kind)]));
const isMany = ([, { path }]: [string, Kind]) => path.includes('*');

/** `owner/name`: editors then work on GitHub, each on a branch, instead of on the files of this machine. */
const repository = import.meta.env?.EDITOR_REPOSITORY as `${string}/${string}` | undefined;

/** Keystatic's configuration; all of it is made from the schemas of content. */
export default config({
  storage: repository ? { kind: 'github', repo: repository, branchPrefix: 'content/' } : { kind: 'local' },
  ui: {
    brand: { name: 'Hof & Herd' },
    navigation: Object.groupBy(
      kinds.map(([key]) => key),
      groupOf,
    ) as never,
  },
  collections: Object.fromEntries(kinds.filter(isMany).map(([key, kind]) => [key, manyOf(key, kind)])),
  singletons: Object.fromEntries(kinds.filter((one) => !isMany(one)).map(([key, kind]) => [key, oneOf(key, kind)])),
});

keepFiles(FORMS);

function groupOf(key: string) {
  return (KINDS as Record<string, Kind>)[key]?.group ?? 'Shop';
}

function manyOf(key: string, { label, path }: Kind) {
  const { schema, slugField = '' } = FORMS[key] ?? {};
  return collection({
    label,
    path: path as `${string}/*`,
    format: 'yaml',
    slugField: slugField as never,
    schema: schema ?? {},
  });
}

function oneOf(key: string, { label, path }: Kind) {
  return singleton({ label, path, format: 'yaml', schema: FORMS[key]?.schema ?? {} });
}
