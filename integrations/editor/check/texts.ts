import { tooLong } from '#features/content-schema/rules/entry-rules.ts';
import type { Finding } from '#features/content-schema/rules/finding.ts';
import { textsOf } from '#features/content-schema/rules/text-rules.ts';
import { LOCALES } from '#i18n/locales.ts';
import type { Content, ContentFile } from './content.ts';
import { placesIn } from './walk.ts';

/** Longest address that browsers, servers and mails carry. */
const LONGEST_ADDRESS = 1000;

/** Languages in which a text is missing: it falls back to German, so a warning is enough. */
export const untranslated = ({ files }: Content): Finding[] =>
  files.flatMap(({ file, value }) =>
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
  );

/** Headings of a text in Markdown: none of the first level, which is the page's title, and no level left out. */
export const headingFindings = ({ files }: Content): Finding[] =>
  files.flatMap((entry) =>
    [...placesIn(entry.value)].flatMap(({ field, value }) =>
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
    [...placesIn(value)].flatMap(({ field, value: text }) =>
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
