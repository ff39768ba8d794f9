import { CONSTANTS } from './layers.ts';
import { deeds, isCode, isTest, type Law, type Source, under } from './sources.ts';

const file = (path: string, text: string): Source => ({ path, text });
const code = (files: Source[]) =>
  files.filter((f) => (under('src')(f) || under('integrations')(f)) && isCode(f) && !isTest(f));

export const constants: Law = {
  says: 'each business constant stands once, in the file that owns it',
  broken: (files) =>
    CONSTANTS.flatMap(({ says, owner, pattern }) => {
      if (!files.some(({ path }) => path === owner)) return []; // its feature is not built yet
      const holders = code(files)
        .filter((f) => pattern.test(deeds(f.text)))
        .map(({ path }) => path);
      if (!holders.includes(owner)) return [`${owner} should say that ${says} and does not.`];
      return holders
        .filter((path) => path !== owner)
        .map((path) => `${path} says again that ${says}: import it from ${owner}.`);
    }),
  planted: [
    [file('src/store-api/token.ts', 'const s = 365 * 24;'), file('src/features/session/x.ts', 'const s = 365 * 24;')],
    [file('src/store-api/token.ts', 'const days = 30;')],
  ],
  fine: [[file('src/store-api/token.ts', '/** 365 */\nconst s = 365 * 24;')]],
};

/** Lines: short enough to read in one go. A nearer limit would have people squeeze lines and scatter one subject over many files. */
const LONGEST = 300;

export const sizes: Law = {
  says: `no file has more than ${LONGEST} lines`,
  broken: (files) =>
    code(files)
      .map((f) => ({ path: f.path, lines: f.text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LONGEST)
      .map(({ path, lines }) => `${path} has ${lines} lines, at most ${LONGEST}: split it.`),
  planted: [[file('src/ui/X.astro', 'x\n'.repeat(301))]],
  fine: [[file('src/ui/b.ts', 'x\n'.repeat(299))]],
};

/** Paths of the machines we work on and hosts of package registries have no place in a file that others read. */
const MACHINE =
  /(?<![\w.])\/(home|root|Users)\/[\w.-]+|(?<![\w./])\/work\/(main|shared)\b|\/tmp\/hh\b|registry\.(npmjs|yarnpkg)\.\w+|"resolved":\s*"https?:/;

export const machines: Law = {
  says: 'no file names a machine’s paths or a package registry',
  broken: (files) =>
    files
      .filter(({ path }) => !path.startsWith('tests/architecture/'))
      .flatMap(({ path, text }) => {
        const match = text.match(MACHINE);
        return match ? [`${path} names ${match[0]}: it means nothing on another machine.`] : [];
      }),
  planted: [
    [file('scripts/x.ts', "const a = '/home/anna/shop';")],
    [file('package-lock.json', '"resolved": "https://registry.npmjs.org/x"')],
  ],
  fine: [[file('src/pages/x.ts', "const a = '/shop/home/kochen';")]],
};
