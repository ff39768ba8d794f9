import type { ConfiguratorData, System } from '../configurator-data.ts';
import { type Measurement, measure, type Question } from '../question/question.ts';
import { judge, type Measured } from '../rules/judge.ts';
import { answerTo, isBroken, type Matches, missing } from '../rules/match-systems.ts';

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
function othersFor(data: ConfiguratorData, own: string, measured: Measured): AnswerView['others'] {
  return data.types
    .filter(({ id, measures }) => id !== own && measures.every((one) => measured[one] !== undefined))
    .map(({ id, name }) => ({ type: id, name, count: answerTo(data, data.systems, id, measured).fits.length }))
    .filter(({ count }) => count > 0);
}

function usualOf({ types, measures }: ConfiguratorData, type: string): Measured {
  const { measures: measureIds = [], defaults = {} } = types.find(({ id }) => id === type) ?? {};
  return Object.fromEntries(
    measures.filter(({ id }) => measureIds.includes(id)).map((one) => [one.id, defaults[one.id] ?? one.default]),
  );
}
