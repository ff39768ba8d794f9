import { importsOf } from './imports.ts';
import { EXCEPTIONS } from './layers.ts';
import { codeLines, deeds, isCode, isTest, type Law, markup, type Source, script, under } from './sources.ts';

const file = (path: string, text: string): Source => ({ path, text });
const inSrc = (files: Source[], ending: RegExp) =>
  files.filter((f) => under('src')(f) && ending.test(f.path) && !isTest(f));
const isExcepted = (path: string, may: string) => EXCEPTIONS.some((one) => one.path === path && one.may === may);

/** Plain modules: neither a store, a hook, a schema, content, a page's script (.client), a server's module, nor a route. */
const PURE =
  /^(?!.*\.(store|schema|content|server|client|d|config)\.ts$)(?!src\/pages\/)(?!.*\/use-[\w-]+\.ts$).*\.ts$/;

const DEEDS: [may: string, pattern: RegExp, name: string][] = [
  ['clock', /\bDate\.now\(|\bnew Date\(\s*\)|\bperformance\.now\(/, 'the clock'],
  ['clock', /\bMath\.random\(|\bcrypto\.(randomUUID|getRandomValues)\(/, 'chance'],
  ['fetch', /(?<![.\w])fetch\(|\bofetch\b/, 'the network'],
  ['storage', /\b(local|session)Storage\b/, 'storage'],
  ['dom', /(?<![.\w$])(document|window)\s*\??[.[]/, 'the document'],
];

export const pure: Law = {
  says: 'x.ts is pure: no clock, chance, network, storage or document',
  broken: (files) =>
    inSrc(files, PURE).flatMap((f) =>
      DEEDS.filter(([may, pattern]) => pattern.test(deeds(f.text)) && !isExcepted(f.path, may)).map(
        ([, , name]) => `${f.path} touches ${name}: a plain .ts gets it as an argument.`,
      ),
    ),
  planted: [
    [file('src/values/calendar.ts', 'export const today = () => new Date();')],
    [file('src/values/id.ts', 'export const id = () => Math.random();')],
    [file('src/features/cart/cart.ts', "export const load = () => fetch('/cart');")],
    [file('src/features/cart/cart.ts', "export const x = localStorage.getItem('x');")],
    [file('src/features/cart/cart.ts', "export const x = document.querySelector('x');")],
  ],
  fine: [
    [
      file(
        'src/values/calendar.ts',
        '// the document and new Date()\nexport const at = (iso: string) => new Date(iso);',
      ),
    ],
    [file('src/features/cart/x.store.ts', "localStorage.setItem('x', '1')")],
    [file('src/features/cart/cart.ts', 'type X = { document: string; window?: number }')],
  ],
};

export const doors: Law = {
  says: 'fetch stands in store-api/client.ts, storage in *.store.ts, document.cookie in token.ts',
  broken: (files) =>
    files
      .filter((f) => under('src')(f) && isCode(f) && !isTest(f))
      .flatMap((f) => {
        const done = deeds(f.text);
        const violation = (may: string, where: string) =>
          isExcepted(f.path, may) ? [] : [`${f.path} uses ${may}: it stands in ${where}.`];
        return [
          ...(/(?<![.\w])fetch\(/.test(done) ? violation('fetch', 'store-api/client.ts') : []),
          ...(/\b(local|session)Storage\b/.test(done) && !f.path.endsWith('.store.ts')
            ? violation('storage', '*.store.ts')
            : []),
          ...(/\bdocument\.cookie\b/.test(done) ? violation('cookie', 'store-api/token.ts') : []),
        ];
      }),
  planted: [
    [file('src/layouts/Header.astro', "<script>fetch('/x')</script>")],
    [file('src/ui/X.tsx', 'export const X = () => localStorage.length')],
    [file('src/features/session/session.store.ts', 'document.cookie = "a=b"')],
  ],
  fine: [[file('src/features/cart/cart.store.ts', 'localStorage.clear()')]],
};

export const stores: Law = {
  says: 'x.store.ts lives in the browser only',
  broken: (files) =>
    inSrc(files, /\.store\.ts$/).flatMap((f) =>
      importsOf(f)
        .filter(
          ({ what, isType }) => !isType && /^(node:|astro:)|\.(schema|content|server|astro|tsx)(\.ts)?$/.test(what),
        )
        .map(({ what }) => `${f.path} imports ${what}: a store lives in the browser and holds no markup.`),
    ),
  planted: [[file('src/features/cart/cart.store.ts', "import { readFileSync } from 'node:fs'")]],
};

export const islands: Law = {
  says: 'an island does not call send itself; stores do',
  broken: (files) =>
    inSrc(files, /\.island\.tsx$/)
      .filter(
        (f) =>
          /\bsend\(/.test(deeds(f.text)) ||
          importsOf(f).some(({ what, isType }) => !isType && /store-api\/(client|browser|server)/.test(what)),
      )
      .map(({ path }) => `${path} calls the Store API: an island speaks to stores, they call send.`),
  planted: [[file('src/features/cart/Cart.island.tsx', "import { send } from '#store-api/client.ts'")]],
  fine: [[file('src/features/cart/Cart.island.tsx', "import { addProduct } from './cart.store.ts'")]],
};

export const parts: Law = {
  says: 'X.tsx gets everything as props and uses no store',
  broken: (files) =>
    inSrc(files, /^(?!.*\.island\.tsx$).*\.tsx$/).flatMap((f) =>
      importsOf(f)
        .filter(({ what, isType }) => !isType && /\.store\.ts$|^(@nanostores\/|nanostores)/.test(what))
        .map(({ what }) => `${f.path} imports ${what}: a part gets it as a prop, only an island uses stores.`),
    ),
  planted: [[file('src/features/cart/CartLine.tsx', "import { $cart } from './cart.store.ts'")]],
  fine: [[file('src/features/cart/CartLine.tsx', "import type { Line } from './cart.store.ts'")]],
};

/** Lines of frontmatter; imports, the types of props and rows of a table of components are not counted. */
const LONGEST_FRONTMATTER = 25;

export const frontmatter: Law = {
  says: `an .astro file computes in at most ${LONGEST_FRONTMATTER} lines`,
  broken: (files) =>
    inSrc(files, /\.astro$/).flatMap((f) => {
      const lines = codeLines(
        script(f)
          .replace(/^import[\s\S]*?['"];?$/gm, '')
          .replace(/^ +['\w-]+: [A-Z]\w*,$/gm, '')
          .replace(
            /^(export )?interface [\s\S]*?^\}|^(export )?type [^\n{]*;$|^(export )?type [^\n]*\{[\s\S]*?^\}.*$/gm,
            '',
          ),
      );
      return lines.length > LONGEST_FRONTMATTER
        ? [
            `${f.path} computes in ${lines.length} lines of frontmatter: move it into a .ts beside it, at most ${LONGEST_FRONTMATTER}.`,
          ]
        : [];
    }),
  planted: [[file('src/ui/X.astro', `---\n${'const a = 1;\n'.repeat(26)}\n---\n<b />`)]],
  fine: [
    [
      file(
        'src/ui/X.astro',
        `---\nimport a from './a.ts';\ninterface Props {\n${'  a: string;\n'.repeat(30)}}\nconst { a } = Astro.props;\n---\n<b />`,
      ),
      file('src/ui/Y.astro', `---\nconst PARTS = {\n${"  'a-b': Ab,\n  cd: Cd,\n".repeat(15)}};\n---\n<b />`),
    ],
  ],
};

export const hydration: Law = {
  says: 'client:* stands on islands only',
  broken: (files) =>
    inSrc(files, /\.astro$/).flatMap((f) => {
      const origin = new Map(
        [...script(f).matchAll(/^import\s+([\w{}\s,]+?)\s+from\s+['"]([^'"]+)['"]/gm)].flatMap(
          ([, names = '', what = '']) => [...names.matchAll(/\w+/g)].map(([name]): [string, string] => [name, what]),
        ),
      );
      return [...markup(f).matchAll(/<([A-Z]\w*)(?:[^>]|=>)*?\sclient:(\w+)/g)]
        .filter(([, name = '']) => !origin.get(name)?.endsWith('.island.tsx'))
        .map(([, name, when]) => `${f.path} wakes <${name}> with client:${when}: only an X.island.tsx is hydrated.`);
    }),
  planted: [
    [file('src/pages/x.astro', "---\nimport Price from '#ui/Price.tsx';\n---\n<Price\n  amount={1}\n  client:load />")],
  ],
  fine: [
    [
      file(
        'src/pages/x.astro',
        "---\nimport { Cart } from '#features/cart/Cart.island.tsx';\n---\n<Cart client:intent />",
      ),
    ],
  ],
};
