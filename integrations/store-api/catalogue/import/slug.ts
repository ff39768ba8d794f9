import type { Locale } from '#i18n/locales.ts';

/** A word as a segment of an address: `Tannengrün` → `tannengruen`; other languages lose their accents. */
export function slugOf(word: string, locale: Locale): string {
  const spelled = locale === 'de' ? word.replace(/[äöüÄÖÜ]/g, (letter) => GERMAN[letter.toLowerCase()] ?? '') : word;
  return spelled
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
