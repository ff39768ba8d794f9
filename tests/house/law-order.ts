import { CONSTANTS, LONG_FILES } from './plan.ts';
import { deeds, isCode, isTest, type Law, type Source, under } from './sources.ts';

const file = (path: string, text: string): Source => ({ path, text });
const code = (files: Source[]) =>
  files.filter((f) => (under('src')(f) || under('integrations')(f)) && isCode(f) && !isTest(f));

export const constants: Law = {
  says: 'each business constant of spec §9 stands once, in the file that owns it',
  broken: (files) =>
    CONSTANTS.flatMap(({ says, owner, pattern }) => {
      if (!files.some(({ path }) => path === owner)) return []; // its feature is not built yet
      const holders = code(files)
        .filter((f) => pattern.test(deeds(f.text)))
        .map(({ path }) => path);
      if (!holders.includes(owner)) return [`${owner} should say that ${says} (spec §9) and does not.`];
      return holders
        .filter((path) => path !== owner)
        .map((path) => `${path} says again that ${says}: import it from ${owner} (spec §9).`);
    }),
  planted: [
    [file('src/store-api/token.ts', 'const s = 365 * 24;'), file('src/features/session/x.ts', 'const s = 365 * 24;')],
    [file('src/store-api/token.ts', 'const days = 30;')],
  ],
  fine: [[file('src/store-api/token.ts', '/** 365 */\nconst s = 365 * 24;')]],
};

const LIMITS: Record<string, number> = { astro: 120, tsx: 150, ts: 200 };
const MEDIAN = 60;

export const sizes: Law = {
  says: `files are short: median ${MEDIAN} lines, .astro 120, .tsx 150, .ts 200`,
  broken: (files) => {
    const lengths = code(files).map((f) => ({ path: f.path, lines: f.text.trimEnd().split('\n').length }));
    const middle = lengths.map(({ lines }) => lines).sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
    const long = lengths.flatMap(({ path, lines }) => {
      const limit = LONG_FILES[path] ?? LIMITS[path.split('.').at(-1) ?? ''] ?? 200;
      return lines > limit
        ? [
            `${path} has ${lines} lines, ${limit} are a reason to look: split it, or list it in tests/house/plan.ts (house §5).`,
          ]
        : [];
    });
    return middle > MEDIAN
      ? [`The median file has ${middle} lines, it should have at most ${MEDIAN} (house §5).`, ...long]
      : long;
  },
  planted: [[file('src/ui/X.astro', 'x\n'.repeat(121))], [file('src/ui/a.ts', 'x\n'.repeat(61))]],
  fine: [
    [
      file('src/ui/a.ts', 'x\n'.repeat(20)),
      file('src/ui/b.ts', 'x\n'.repeat(199)),
      file('src/ui/c.ts', 'x\n'.repeat(20)),
    ],
  ],
};

/** Paths of the machines we work on and hosts of package registries have no place in a file that others read. */
const MACHINE =
  /(?<![\w.])\/(home|root|Users)\/[\w.-]+|(?<![\w./])\/work\/(main|shared)\b|\/tmp\/hh\b|registry\.(npmjs|yarnpkg)\.\w+|"resolved":\s*"https?:/;

export const machines: Law = {
  says: 'no file names a machine’s paths or a package registry',
  broken: (files) =>
    files
      .filter(({ path }) => !path.startsWith('tests/house/'))
      .flatMap(({ path, text }) => {
        const found = text.match(MACHINE);
        return found ? [`${path} names ${found[0]}: it means nothing on another machine.`] : [];
      }),
  planted: [
    [file('scripts/x.ts', "const a = '/home/anna/shop';")],
    [file('package-lock.json', '"resolved": "https://registry.npmjs.org/x"')],
  ],
  fine: [[file('src/pages/x.ts', "const a = '/shop/home/kochen';")]],
};
