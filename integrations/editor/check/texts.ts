import { fieldName, tooLong } from '#features/content-schema/rules/entry-rules.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import { misspelled, SPELLINGS_OF_ALL, textsOf } from '#features/content-schema/rules/text-rules.ts';
import { LOCALES } from '#i18n/locales.ts';
import { fieldsIn, schemaOf } from './addresses/addresses.ts';
import type { Content, ContentFile } from './content.ts';
import { placesIn } from './content.ts';

/** Longest address that browsers, servers and mails carry. */
const LONGEST_ADDRESS = 1000;

/** Languages in which a text is missing: it falls back to German, so it can wait. */
export const untranslated = ({ files }: Content): Finding[] => [
  ...files.flatMap(({ file, value }) =>
    textsOf(value)
      .filter(({ texts }) => /\p{L}{2}/u.test(texts.de ?? ''))
      .flatMap(({ field, texts }) =>
        LOCALES.filter(({ code }) => texts[code] === undefined).map(({ code, name }) => ({
          file,
          field: `${field}.${code}`,
          actual: 'missing',
          expected: `the text in ${name}; until then the German one is shown`,
        })),
      ),
  ),
  ...files.flatMap(({ file, value }) =>
    placesIn(value).flatMap(({ field, key, value: slug }) =>
      key !== 'slug' || typeof slug !== 'object' || slug === null || !('de' in slug) || slug.de === ''
        ? []
        : LOCALES.filter(({ code }) => !(code in slug)).map(({ code, name }) => ({
            ...{ file, field: `${field}.${code}`, actual: 'missing' },
            expected: `the address in ${name}; until then the German one is used`,
          })),
    ),
  ),
];

/** Texts that are longer than the help of their field says: `155 characters at most`. */
export const lengthFindings = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, kind, value }) =>
    fieldsIn(schemaOf(kind), value).flatMap(({ path, help, value: texts }) => {
      const most = Number(help.match(/(\d+) characters at most/)?.[1] ?? Number.POSITIVE_INFINITY);
      return Object.entries(typeof texts === 'object' ? Object(texts) : {})
        .filter(([, text]) => typeof text === 'string' && text.length > most)
        .map(([code, text]) => ({
          ...{ file, field: fieldName([...path, code]), actual: `a text of ${String(text).length} characters` },
          expected: `${most} characters at most`,
        }));
    }),
  );

/** ß and straight quotes, in whatever is written in the languages of the shop; goods are held to more by their own rules. */
export const spellingFindings = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ field, texts }) => misspelled(file, field, withoutTags(texts), SPELLINGS_OF_ALL)),
  );

/** Tags, markup and code have straight quotes of their own. */
const withoutTags = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [code, text.replace(/\{%[^%]*%\}|<[^>\n]*>|`[^`\n]*`/g, '')]),
  );

/** Headings of a text in Markdown: none of the first level, which is the page's title, and no level left out. */
export const headingFindings = ({ files }: Content): Finding[] =>
  files.flatMap((entry) =>
    placesIn(entry.value).flatMap(({ field, value }) =>
      typeof value === 'string' ? headingsIn(entry, field, value) : [],
    ),
  );

function headingsIn({ file }: ContentFile, field: string, text: string): Finding[] {
  const headings = text.split('\n').flatMap((line) => {
    const [, signs, words = ''] = line.match(/^(#{1,6})\s+(.*)/) ?? [];
    return signs ? [{ level: signs.length, line, words }] : [];
  });
  return headings.flatMap(({ level, line, words }, index) => {
    const above = headings[index - 1]?.level;
    const deepest = above === undefined ? 3 : Math.max(2, above) + 1;
    if (level > 1 && level <= deepest) return [];
    const right = level === 1 ? 2 : deepest;
    const expected =
      level === 1 ? 'two # or more, because the title of the page has the one' : `${right} # at most here`;
    return [{ file, field, actual: JSON.stringify(line), expected, repair: `${'#'.repeat(right)} ${words}` }];
  });
}

/** Addresses that are too long to be asked for. */
export const longAddresses = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, value }) =>
    placesIn(value).flatMap(({ field, value: text }) =>
      addressesIn(text)
        .filter((address) => address.length > LONGEST_ADDRESS)
        .map((address) => ({
          file,
          field,
          ...tooLong(address, LONGEST_ADDRESS, 'Url is too long'),
        })),
    ),
  );

const addressesIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? [...text.matchAll(/(?:https?:\/\/|(?<=^|\()\/)[^\s)"']+/g)].map(([address]) => address)
    : [];

/** Grounds of a page: the green band stands once, because two of them shout; and nothing hides from everybody. */
export const groundFindings = ({ files }: Content): Finding[] =>
  files
    .filter(({ kind }) => kind === 'pages')
    .flatMap(({ file, value }) => {
      const places = placesIn(value);
      const bands = places.filter(({ key, value: ground }) => key === 'background' && ground === 'enamel');
      const hidden = places.filter(
        ({ key, value: on }) => key === 'visibility' && Object.values(on ?? {}).every((shown) => shown === false),
      );
      return [
        ...bands.slice(1).map(({ field }) => ({
          file,
          field,
          actual: 'enamel, which the page has already',
          expected: 'the green band once a page',
          repair: 'background: sunk',
        })),
        ...hidden.map(({ field }) => ({
          file,
          field,
          actual: 'hidden on every device',
          expected: 'one at least on which it shows, or no block',
          repair: 'visibility: {mobile: true, tablet: true, desktop: true}',
        })),
      ];
    });

/** WCAG 2: words against their ground. */
const LEAST_CONTRAST = 4.5;
/** The shop's ink and paper (tokens.css): what stands on a free color is written in the better of the two. */
const WORDS = ['#17211c', '#ffffff'];

/** Colours chosen freely, as grounds of words, on which neither dark nor light words can be read well enough. */
export const colourFindings = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, value }) =>
    placesIn(value)
      .filter(({ key, value: colour }) => key === 'backgroundColor' && /^#[0-9a-f]{6}$/i.test(String(colour)))
      .flatMap(({ field, value: colour }) => {
        const best = Math.max(...WORDS.map((words) => contrast(words, String(colour))));
        if (best >= LEAST_CONTRAST) return [];
        return [
          {
            file,
            field,
            actual: `${colour}, a contrast of ${best.toFixed(1)}`,
            expected: `${LEAST_CONTRAST} at least: a lighter or darker color`,
          },
        ];
      }),
  );

/** 1 for the same color, 21 for black on white. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
