import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from '#i18n/words.ts';

/** `35 min`, `1 h 35 min`, `9 h`. */
export function timeWords(locale: Locale, total: number): string {
  const t = wordsOf(locale, 'common');
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  const words = hours === 0 ? t('minutes', { minutes }) : t('hoursMinutes', { hours, minutes });
  return (minutes === 0 && hours > 0 ? words.replace(/\s*0\smin$/, '') : words).replaceAll(' ', '\u00A0');
}

/** `4–5 min`, `7–9 h`, `50 min – 1 h 10 min`: how long a step takes. */
export function spanWords(locale: Locale, { from, to }: { from: number; to?: number | undefined }): string {
  const [first, last] = [timeWords(locale, from), timeWords(locale, to ?? from)];
  if (first === last) return first;
  const [one, other] = [first, last].map((words) => words.match(/^(\d+)(\D+)$/));
  return one && one[2] === other?.[2] ? `${one[1]}–${last}` : `${first} – ${last}`;
}
