import i18next from 'i18next';
import type { Slice } from './format-message.ts';
import { type ArticleLocale, DEFAULT_LOCALE, ITALIAN, LOCALES, type Locale } from './locales.ts';
import type { KeyOf, MatchOf, Namespace, PatternOf } from './namespaces.ts';

/*
 * Words on the server: one i18next instance with every language, asked for a language each time (no global language,
 * two requests at once never mix). Islands get a `sliceOf` as a prop and read it with `tell`.
 */

export type Values = Record<string, string | number>;
export interface Words<N extends Namespace> {
  (key: KeyOf<N>, values?: Values): string;
  /** For keys that are put together or come from a server (`country-CH`, a `messageKey`): undefined when nobody wrote it. */
  maybe(key: string, values?: Values): string | undefined;
}

/** `const t = wordsOf(locale, 'cart'); t('items', { count: 3 })` */
export function wordsOf<N extends Namespace>(
  locale: N extends 'articles' ? ArticleLocale : Locale,
  namespace: N,
): Words<N> {
  const fixed = i18n.getFixedT(locale, namespace) as unknown as (key: string, values?: Values) => string;
  const maybe = (key: string, values?: Values) => {
    const text = fixed(key, { ...values, defaultValue: '' });
    return text === '' ? undefined : text;
  };
  return Object.assign((key: KeyOf<N>, values?: Values) => fixed(key, values), { maybe });
}

/**
 * The words that one island shows, with every plural form of their language; `keys` may be patterns.
 * @throws when a pattern matches nothing
 */
export function sliceOf<N extends Namespace, const P extends PatternOf<N>>(
  locale: Locale,
  namespace: N,
  keys: readonly P[],
): Slice<MatchOf<N, P>> {
  const all = { ...resources[DEFAULT_LOCALE]?.[namespace], ...resources[locale]?.[namespace] };
  const matches = keys.flatMap((key) => keysMatching(all, key));
  return { '@lang': locale, ...Object.fromEntries(matches.map((key) => [key, all[key]])) } as Slice<MatchOf<N, P>>;
}

function keysLike(keys: string[], pattern: string): string[] {
  const regex = new RegExp(`^${pattern.replaceAll('*', '.*')}(_(${FORMS.join('|')}))?$`);
  return keys.filter((key) => regex.test(key));
}

/** A name is looked up, since pages do it for hundreds; only a pattern goes through all keys. */
function keysMatching(all: Record<string, string>, pattern: string): string[] {
  const matches = pattern.includes('*')
    ? keysLike(Object.keys(all), pattern)
    : [pattern, ...FORMS.map((form) => `${pattern}_${form}`)].filter((key) => key in all);
  if (matches.length === 0) throw new Error(`No message matches ${pattern}`);
  return matches;
}

/** All words of a namespace, for an island that has one of its own. */
export const wordsIn = <N extends Namespace>(locale: Locale, namespace: N): Slice<KeyOf<N>> =>
  ({ '@lang': locale, ...resources[DEFAULT_LOCALE]?.[namespace], ...resources[locale]?.[namespace] }) as Slice<
    KeyOf<N>
  >;

/** The plural forms of one word as attributes, for a label that counts in the browser: `data-label-one="{{count}} Artikel"`. */
export function pluralLabels<N extends Namespace>(locale: Locale, namespace: N, key: KeyOf<N>): Record<string, string> {
  const forms = Object.entries(sliceOf(locale, namespace, [key]));
  return Object.fromEntries(
    forms.flatMap(([name, text]) =>
      name.startsWith(`${key}_`) ? [[name.replace(`${key}_`, 'data-label-'), text as string]] : [],
    ),
  );
}

/** Several slices in one, for an island that shows words of several namespaces; a key may be in one of them only. */
export const mergeSlices = <const S extends readonly Slice[]>(...slices: S): Slice<KeysOf<S[number]>> =>
  Object.assign({}, ...slices);

type KeysOf<S> = S extends Slice<infer Key> ? Key : never;

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', { eager: true, import: 'default' });

const resources: Record<string, Record<string, Record<string, string>>> = {};
for (const [path, words] of Object.entries(files)) {
  const [, locale, namespace] = path.match(/locales\/([^/]+)\/([^/]+)\.json$/) ?? [];
  if (!locale || !namespace) continue;
  resources[locale] ??= {};
  resources[locale][namespace] = words;
}

const i18n = i18next.createInstance();
i18n.init({
  resources,
  supportedLngs: [...LOCALES.map(({ code }) => code), ITALIAN.code],
  fallbackLng: DEFAULT_LOCALE,
  defaultNS: 'common',
  initAsync: false,
  interpolation: { escapeValue: false }, // Astro and React escape
});
