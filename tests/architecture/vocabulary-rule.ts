import { deeds, isCode, isTest, type Law, type Source, script, under } from './sources.ts';

/** House words, and the words of the field that took their place: no part of a name is one. */
const GONE: Record<string, string> = {
  wire: 'serialize',
  sellable: 'PurchasableVariant',
  sellables: 'PurchasableVariant',
  reckon: 'calculate',
  reckons: 'calculates',
  reckoned: 'calculated',
  purse: 'TaxBucket',
  purses: 'TaxBucket',
  takeoff: 'allocateDiscount',
  travels: 'isShippable',
  francs: 'baseTotal',
  standing: 'shownNotices',
  hear: 'receiveMessages',
  hears: 'receives',
  wishes: 'pendingQuantities',
  world: 'Deps',
  worlds: 'Deps',
  asking: 'StoreContext',
  shelves: 'ProductGrid',
  fact: 'spec',
  house: 'shopContact',
  guard: 'require…',
  guards: 'require…',
  kit: 'use…Form',
  twin: 'on demand',
  twins: 'on demand',
  born: 'rendered',
  booked: 'cached',
  bear: 'extendStale',
  turns: 'generations',
  canvas: 'ResponseRecorder',
  relay: 'ResponseBridge',
  tongue: 'analyzer',
  tongues: 'analyzers',
  lexicon: 'search index',
  slip: 'edit distance',
  slips: 'edit distance',
  telling: 'stop words',
  carrier: 'MailTransport',
  gaps: 'variables',
  proven: 'verifyGuest',
  laws: 'rules',
  law: 'rule',
  proofs: 'tests',
  knock: 'RawRequest',
  particulars: 'ProductAttributes',
  came: 'results',
  dice: 'seededRandom',
  needless: 'OUT_OF_SCOPE',
};

/** Words that say nothing as a name of their own, and where they are the word of the field after all. */
const BARE: Record<string, RegExp | null> = {
  ...{ known: null, told: null, heard: null, news: null, say: null, says: null, tell: null, tells: null, wanted: null },
  ...{ wish: null, asks: null, asked: null, answered: null, said: null, found: null, own: null, trace: null },
  ...{
    shelf: null,
    drawn: null,
    look: /blocks\/goods/,
    looks: null,
    turn: null,
    parcel: null,
    parcels: null,
    proof: null,
  },
  /** The block of a question with figures. */
  ask: /blocks\/Blocks\.astro|editor\/fields\/labels/,
  /** Browser. */
  chrome: /bench\/pages|lighthouse/,
  /** A cabinet's. */
  doors: null,
  door: null,
  /** What follows a question: FAQ, reviews, the tree of spare parts, schema.org. */
  answer:
    /blocks|cms\/page-layout|reviews?|import\/rows|spare-parts|captcha|support\.schema|configurator|json-ld|related\/lists|goods/,
  answers: /blocks|spare-parts|coupling|editor\/check\/markdown/,
  /** Of the alphabet; the salutation of a letter. */
  letter:
    /seo-rows|people|customer|shop\.schema|labels|configurator|headline|paper|examples|walk\.test|mail\/fill|test-tools/,
  letters: /configurator|headline|search\/analyzer|walk\.test/,
  /** Distance between two drawn things. */
  gap: /configurator|network-map|draw-chapter/,
  /** Goods too heavy for the post. */
  freight: /delivery|organization|labels/,
  /** Of an exploded drawing. */
  piece: /exploded/,
  pieces: /exploded|verdict|cli|merchant|desk|planner|read-rows|line\/table/,
  payable: /document\/|words\//,
  facts:
    /import\/rows|import\/product-rows|search-index|schema\/(catalogue|product)|serializers\/product|publish\/products/,
};

/** Code of the tests of this rule names them. */
const isOurs = (f: Source) =>
  isCode(f) &&
  ['src', 'integrations', 'tests', 'scripts'].some((room) => under(room)(f)) &&
  !/architecture\//.test(f.path);

export const vocabulary: Law = {
  says: 'names are words of the field, none of our own',
  broken: (files) =>
    files.filter(isOurs).flatMap((f) => {
      const names = new Set(
        deeds(script(f))
          .replace(/`[^`]*`/g, '``')
          .match(/[A-Za-z_$][\w$]*/g) ?? [],
      );
      return [...names].flatMap((name) => {
        const parts = partsOf(name);
        const [bare = ''] = parts;
        if (parts.length === 1 && Object.hasOwn(BARE, bare) && !isTestFile(f) && !BARE[bare]?.test(f.path))
          return `${f.path} names something ${name}: say which thing it is.`;
        return parts
          .filter((part) => Object.hasOwn(GONE, part))
          .map((part) => `${f.path} names something ${name}: the field says ${GONE[part]} instead of ${part}.`);
      });
    }),
  planted: [
    [{ path: 'src/features/cart/a.ts', text: 'export const sellables = [];' }],
    [{ path: 'integrations/store-api/a.ts', text: 'export function wireCart() {}' }],
    [{ path: 'integrations/store-api/a.ts', text: 'const found = [];' }],
  ],
  fine: [[{ path: 'src/features/cart/a.ts', text: "// a twin\nexport const isFound = 'twin';" }]],
};

/** Their texts hold words that look like names. */
const isTestFile = (f: Source) => isTest(f) || under('tests')(f);

/** `$aTwinPage` → `a`, `twin`, `page`. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
