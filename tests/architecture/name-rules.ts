import { codeLines, isCode, isTest, type Law, type Source, under } from './sources.ts';

const FORBIDDEN = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'types', 'misc', 'shared'];
const file = (path: string, text = ''): Source => ({ path, text });
const ours = (files: Source[]) => files.filter((f) => under('src')(f) || under('integrations')(f) || under('tests')(f));

export const folders: Law = {
  says: 'folders are nouns of the trade in kebab-case; utils, helpers, common, lib and types do not exist',
  broken: (files) =>
    [
      ...new Set(
        ours(files).flatMap(({ path }) =>
          path
            .split('/')
            .slice(0, -1)
            .map((_, i, parts) => parts.slice(0, i + 1).join('/')),
        ),
      ),
    ]
      .filter((folder) => !folder.includes('i18n/locales/'))
      .flatMap((folder) => {
        const name = folder.split('/').at(-1) ?? '';
        if (FORBIDDEN.includes(name)) return [`${folder} is called ${name}: a folder says what trade it is about.`];
        return /^(\[?~?[a-z0-9.-]+\]?)$/.test(name) ? [] : [`${folder} is not in kebab-case.`];
      }),
  planted: [[file('src/utils/money.ts')], [file('src/features/spareParts/x.ts')]],
  fine: [[file('src/features/spare-parts/x.ts')], [file('src/pages/[...path].astro')]],
};

export const fileNames: Law = {
  says: 'components are in PascalCase, every other file in kebab-case',
  broken: (files) =>
    ours(files)
      .filter((f) => isCode(f) && !f.path.startsWith('src/pages/'))
      .flatMap(({ path }) => {
        const name = path.split('/').at(-1) ?? '';
        const isComponent = /\.(tsx|astro)$/.test(name) && !/\.test\.tsx$/.test(name);
        if (isComponent && !/^[A-Z][A-Za-z0-9]*(\.island)?\.(tsx|astro)$/.test(name))
          return [`${path} is a component: its name begins with a capital and has no dashes.`];
        if (!isComponent && !/^(ApiError|[a-z0-9-]+(\.[a-z0-9-]+)*|[A-Z]\w*(\.island)?\.(test))(\.\w+)*$/.test(name))
          return [`${path} should be in kebab-case.`];
        return [];
      }),
  planted: [[file('src/ui/price.tsx')], [file('src/values/Money.ts')], [file('src/values/moneyFormat.ts')]],
  fine: [
    [file('src/ui/Price.tsx')],
    [file('src/values/money.test.ts')],
    [file('src/features/cart/Cart.island.test.tsx')],
  ],
};

export const barrels: Law = {
  says: 'there are no barrels: every import names the file it means',
  broken: (files) =>
    ours(files)
      .filter((f) => /\.ts$/.test(f.path) && !isTest(f))
      .filter(({ text }) => {
        const lines = codeLines(text.replace(/\{[^}]*\}/g, '{}'));
        return lines.length > 0 && lines.every((line) => /^\s*export (type )?(\*|\{\})( as \w+)? from /.test(line));
      })
      .map(({ path }) => `${path} only passes on what others export: no barrels.`),
  planted: [[file('src/ui/all.ts', "export * from './a.ts';\nexport {\n  b,\n} from './b.ts';")]],
  fine: [[file('src/ui/a.ts', "export { b } from './b.ts';\nexport const a = 1;")]],
};
