import { describe, expect, test } from 'vitest';
import {
  addressOf,
  meanwhile,
  measure,
  type QuestionDefinition,
  questionIn,
  type Typing,
  typing,
  withType,
} from './question.ts';

const QUESTION: QuestionDefinition = {
  types: [
    { id: 'pull-out', measures: ['height', 'inside'], defaults: {} },
    { id: 'freestanding', measures: ['inside'], defaults: { inside: 900 } },
  ],
  measures: [
    { id: 'height', min: 300, max: 2400, default: 762 },
    { id: 'inside', min: 200, max: 2400, default: 470, within: 'height' },
  ],
  systems: [
    ...['30-551', '30-552', '30-553', '30-554'].map((number) => ({ number, types: ['pull-out'] })),
    { number: '31-551', types: ['pull-out', 'freestanding'] },
  ],
};
const read = (query: string) => questionIn(QUESTION, new URLSearchParams(query));

describe('A question in an address (7.1)', () => {
  test('begins with what is usual', () => {
    expect(read('')).toEqual({
      ...{ type: 'pull-out', typed: { height: '762', inside: '470' }, compared: [], set: undefined, parts: undefined },
    });
    expect(read('type=freestanding').typed.inside).toBe('900');
  });
  test('comes back as it was written', () => {
    const query =
      '?type=pull-out&height=780&inside=440&compare=30-551&compare=30-552&set=30-551&parts=chosen&part=41-202';
    expect(addressOf(QUESTION, read(query))).toBe(query);
  });
  test('says that nothing goes with a set, too', () => {
    expect(read('set=30-551&parts=chosen').parts).toEqual([]);
    expect(read('set=30-551').parts).toBeUndefined();
  });
  test('writes centimetres as millimetres, and keeps what it can’t read', () => {
    expect(addressOf(QUESTION, read('height=78 cm&inside=tief'))).toBe('?type=pull-out&height=780&inside=tief');
  });
  test('leaves room for three that there are, whatever else is named', () => {
    expect(read('compare=99-999&compare=30-551&compare=30-552&compare=30-553').compared).toEqual([
      ...['30-551', '30-552', '30-553'],
    ]);
  });
  test('takes no stranger', () => {
    const { type, typed, compared, set } = read(
      `type=drawer&height=${'9'.repeat(99)}&compare=x&compare=30-551&compare=30-551&compare=30-552&compare=30-553&compare=30-554&set=%3Cb%3E`,
    );
    expect(type).toBe('pull-out');
    expect(typed.height).toHaveLength(12);
    expect(compared).toEqual(['30-551', '30-552', '30-553']);
    expect(set).toBeUndefined();
  });
});

describe('Another kind of system', () => {
  test('takes its own beginning where nobody has measured', () => {
    expect(withType(QUESTION, read(''), 'freestanding').typed.inside).toBe('900');
    expect(withType(QUESTION, read('inside=455'), 'freestanding').typed.inside).toBe('455');
  });
  test('is compared with what is of that kind alone (7.1)', () => {
    const parsed = read('compare=30-551&compare=31-551&compare=30-554');
    expect(withType(QUESTION, parsed, 'freestanding').compared).toEqual(['31-551']);
    expect(read('type=freestanding&compare=30-551&compare=31-551').compared).toEqual(['31-551']);
  });
  test('has other sets', () => {
    expect(withType(QUESTION, read('set=30-551&parts=chosen'), 'freestanding')).toMatchObject({
      ...{ set: undefined, parts: undefined },
    });
  });
});

describe('What was measured', () => {
  test('is whole millimetres of what this kind asks for', () => {
    expect(measure(QUESTION, read('height=78 cm&inside=440'))).toEqual({
      measured: { height: 780, inside: 440 },
      problems: {},
    });
    expect(measure(QUESTION, read('type=freestanding')).measured).toEqual({ inside: 900 });
  });
  test('can’t be larger than what it lies in', () => {
    expect(measure(QUESTION, read('height=400&inside=400')).problems).toEqual({});
    expect(measure(QUESTION, read('height=400&inside=401')).problems).toEqual({ inside: 'within' });
  });
  test('names what is wrong with a field', () => {
    expect(measure(QUESTION, read('height=&inside=1e9')).problems).toEqual({ height: 'required', inside: 'number' });
  });
});

describe('While a measure is typed', () => {
  /** Types one text after the other; answers what counts at the end. */
  function types(...texts: string[]) {
    let question = read('height=762');
    let now: Typing | undefined;
    for (const text of texts) {
      now = typing(QUESTION, question, now, 'height');
      question = { ...question, typed: { ...question.typed, height: text } };
    }
    return meanwhile(QUESTION, question, now).typed.height;
  }
  test('what stood there before counts, until it can be read', () => {
    expect(types('')).toBe('762');
    expect(types('', '7')).toBe('762');
    expect(types('', '7', '78', '780')).toBe('780');
    expect(types('780', '7')).toBe('780');
  });
  test('what was typed counts, once the field is left', () => {
    expect(meanwhile(QUESTION, read('height=7'), undefined).typed.height).toBe('7');
  });
});
