import type { Facts, System } from '#features/configurator/facts.ts';
import { type Measurement, measure, type Question } from '#features/configurator/question/question.ts';
import { type Answer, answerTo, isBroken, missing } from '#features/configurator/rules/answer.ts';
import { judge, type Measured } from '#features/configurator/rules/judge.ts';

/** What a question is answered with. */
export interface AnswerView extends Answer<System>, Measurement {
  /** False while a measure is missing or wrong: then nothing is judged. */
  isComplete: boolean;
  /** What is laid side by side, of this kind only. */
  compared: Answer<System>['fits'];
  /** What helps where nothing fits. */
  advice: string[];
  /** Where nothing fits: kinds that these measures would be enough for. */
  others: { type: string; name: string; count: number }[];
  /** What is drawn: the measures, and what is usual for those that can't be read. */
  drawn: Measured;
}

export function answerView(facts: Facts, question: Question): AnswerView {
  const { type } = question;
  const measurement = measure(facts, question);
  const isComplete = Object.keys(measurement.problems).length === 0;
  const answer = isComplete ? answerTo(facts, facts.systems, type, measurement.measured) : { fits: [], near: [] };
  const isEmpty = isComplete && answer.fits.length === 0;
  return {
    ...{ ...answer, ...measurement, isComplete },
    compared: question.compared.flatMap((number) => {
      const system = facts.systems.find((one) => one.number === number && one.types.includes(type));
      return system && isComplete
        ? [{ system, findings: judge(facts.rules, type, system.limits, measurement.measured) }]
        : [];
    }),
    advice: isEmpty ? adviceFor(facts, type, measurement.measured) : [],
    others: isEmpty ? othersFor(facts, type, measurement.measured) : [],
    drawn: { ...usualOf(facts, type), ...measurement.measured },
  };
}

/** What is said of the measures that the nearest system misses, where it can still help. */
function adviceFor({ measures, rules, systems }: Facts, type: string, measured: Measured): string[] {
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
function othersFor(facts: Facts, own: string, measured: Measured): AnswerView['others'] {
  return facts.types
    .filter(({ id, measures }) => id !== own && measures.every((one) => measured[one] !== undefined))
    .map(({ id, name }) => ({ type: id, name, count: answerTo(facts, facts.systems, id, measured).fits.length }))
    .filter(({ count }) => count > 0);
}

function usualOf({ types, measures }: Facts, type: string): Measured {
  const { measures: asked = [], defaults = {} } = types.find(({ id }) => id === type) ?? {};
  return Object.fromEntries(
    measures.filter(({ id }) => asked.includes(id)).map((one) => [one.id, defaults[one.id] ?? one.default]),
  );
}
