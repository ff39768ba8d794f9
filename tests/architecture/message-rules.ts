import { LOCALES } from '#i18n/locales.ts';
import { isCode, isTest, type Law, type Source, under } from './sources.ts';

/** The forms that the grammar of a language has for numbers (CLDR): `one`, `many`, `other`. */
const pluralsOf = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
const FORM = /_(zero|one|two|few|many|other)$/;

const file = (path: string, words: object): Source => ({
  path: `src/i18n/locales/${path}.json`,
  text: JSON.stringify(words),
});

/** A namespace in every language, with other words in the last one. */
const inEach = (words: object, last = words): Source[] =>
  LOCALES.map(({ code }, at) => file(`${code}/cart`, at === LOCALES.length - 1 ? last : words));

export const words: Law = {
  says: 'every word exists in every language, with the same placeholders and tags and the language’s own plural forms',
  broken: (files) => {
    const spoken = new Map<string, Map<string, string>>();
    for (const f of files) {
      const [, locale = '', namespace] = f.path.match(/^src\/i18n\/locales\/([^/]+)\/(.+)\.json$/) ?? [];
      if (!namespace) continue;
      for (const [key, text] of flat(JSON.parse(f.text)))
        spoken.set(locale, (spoken.get(locale) ?? new Map()).set(`${namespace}:${key}`, text));
    }
    if (spoken.size === 0) return [];
    const keys = new Set(
      [...spoken.values()].flatMap((texts) => [...texts.keys()].map((key) => key.replace(FORM, ''))),
    );
    return [...keys].flatMap((key) => LOCALES.flatMap(({ code }) => check(key, code, spoken)));
  },
  planted: [
    inEach({ a: 'x' }, {}),
    inEach({ a: '{{n}}' }, { a: '{{m}}' }),
    inEach({ a: '<terms>x</terms>' }, { a: 'x' }),
    // French has `many` too
    inEach({ a_one: 'x', a_other: 'x' }),
  ],
  fine: [inEach({ b: { a: '{{n}} <b>x</b>' } }, { b: { a: '<b>x</b> {{ n }}' } })],
};

/** Beginnings of keys that the code puts together from what a store, a recipe or a form says. */
const PUT_TOGETHER = [
  ...['account:field-', 'account:state-', 'appointment:measure-', 'common:country-', 'configurator:opens-'],
  ...['cart:auto-promotion-', 'cart:country-region-', 'cart:payment-method-', 'cart:promotion-', 'cart:salutation-'],
  ...['cart:checkout-gateway-', 'cart:shipping-method-', 'configurator:fits-', 'configurator:near-'],
  ...['configurator:problem-', 'contact:subject-', 'product:deliveryTime-', 'professional:planLimit-'],
  ...['professional:row-', 'validation:violation-'],
  ...['connection:error-', 'documents:document-', 'gallery:from-', 'listing:sort-', 'professional:apply-'],
  ...[
    'journal:allergen-',
    'journal:appliance-',
    'journal:course-',
    'journal:device-',
    'journal:diet-',
    'journal:difficulty-',
  ],
  ...['journal:filter-', 'journal:place-', 'journal:season-', 'journal:time-', 'journal:topic-'],
  ...['403', '404', '408', '500', '502', '503', 'unknown'].map((status) => `errorPages:${status}-`),
];

export const unused: Law = {
  says: 'every word is said somewhere: the code names its key, or puts it together',
  broken: (files) => {
    const code = files.filter((f) => isCode(f) && !isTest(f) && (under('src')(f) || under('integrations')(f)));
    const named = new Set(code.flatMap(({ text }) => text.match(/[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*/g) ?? []));
    return files.flatMap(({ path, text }) => {
      const [, namespace] = path.match(/^src\/i18n\/locales\/de\/(.+)\.json$/) ?? [];
      const keys = namespace ? flat(JSON.parse(text)).map(([key]) => key.replace(FORM, '')) : [];
      return [...new Set(keys)]
        .filter((key) => !named.has(key) && !PUT_TOGETHER.some((start) => `${namespace}:${key}`.startsWith(start)))
        .map((key) => `${path}: nothing says ${key}; take it out of every language.`);
    });
  },
  planted: [
    [file('de/cart', { emptyTitle: 'x' })],
    [file('de/cart', { lines_one: 'x', lines_other: 'x' }), { path: 'src/a.test.ts', text: "t('lines')" }],
  ],
  fine: [
    [file('de/cart', { lines_one: 'x', lines_other: 'x' }), { path: 'src/a.ts', text: "t('lines')" }],
    [file('de/connection', { 'error-CHECKOUT__CART_EMPTY': 'x' })],
  ],
};

/** A colon behind a value, where markup or text goes on. */
const COLON = /\}:\s*(<|\{|\$\{|<\/)/;
const template = (text: string): Source => ({ path: 'src/ui/SpecTable.astro', text });

export const colons: Law = {
  says: 'no template writes a label’s colon itself, because French sets a no-break space before it',
  broken: (files) =>
    files
      .filter(({ path }) => path.startsWith('src/') && path.endsWith('.astro'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => COLON.test(line))
          .map((line) => `${path} writes "${line.trim()}": common’s word labelled sets the colon.`),
      ),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template would say
  planted: [[template('<b>{name}:</b> {value}')], [template('{name}: {value}')], [template('title={`${a}: ${b}`}')]],
  fine: [[template("{t('labelled', { label: name })} {value}")], [template('{done ? { a } : {}}')]],
};

function check(key: string, locale: string, spoken: Map<string, Map<string, string>>): string[] {
  const here = spoken.get(locale) ?? new Map<string, string>();
  const where = `src/i18n/locales/${locale}/${key.split(':')[0]}.json`;
  const isPlural = [...spoken.values()].some((texts) => texts.has(`${key}_other`));
  const expected = isPlural ? pluralsOf(locale).map((form) => `${key}_${form}`) : [key];
  const missing = expected.filter((name) => !here.has(name));
  if (missing.length > 0) return missing.map((name) => `${where} lacks ${name.split(':')[1]}.`);
  const [german, translated] = [placeholders(spoken.get('de'), key), placeholders(here, key)];
  return german === translated
    ? []
    : [
        `${where}: ${key.split(':')[1]} has the placeholders and tags ${translated || '(none)'}, German has ${german || '(none)'}.`,
      ];
}

/** Placeholders and tags of all plural forms together: “ein Stück” needs no number, “{{count}} Stück” does. */
function placeholders(texts: Map<string, string> | undefined, key: string): string {
  const all = [...(texts ?? [])]
    .filter(([name]) => name.replace(FORM, '') === key)
    .map(([, text]) => text)
    .join(' ');
  return [...new Set([...all.matchAll(/\{\{\s*([\w.]+)|(<\w+>)/g)].map(([, name, tag]) => name ?? tag))]
    .sort()
    .join(', ');
}

function flat(words: object, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}
