import { LOCALES } from '#i18n/locales.ts';
import type { Catalogue } from '../catalogue-rules.ts';
import { type Finding, finding } from './finding.ts';

/** Every text exists in every language and is spelled as its language wants it. */
export function textFindings({ products, categories, properties, lines, comparison }: Catalogue): Finding[] {
  return [...products, ...categories, ...properties, ...lines, comparison].flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ field, texts }) => [...missing(file, field, texts), ...misspelled(file, field, texts)]),
  );
}

type Texts = Record<string, string>;

/** Every text below `value`, by language, with its path; addresses are no texts. */
export function textsOf(value: unknown, field = ''): { field: string; texts: Texts }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ field, texts: value }];
  return Object.entries(value).flatMap(([key, below]) => {
    if (key === 'slug') return [];
    return textsOf(below, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key);
  });
}

const isText = (value: object): value is Texts => 'de' in value && typeof value.de === 'string';

const missing = (file: string, field: string, texts: Texts): Finding[] =>
  LOCALES.filter(({ code }) => texts[code] === undefined).map(({ code }) =>
    finding(file, `${field}.${code}`, 'missing', 'the text in this language'),
  );

interface Spelling {
  language: string;
  wrong: RegExp;
  expected: string;
  right?: string | ((match: string) => string);
}

const NBSP = '\u00a0';

const SPELLINGS: readonly Spelling[] = [
  { language: 'de', wrong: /ß/, expected: 'ss, as Swiss German is written', right: 'ss' },
  { language: 'de', wrong: /["„“”»](?=\p{L})|(?<=\p{L})["“”«]/u, expected: '«guillemets» pointing outwards' },
  { language: 'fr-FR', wrong: /["„“”]/, expected: `« guillemets »` },
  { language: 'fr-FR', wrong: /«(?!\u00a0)/, expected: 'a no-break space after «', right: `«${NBSP}` },
  {
    language: 'fr-FR',
    wrong: /(?<=[^\u00a0\u202f/]) ?[;:!?»%](?=\s|$|[.,)])/,
    expected: 'a no-break space before ; : ! ? » %',
    right: (match) => NBSP + match.trim(),
  },
  { language: 'fr-FR', wrong: /(?<=\p{L})'(?=\p{L})/u, expected: 'the apostrophe ’', right: '’' },
  { language: 'en-US', wrong: /["«»„]/, expected: '“quotation marks”' },
  { language: 'en-US', wrong: /(?<=\p{L})'(?=\p{L})/u, expected: 'the apostrophe ’', right: '’' },
  { language: 'de', wrong: /!/, expected: 'no exclamation mark' },
  { language: 'de', wrong: / {2}| [,.](?=\s|$)/, expected: 'single spaces, none before a comma or full stop' },
  { language: 'en-US', wrong: / {2}| [,.](?=\s|$)/, expected: 'single spaces, none before a comma or full stop' },
  { language: 'fr-FR', wrong: / {2}| [,.](?=\s|$)/, expected: 'single spaces, none before a comma or full stop' },
];

/** What holds for every text of the shop, not for those of goods alone. */
export const SPELLINGS_OF_ALL: readonly Spelling[] = SPELLINGS.slice(0, 3);

export function misspelled(file: string, field: string, texts: Texts, spellings = SPELLINGS): Finding[] {
  return spellings.flatMap(({ language, wrong, expected, right }) => {
    const text = texts[language];
    const match = text?.match(wrong);
    if (!text || !match) return [];
    const line = text.split('\n').find((one) => wrong.test(one)) ?? text;
    const repair =
      right === undefined ? undefined : line.replace(new RegExp(wrong, `${wrong.flags}g`), right as string);
    return [
      { file, field: `${field}.${language}`, actual: JSON.stringify(line), expected, ...(repair ? { repair } : {}) },
    ];
  });
}

/** The picture of a category has to exist. Products may name pictures that are still planned. */
export const pictureFindings = ({ categories }: Catalogue, existing: ReadonlySet<string>): Finding[] =>
  categories
    .filter(({ value }) => !existing.has(value.picture))
    .map(({ file, value }) => finding(file, 'picture', value.picture, 'a picture of content/media/pictures'));
