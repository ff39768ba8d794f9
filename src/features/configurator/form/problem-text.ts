import type { ConfiguratorData, Measure } from '#features/configurator/configurator-data.ts';
import type { Measurement } from '#features/configurator/question/question.ts';
import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';

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
