import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, Measure } from '../configurator-data.ts';
import type { Measurement } from '../question/question.ts';

/** What is wrong with a measure, in words. */
export function problemText(
  { locale, words, measures }: ConfiguratorData,
  { name, min, max, default: example, within }: Measure,
  problem: Measurement['problems'][string] | undefined,
): string | undefined {
  if (!problem) return undefined;
  const outer = measures.find(({ id }) => id === within)?.name ?? '';
  const span = { min: formatNumber(locale, min, 0), max: formatNumber(locale, max, 0) };
  return formatMessage<string>(words, `problem-${problem}`, { ...span, name, outer, example });
}
