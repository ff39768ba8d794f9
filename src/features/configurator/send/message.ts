import type { AnswerView } from '#features/configurator/answer/answer-view.ts';
import { reasonsOf } from '#features/configurator/answer/reasons.ts';
import type { Facts, System } from '#features/configurator/facts.ts';
import { type Question, typeOf } from '#features/configurator/question/question.ts';
import type { Judged } from '#features/configurator/rules/answer.ts';
import { formatNumber } from '#i18n/format.ts';
import { tell } from '#i18n/tell.ts';

/** A configuration in words, for a mail, a message or paper. */
export interface Told {
  subject: string;
  /** Kind and measures: `Korpusbreite: 550 mm`. */
  measures: { name: string; value: string }[];
  fits: { name: string; value: string }[];
  near: { name: string; value: string }[];
}

/** Most systems that a mail names; the link shows all. */
const MOST_NAMED = 8;

export function told(facts: Facts, question: Question, answer: AnswerView, most = MOST_NAMED): Told {
  const { locale, words } = facts;
  const type = typeOf(facts, question.type);
  const named = (judged: readonly Judged<System>[]) =>
    judged.slice(0, most).map((one) => ({
      name: `${one.system.number} ${one.system.name}`,
      value: reasonsOf(facts, one)
        .map(({ text }) => text)
        .join('; '),
    }));
  return {
    subject: tell(words, 'mailSubject', { type: type.name }),
    measures: [
      { name: tell(words, 'systemType'), value: type.name },
      ...facts.measures.flatMap(({ id, letter, name }) => {
        const mm = answer.measured[id];
        return mm === undefined ? [] : [{ name: `${letter} ${name}`, value: `${formatNumber(locale, mm, 0)}\u00A0mm` }];
      }),
    ],
    fits: named(answer.fits),
    near: named(answer.near),
  };
}

/** The same as plain text, with the link that leads back to it. */
export function messageOf({ words }: Facts, { measures, fits }: Told, set: readonly string[], link: string): string {
  const line = ({ name, value }: { name: string; value: string }) => tell(words, 'mailLine', { name, value });
  const block = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', tell(words, title), ...lines.map((one) => `- ${one}`)] : [];
  return [
    tell(words, 'mailIntro'),
    '',
    ...measures.map(line),
    ...block('mailSet', set),
    ...block('mailFits', set.length > 0 ? [] : fits.map(({ name }) => name)),
    '',
    link,
  ].join('\n');
}
