import { deeds, isCode, type Law, type Source, script, under } from './sources.ts';

/** House words, and the words of the field that took their place. */
const GONE: Record<string, string> = {
  wire: 'serialize',
  sellable: 'PurchasableVariant',
  sellables: 'PurchasableVariant',
  reckon: 'calculate',
  purse: 'TaxBucket',
  purses: 'TaxBucket',
  gaps: 'variables',
  asking: 'StoreContext',
  twin: 'on demand',
  relay: 'ResponseBridge',
  canvas: 'ResponseRecorder',
  carrier: 'MailTransport',
  tongue: 'analyzer',
  lexicon: 'search index',
  slips: 'edit distance',
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
      return [...names].flatMap((name) =>
        partsOf(name)
          .filter((part) => Object.hasOwn(GONE, part))
          .map((part) => `${f.path} names something ${name}: the field says ${GONE[part]} instead of ${part}.`),
      );
    }),
  planted: [
    [{ path: 'src/features/cart/a.ts', text: 'export const sellables = [];' }],
    [{ path: 'integrations/store-api/a.ts', text: 'export function wireCart() {}' }],
  ],
  fine: [[{ path: 'src/features/cart/a.ts', text: "// a twin\nexport const word = 'twin';" }]],
};

/** `$aTwinPage` → `a`, `twin`, `page`. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];
