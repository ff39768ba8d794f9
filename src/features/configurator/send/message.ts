import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import { type Question, typeOf } from '../question/question.ts';
import { type AnswerView, reasonsOf } from '../results/results-view.ts';
import type { Judged } from '../rules/match-systems.ts';

/** A configuration in words, for a mail, a message or paper. */
export interface ConfigurationSummary {
  subject: string;
  /** Kind and measures: `Korpusbreite: 550 mm`. */
  measures: { name: string; value: string }[];
  fits: { name: string; value: string }[];
  near: { name: string; value: string }[];
}

/** Most systems that a mail names; the link shows all. */
const MOST_NAMED = 8;

export function summarize(
  data: ConfiguratorData,
  question: Question,
  result: AnswerView,
  most = MOST_NAMED,
): ConfigurationSummary {
  const { locale, words } = data;
  const type = typeOf(data, question.type);
  const named = (judged: readonly Judged<System>[]) =>
    judged.slice(0, most).map((one) => ({
      name: `${one.system.number} ${one.system.name}`,
      value: reasonsOf(data, one)
        .map(({ text }) => text)
        .join('; '),
    }));
  return {
    subject: formatMessage(words, 'mailSubject', { type: type.name }),
    measures: [
      { name: formatMessage(words, 'systemType'), value: type.name },
      ...data.measures.flatMap(({ id, letter, name }) => {
        const mm = result.measured[id];
        return mm === undefined ? [] : [{ name: `${letter} ${name}`, value: `${formatNumber(locale, mm, 0)}\u00A0mm` }];
      }),
    ],
    fits: named(result.fits),
    near: named(result.near),
  };
}

/** The same as plain text, with the link that leads back to it. */
export function messageOf(
  { words }: ConfiguratorData,
  { measures, fits }: ConfigurationSummary,
  set: readonly string[],
  link: string,
): string {
  const line = ({ name, value }: { name: string; value: string }) => formatMessage(words, 'mailLine', { name, value });
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', formatMessage<string>(words, title), ...lines.map((one) => `- ${one}`)] : [];
  return [
    formatMessage(words, 'mailIntro'),
    '',
    ...measures.map(line),
    ...block('mailSet', set),
    ...block('mailFits', set.length > 0 ? [] : fits.map(({ name }) => name)),
    '',
    link,
  ].join('\n');
}
