import type { Facts, MeasureFacts } from '#features/configurator/facts.ts';
import type { Measurement } from '#features/configurator/question/question.ts';
import { formatNumber } from '#i18n/format.ts';
import { tell } from '#i18n/tell.ts';

/** What is wrong with a measure, in words. */
export function problemText(
  { locale, words, measures }: Facts,
  { name, min, max, default: example, within }: MeasureFacts,
  problem: Measurement['problems'][string] | undefined,
): string | undefined {
  if (!problem) return undefined;
  const outer = measures.find(({ id }) => id === within)?.name ?? '';
  const span = { min: formatNumber(locale, min, 0), max: formatNumber(locale, max, 0) };
  return tell<string>(words, `problem-${problem}`, { ...span, name, outer, example });
}
