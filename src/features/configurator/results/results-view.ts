import { formatNumber } from '#i18n/format.ts';
import { formatMessage } from '#i18n/format-message.ts';
import type { ConfiguratorData, System } from '../configurator-data.ts';
import { type Measurement, measure, type Question } from '../question/question.ts';
import {
  answerTo,
  type Finding,
  isBroken,
  type Judged,
  judge,
  type Matches,
  type Measured,
  missing,
} from '../rules/match-systems.ts';

/** What a question is answered with. */
export interface AnswerView extends Matches<System>, Measurement {
  /** False while a measure is missing or wrong: then nothing is judged. */
  isComplete: boolean;
  /** What is laid side by side, of this kind only. */
  compared: Matches<System>['fits'];
  /** What helps where nothing fits. */
  advice: string[];
  /** Where nothing fits: kinds that these measures would be enough for. */
  others: { type: string; name: string; count: number }[];
  /** What is drawn: the measures, and what is usual for those that can't be read. */
  drawingMeasures: Measured;
}

export function answerView(data: ConfiguratorData, question: Question): AnswerView {
  const { type } = question;
  const measurement = measure(data, question);
  const isComplete = Object.keys(measurement.problems).length === 0;
  const matches = isComplete ? answerTo(data, data.systems, type, measurement.measured) : { fits: [], near: [] };
  const isEmpty = isComplete && matches.fits.length === 0;
  return {
    ...{ ...matches, ...measurement, isComplete },
    compared: question.compared.flatMap((number) => {
      const system = data.systems.find((one) => one.number === number && one.types.includes(type));
      return system && isComplete
        ? [{ system, findings: judge(data.rules, type, system.limits, measurement.measured) }]
        : [];
    }),
    advice: isEmpty ? adviceFor(data, type, measurement.measured) : [],
    others: isEmpty ? othersFor(data, type, measurement.measured) : [],
    drawingMeasures: { ...usualOf(data, type), ...measurement.measured },
  };
}

/** What is said of the measures that the nearest system misses, where it can still help. */
function adviceFor({ measures, rules, systems }: ConfiguratorData, type: string, measured: Measured): string[] {
  const broken = (one: System) => judge(rules, type, one.limits, measured).filter(isBroken);
  const [nearest = []] = systems
    .filter(({ types }) => types.includes(type))
    .map(broken)
    .sort((a, b) => a.length - b.length || missing({ findings: a }) - missing({ findings: b }));
  return measures.flatMap(({ id, advice, adviceFrom = 0 }) =>
    advice && (measured[id] ?? 0) >= adviceFrom && nearest.some(({ measure: one }) => one === id) ? [advice] : [],
  );
}

/** A kind is only named where it asks for nothing that was not measured. */
function othersFor(data: ConfiguratorData, ownId: string, measured: Measured): AnswerView['others'] {
  return data.types
    .filter(({ id, measures }) => id !== ownId && measures.every((one) => measured[one] !== undefined))
    .map(({ id, name }) => ({ type: id, name, count: answerTo(data, data.systems, id, measured).fits.length }))
    .filter(({ count }) => count > 0);
}

function usualOf({ types, measures }: ConfiguratorData, type: string): Measured {
  const { measures: measureIds = [], defaults = {} } = types.find(({ id }) => id === type) ?? {};
  return Object.fromEntries(
    measures.filter(({ id }) => measureIds.includes(id)).map((one) => [one.id, defaults[one.id] ?? one.default]),
  );
}

/** Why a system fits or not, in a sentence. */
interface Reason {
  rule: string;
  isBroken: boolean;
  text: string;
}

/** How many reasons a row has room for. */
const MOST = 3;

/** What decides most: what is broken, then where it is tightest, then what it is built for. */
export function reasonsOf(data: ConfiguratorData, { system, findings }: Judged<System>, most = MOST): Reason[] {
  const isBuiltFor = ({ rule }: Finding) => data.rules.find(({ id }) => id === rule)?.check === 'oneOf';
  const broken = findings.filter(isBroken);
  const kept = findings.filter((finding) => !isBroken(finding));
  const limits = kept.filter((finding) => !isBuiltFor(finding)).sort((a, b) => a.spare - b.spare);
  const tightest = limits.slice(0, Math.max(0, most - 1 - broken.length));
  const others = [...kept.filter(isBuiltFor), ...limits.slice(tightest.length)];
  return [...broken, ...tightest, ...others]
    .slice(0, most)
    .map((finding) => ({ rule: finding.rule, isBroken: isBroken(finding), text: sentenceOf(data, system, finding) }));
}

/** A rule that an editor has added speaks in general words until it has its own. */
export function sentenceOf(
  { locale, words, measures, rules }: ConfiguratorData,
  system: System,
  finding: Finding,
): string {
  const { rule, measure, given, limit, spare, side } = finding;
  const mm = (value: number) => formatNumber(locale, value, 0);
  const { check, field } = rules.find(({ id }) => id === rule) ?? {};
  const built = field && system.limits[field];
  const values = {
    measure: measures.find(({ id }) => id === measure)?.name ?? measure,
    ...{ given: mm(given), limit: mm(limit), mm: mm(Math.abs(spare)), count: Math.abs(spare) },
    list: (Array.isArray(built) ? built : [limit]).map(mm).join(' / '),
  };
  if (side) return formatMessage<string>(words, keyOrFallback(words, `near-${rule}-${side}`, 'near-any'), values);
  if (spare === 0 && check === 'atLeast') return formatMessage(words, 'fits-exact', values);
  return formatMessage<string>(words, keyOrFallback(words, `fits-${rule}`, 'fits-any'), values);
}

const keyOrFallback = (words: ConfiguratorData['words'], key: string, otherwise: string): string =>
  (words[key] ?? words[`${key}_other`]) ? key : otherwise;
