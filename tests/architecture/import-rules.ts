import { type Import, importsOf } from './imports.ts';
import { FEATURES, FLOORS, INTEGRATIONS_SEE, SEES, STORE_FLOORS } from './layers.ts';
import { isCode, isTest, type Law, type Source } from './sources.ts';

const each = (check: (imported: Import) => string | null) => (files: Source[]) =>
  files
    .filter((file) => isCode(file) && !isTest(file))
    .flatMap(importsOf)
    .map(check)
    .filter((sentence) => sentence !== null);

const room = (path: string | null) => path?.match(/^src\/([^/]+)\//)?.[1];
const floor = (name: string | undefined) => FLOORS.findIndex((rooms) => rooms.includes(name ?? ''));
const part = (path: string | null, folder: string) => path?.match(new RegExp(`^src/${folder}/([^/]+)/`))?.[1];
const file = (path: string, text: string): Source => ({ path, text });

export const downhill: Law = {
  says: 'imports go downhill: pages → layouts, blocks → features → ui, store-api → i18n → values',
  broken: each(({ from, target, what }) => {
    const [here, there] = [room(from), room(target)];
    if (here === there || floor(here) < 0 || floor(there) < 0 || floor(there) > floor(here)) return null;
    return `${from} imports ${what}: ${there} does not lie below ${here}.`;
  }),
  planted: [
    [file('src/ui/Price.tsx', "import { $cart } from '#features/cart/cart.store.ts'")],
    [file('src/values/money.ts', "export { x } from '#i18n/format.ts'")],
    [file('src/ui/Price.astro', "---\nimport { send } from '#store-api/client.ts';\n---\n<b />")],
    [file('src/features/cart/cart.ts', "const x = await import('#layouts/Shell.astro')")],
  ],
  fine: [
    [file('src/pages/cart.astro', "---\nimport Shell from '#layouts/Shell.astro';\n---\n")],
    [file('src/features/cart/cart.ts', "// import x from '#pages/cart.ts'\nimport { chf } from '#values/money.ts'")],
  ],
};

export const storeFloors: Law = {
  says: 'in the embedded store imports go down: rules, records, …, order, routes',
  broken: each(({ from, target, what }) => {
    const [here, there] = [storeRoom(from), storeRoom(target)];
    if (!here || !there || here === there) return null;
    const [mine, theirs] = [storeFloor(here), storeFloor(there)];
    if (mine < 0 || theirs < 0)
      return `${from} imports ${what}: ${mine < 0 ? here : there} has no floor (STORE_FLOORS).`;
    return theirs < mine ? null : `${from} imports ${what}: ${there} does not lie below ${here} (STORE_FLOORS).`;
  }),
  planted: [
    [file('integrations/store-api/rules/a.ts', "import { b } from '#store/records/b.ts'")],
    [file('integrations/store-api/cart/a.ts', "import type { B } from '#store/wishes/b.ts'")],
  ],
  fine: [
    [file('integrations/store-api/order/a.ts', "import { b } from '#store/cart/b.ts'\nimport { c } from './c.ts'")],
  ],
};

const storeRoom = (path: string | null) =>
  part(path?.replace('integrations/store-api/', 'src/store/') ?? null, 'store');
const storeFloor = (name: string) => STORE_FLOORS.findIndex((rooms) => rooms.includes(name));

export const blocks: Law = {
  says: 'a block imports no other block but frame',
  broken: each(({ from, target, what }) => {
    const [here, there] = [part(from, 'blocks'), part(target, 'blocks')];
    if (!here || !there || here === there || there === 'frame') return null;
    return `${from} imports ${what}: a block never imports another block but frame.`;
  }),
  planted: [[file('src/blocks/hero/Hero.astro', "---\nimport x from '#blocks/tiles/Tiles.astro';\n---\n")]],
  fine: [[file('src/blocks/hero/Hero.astro', "---\nimport x from '#blocks/frame/Frame.astro';\n---\n")]],
};

export const features: Law = {
  says: 'features visit each other only as tests/architecture/layers.ts lists, without circles',
  broken: (files) => [...each(visit)(files), ...circles(FEATURES)],
  planted: [[file('src/features/cart/cart.ts', "import { x } from '#features/checkout/steps.ts'")]],
  fine: [[file('src/features/checkout/steps.ts', "import { x } from '#features/cart/cart.ts'")]],
};

function visit({ from, target, what }: Import): string | null {
  const [here, there] = [part(from, 'features'), part(target, 'features')];
  if (!here || !there || here === there || FEATURES[here]?.includes(there)) return null;
  return `${from} imports ${what}: ${here} may visit ${FEATURES[here]?.join(', ') || 'no other feature'}, not ${there} (tests/architecture/layers.ts).`;
}

/** Exported for its own test: the plan itself must not lead back to where one came from. */
export function circles(graph: Record<string, string[]>): string[] {
  const from = (name: string, way: string[]): string[] => {
    if (way.includes(name)) return [`tests/architecture/layers.ts leads in a circle: ${[...way, name].join(' → ')}.`];
    return (graph[name] ?? []).flatMap((next) => from(next, [...way, name]));
  };
  return Object.keys(graph).flatMap((name) => from(name, []));
}

export const walls: Law = {
  says: 'src and the integrations stand apart',
  broken: each(({ from, target, what }) => {
    if (from.startsWith('src/') && target?.startsWith('integrations/'))
      return `${from} imports ${what}: src never imports integrations, only astro.config.mjs does.`;
    if (!from.startsWith('integrations/') || target === null || what.startsWith('.')) return null;
    const name = from.split('/')[1] ?? '';
    if ((SEES[name] ?? INTEGRATIONS_SEE).some((allowed) => allowed.test(what))) return null;
    const isStore = name === 'store-api';
    return `${from} imports ${what}: ${isStore ? 'the embedded store sees only call, contract, values, locales and schemas' : 'an integration sees only the configuration, values and locales'}.`;
  }),
  planted: [
    [file('src/features/cart/cart.ts', "import { rules } from '#store/rules/cart.ts'")],
    [file('integrations/store-api/app.ts', "import { $cart } from '#features/cart/cart.store.ts'")],
    [file('integrations/server/serve.ts', "import { app } from '#store/app.ts'")],
  ],
  fine: [[file('integrations/store-api/app.ts', "import { chf } from '#values/money.ts'\nimport { x } from './x.ts'")]],
};

/** The folder that can be moved as a whole: a feature, or what stands directly in `src`, `integrations` or at the root. */
const drawer = (path: string) => path.match(/^src\/features\/[^/]+\//)?.[0] ?? path.match(/^.*\//)?.[0] ?? '';

export const home: Law = {
  says: 'a feature imports its own files relatively, and everything else as #room/…',
  broken: each(({ from, target, what }) => {
    const isRelative = what.startsWith('.');
    const isOwn = target?.startsWith(drawer(from)) ?? false;
    if (isRelative && what.startsWith('..') && !isOwn) return `${from} imports ${what}: a visit is written #room/….`;
    if (!isRelative && isOwn && from.startsWith('src/features/'))
      return `${from} imports ${what}: its own feature, relatively.`;
    return null;
  }),
  planted: [
    [file('src/ui/Price.tsx', "import { chf } from '../values/money.ts'")],
    [file('src/features/cart/a/x.ts', "import { y } from '../../checkout/y.ts'")],
    [file('src/features/cart/a/x.ts', "import { y } from '#features/cart/y.ts'")],
  ],
  fine: [
    [file('src/ui/Price.tsx', "import { chf } from './money.ts'")],
    [file('src/features/cart/a/x.ts', "import { y } from '../y.ts'")],
  ],
};

export const islands: Law = {
  says: 'no island reaches a schema, content or the words of all languages',
  broken: (files) => files.filter(({ path }) => path.endsWith('.island.tsx')).flatMap((island) => reach(island, files)),
  planted: [
    [
      file('src/features/cart/Cart.island.tsx', "import { a } from './a.ts'"),
      file('src/features/cart/a.ts', "import { schema } from './cart.schema.ts'"),
    ],
    [file('src/features/cart/Cart.island.tsx', "import { words } from '#i18n/words.ts'")],
  ],
  fine: [[file('src/features/cart/Cart.island.tsx', "import type { Cart } from './cart.schema.ts'")]],
};

const SERVER_ONLY = /\.(schema|content|server)\.ts$|^src\/i18n\/(words|locales\/.*)\.(ts|json)$/;

/** Follows what the bundler would follow: imports of values, not of types. */
function reach(island: Source, files: Source[]): string[] {
  const seen = new Set<string>();
  const follow = (file: Source, way: string[]): string[] =>
    importsOf(file).flatMap(({ target, what, isType }) => {
      if (isType || (target && seen.has(target))) return [];
      if ((target && SERVER_ONLY.test(target)) || what.startsWith('astro:content'))
        return [
          `${island.path} reaches ${what} by ${[...way, file.path].join(' → ')}: it must not be sent to the browser.`,
        ];
      const next = files.find(({ path }) => path === target);
      if (!target || !next) return [];
      seen.add(target);
      return follow(next, [...way, file.path]);
    });
  return follow(island, []);
}
